; test regalloc precise-output scalars=6
; target ivb
; Nested branches of lanes become conditionals of the machine: hardly any scalars are left to allocate.

kernel %k {
    param %p : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = workitemid.i32 0
    v4 = uextend.i64 v3
    v5 = iadd.i64 v1, v4

    v6 = load.i32 global align 4 [v5]
    v7 = icmp.ult v3, v6
    branch v7, block1, block4
block1:
    v8 = icmp.ult v6, v2
    branch v8, block2, block3
block2:
    store.i32 global align 4 [v5+4], v6
    jump block3
block3:
    store.i32 global align 4 [v5+8], v6
    jump block4
block4:
    store.i32 global align 4 [v5+12], v6
    return
}
;; machine kernel %k target ivb wave 16 after regalloc {
;;     .scalars 6
;; mb0: wave -> mb1 of block5
;; lanes -> mb3, mb1 {
;;     v2 = add.d r8.0.ud, r1.0.uw.lanes
;;     v1 early = load.d1 v2 space:global
;; }
;;     compare_to_flag.l.ud r1.0.uw.lanes, v1
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block13
;; lanes -> mb10 {
;; }
;;     branch.if mb3, mb2 region:0
;; mb2: wave -> mb9 of block16
;;     jump mb9
;; mb3: wave -> mb4 of block6
;; lanes -> mb6, mb4 {
;; }
;;     compare_to_flag.l.ud v1, r8.8.ud
;;     jump mb4
;; mb4: wave -> mb6, mb5 of block15
;; lanes -> mb8 {
;; }
;;     branch.if mb6, mb5 region:1
;; mb5: wave -> mb7 of block17
;;     jump mb7
;; mb6: wave -> mb7 of block7
;; lanes -> mb8 {
;;     v0 = add.ud v2, 4
;;     store.d1 v[0:1] space:global
;; }
;;     jump mb7
;; mb7: wave -> mb8 of block8
;;     marker.end_if region:1 inside:0
;;     jump mb8
;; mb8: wave -> mb9 of block9
;; lanes -> mb10 {
;;     v0 = add.ud v2, 8
;;     store.d1 v[0:1] space:global
;; }
;;     jump mb9
;; mb9: wave -> mb10 of block10
;;     marker.end_if region:0
;;     jump mb10
;; mb10: wave of block11
;; lanes {
;;     v0 = add.ud v2, 12
;;     store.d1 v[0:1] space:global
;; }
;;     end
;; }

; test isel precise-output
; target ivb
; A loop of the wave: its counter is a parameter of the wave's view.

kernel %count {
    param %out : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v1 = load.i32 kernarg align 8 width all [v90+8]
    v2 = iconst.i32 0
    jump block1(v2)
block1(v3: i32):
    v4 = iconst.i32 1
    v5 = iadd.i32 v3, v4
    store.i32 global align 4 [v91], v5
    v6 = icmp.ult v5, v1
    branch v6, block1(v5), block2
block2:
    return
}
;; machine kernel %count target ivb wave 16 after isel {
;; mb0: wave -> mb1, mb2 of block5
;; lanes -> mb1, mb2 {
;;     %17:s1 = add.d r8.8.ud, -1 scope:wave
;; }
;;     compare_to_flag.g.ud r8.8.ud, 1 scope:wave
;;     branch.flag mb1, mb2
;; mb1: wave -> mb4(%16) of block11
;; lanes -> mb4 {
;; }
;;     %16:s1 = mov.ud 0 scope:wave
;;     jump mb4
;; mb2: wave -> mb7(%15) of block13
;; lanes -> mb7 {
;; }
;;     %15:s1 = mov.ud 0 scope:wave
;;     jump mb7
;; mb3: wave -> mb4(%14) of block6
;; lanes -> mb4 {
;;     %14:s1 = add.d %0, 4 scope:wave
;;     %13.0:v2 = mov.ud r8.0.ud
;;     %12.1:v2 tied(%13) = mov.ud %14
;;     store.d1 %12 space:global
;; }
;;     jump mb4
;; mb4(%0:s1): wave -> mb5, mb6 of block7
;; lanes -> mb3, mb6 {
;;     %10:s1 = add.d %17, -%0 scope:wave
;; }
;;     compare_to_flag.g.ud %10, 3 scope:wave
;;     branch.flag mb5, mb6
;; mb5: wave -> mb3 of block14
;;     jump mb3
;; mb6: wave -> mb7(%0) of block16
;; lanes -> mb7 {
;; }
;;     jump mb7
;; mb7(%3:s1): wave -> mb8, mb9 of block8
;; lanes -> mb8, mb10 {
;;     %8:s1 = add.d %3, 1 scope:wave
;;     %7.0:v2 = mov.ud r8.0.ud
;;     %6.1:v2 tied(%7) = mov.ud %8
;;     store.d1 %6 space:global
;; }
;;     compare_to_flag.l.ud %8, r8.8.ud scope:wave
;;     branch.flag mb8, mb9
;; mb8: wave -> mb7(%8) of block18
;; lanes -> mb7 {
;; }
;;     jump mb7
;; mb9: wave -> mb10 of block19
;;     jump mb10
;; mb10: wave of block9
;; lanes {
;; }
;;     end
;; }

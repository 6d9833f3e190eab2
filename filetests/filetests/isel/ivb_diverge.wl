; test isel precise-output
; target ivb
; A branch that lanes take one by one: masks around both sides; the value that both sides give is a parameter of the lanes' view.

kernel %diverge {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    branch v2, block1, block2
block1:
    store.i32 global align 4 [v91], v1
    jump block3(v1)
block2:
    v4 = isub.i32 v0, v1
    jump block3(v4)
block3(v5: i32):
    store.i32 global align 4 [v91+4], v5
    return
}
;; machine kernel %diverge target ivb wave 16 after isel {
;; mb0: wave -> mb2, mb1 of block4
;; lanes -> mb2, mb5 {
;;     %25:s1 early = compare.l.ud r1.0.uw.lanes, 5
;; }
;;     %22:s1 = get_exec scope:wave
;;     %21:s1 = get_exec scope:wave
;;     %19:s1 = and.ud %21, %25 scope:wave
;;     %18:s1 early = and_not %21, %25 scope:wave
;;     set_exec %19 scope:wave
;;     branch.exec mb2, mb1
;; mb1: wave -> mb3 of block10
;;     jump mb3
;; mb2: wave -> mb3 of block5
;; lanes -> mb7(%12) {
;;     %14.0:v2 = mov.ud r8.0.ud
;;     %13.1:v2 tied(%14) = mov.ud 5
;;     store.d1 %13 space:global
;;     %12:v1 = mov.ud 5
;; }
;;     jump mb3
;; mb3: wave -> mb5, mb4 of block6
;;     set_exec %18 scope:wave
;;     branch.exec mb5, mb4
;; mb4: wave -> mb6 of block11
;;     jump mb6
;; mb5: wave -> mb6 of block7
;; lanes -> mb7(%9) {
;;     %9:v1 = add.d r1.0.uw.lanes, -5
;; }
;;     jump mb6
;; mb6: wave -> mb7 of block8
;;     set_exec %22 scope:wave
;;     jump mb7
;; mb7: wave of block9
;; lanes(%4:v1) {
;;     %5:v1 = add.ud r8.0.ud, 4
;;     %7.0:v2 = mov.ud %5
;;     %6.1:v2 tied(%7) = mov.ud %4
;;     store.d1 %6 space:global
;; }
;;     end
;; }

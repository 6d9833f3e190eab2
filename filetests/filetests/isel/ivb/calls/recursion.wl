; test isel precise-output noinline
; target ivb
; A function that calls itself.

kernel %caller {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1: i32 = call %f(v0)
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    store.i32 global align 4 [v91], v1
    return
}
;; machine kernel %caller target ivb wave 16 after isel {
;;     .convention caller
;;     .variables 0
;;     .stride 0
;;     .thread_bytes 262272
;; mb0: wave of block1
;; lanes {
;;     %5:v1 = mov.ud.uw r1.0.uw.lanes
;;     %4=v0:v1 = call fn1, %5=v0 kills s[0:63], v[1:19]
;;     %2.0:v2 = mov.ud r8.0.ud
;;     %1.1:v2 tied(%2) = mov.ud %4
;;     store.d1 %1 space:global
;; }
;;     end
;; }

function %f {
block0(v0: i32):
    v1 = iconst.i32 1
    v2 = icmp.ule v0, v1
    branch v2, block1, block2
block1:
    jump block3(v1)
block2:
    v3 = isub.i32 v0, v1
    v4: i32 = call %f(v3)
    v5 = imul.i32 v4, v0
    jump block3(v5)
block3(v6: i32):
    return v6
}
;; machine function %f target ivb wave 16 after isel {
;;     .variables 0
;; mb0: wave -> mb1 of block5
;; lanes -> mb1, mb3 {
;;     %0=v0:v1 = inputs
;;     %24:s1 early = compare.le.ud %0, 1
;;     %23:v1 = mov.ud 1
;; }
;;     %21:s1 = get_exec scope:wave
;;     %20:s1 = get_exec scope:wave
;;     %18:s1 = and.ud %20, %24 scope:wave
;;     %17:s1 early = and_not %20, %24 scope:wave
;;     set_exec %18 scope:wave
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block11
;; lanes -> mb5(%23) {
;; }
;;     set_exec %17 scope:wave
;;     branch.exec mb3, mb2
;; mb2: wave -> mb4 of block12
;;     jump mb4
;; mb3: wave -> mb4 of block6
;; lanes -> mb5(%10) {
;;     %13:v1 = add.d %0, -1
;;     %12=v0:v1 = call fn1, %13=v0 kills s[0:63], v[1:19]
;;     %8:v1 = mul_word.low %12, %0
;;     %9:v1 = mul_word.high %12, %0
;;     %10:v1 tied(%8) = add_word %9
;; }
;;     jump mb4
;; mb4: wave -> mb5 of block7
;;     set_exec %21 scope:wave
;;     jump mb5
;; mb5: wave -> mb6 of block8
;; lanes(%4:v1) -> mb6(%4) {
;; }
;;     jump mb6
;; mb6: wave of block9
;; lanes(%5:v1) {
;;     results %5=v0
;; }
;;     return
;; }

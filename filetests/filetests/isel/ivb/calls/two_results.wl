; test isel precise-output noinline
; target ivb
; Two results.

kernel %caller {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1: i32, v2: i32 = call %f(v0)
    v3 = isub.i32 v1, v2
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    store.i32 global align 4 [v91], v3
    return
}
;; machine kernel %caller target ivb wave 16 after isel {
;;     .convention caller
;;     .variables 0
;;     .stride 0
;;     .thread_bytes 0
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = mov.ud.uw r1.0.uw.lanes
;;     %7=v0:v1, %8=v1:v1 = call fn1, %9=v0 kills s[0:63], v[2:19]
;;     %5:v1 = add.d %7, -%8
;;     %2.0:v2 = mov.ud r8.0.ud
;;     %1.1:v2 tied(%2) = mov.ud %5
;;     store.d1 %1 space:global
;; }
;;     end
;; }

function %f {
block0(v0: i32):
    v1 = iadd.i32 v0, v0
    v2 = imul.i32 v0, v0
    return v1, v2
}
;; machine function %f target ivb wave 16 after isel {
;;     .variables 0
;; mb0: wave -> mb1 of block2
;; lanes -> mb1(%8, %7) {
;;     %0=v0:v1 = inputs
;;     %8:v1 = add.d %0, %0
;;     %5:v1 = mul_word.low %0, %0
;;     %6:v1 = mul_word.high %0, %0
;;     %7:v1 tied(%5) = add_word %6
;; }
;;     jump mb1
;; mb1: wave of block3
;; lanes(%1:v1, %2:v1) {
;;     results %1=v0, %2=v1
;; }
;;     return
;; }

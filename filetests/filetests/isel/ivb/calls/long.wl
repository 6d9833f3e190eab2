; test isel precise-output noinline
; target ivb
; Arguments and results of 64 bits take two vectors each.

kernel %caller {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = uextend.i64 v0
    v2: i64 = call %f(v1, v1)
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    store.i64 global align 4 [v91], v2
    return
}
;; machine kernel %caller target ivb wave 16 after isel {
;;     .convention caller
;;     .variables 0
;;     .stride 0
;;     .thread_bytes 0
;; mb0: wave of block1
;; lanes {
;;     %8.0:v2 = mov.ud r1.0.uw.lanes
;;     %7.1:v2 tied(%8) = mov.ud 0
;;     %5=v[0:1]:v2 = call fn1, %7=v[0:1], %7=v[2:3] kills s[0:63], v[2:19]
;;     %2.0:v3 = mov.ud r8.0.ud
;;     %3.1:v3 tied(%2) = mov.ud %5.0
;;     %1.2:v3 tied(%3) = mov.ud %5.1
;;     store.d2 %1 space:global
;; }
;;     end
;; }

function %f {
block0(v0: i64, v1: i64):
    v2 = iadd.i64 v0, v1
    return v2
}
;; machine function %f target ivb wave 16 after isel {
;;     .variables 0
;; mb0: wave -> mb1 of block2
;; lanes -> mb1(%7) {
;;     %0=v[0:1]:v2, %1=v[2:3]:v2 = inputs
;;     %4:v1 = add.d %0.0, %1.0
;;     %5:v1 = add.d %0.1, %1.1
;;     %6:v1 tied(%5) = carry %4, %1.0
;;     %8.0:v2 = mov.ud %4
;;     %7.1:v2 tied(%8) = mov.ud %6
;; }
;;     jump mb1
;; mb1: wave of block3
;; lanes(%2:v2) {
;;     results %2=v[0:1]
;; }
;;     return
;; }

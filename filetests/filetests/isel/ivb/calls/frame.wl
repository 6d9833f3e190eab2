; test isel precise-output noinline level=1
; target ivb
; A variable of a function lies in its frame of the private memory, which r7 tells.

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
;;     .stride 16
;;     .thread_bytes 256
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
    private %own : 16 align 4
block0(v0: i32):
    v1 = symbol_addr.i32 %own
    store.i32 private align 4 [v1+4], v0
    v2 = load.i32 private align 4 [v1+8]
    return v2
}
;; machine function %f target ivb wave 16 after isel {
;;     .variables 16
;; mb0: wave -> mb1 of block2
;; lanes -> mb1(%6) {
;;     %0=v0:v1 = inputs
;;     %4:v1 = private_address
;;     %11:s1 = mov.ud r7.24.ud scope:wave
;;     %7:v1 = add.ud %4, %11
;;     %8:v1 = add.ud %7, 4
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %0
;;     store.d1 %9 space:global
;;     %5:v1 = add.ud %4, %11
;;     %6:v1 early = load.d1 %5 space:global offset:8
;; }
;;     jump mb1
;; mb1: wave of block3
;; lanes(%1:v1) {
;;     results %1=v0
;; }
;;     return
;; }

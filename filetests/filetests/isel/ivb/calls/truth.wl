; test isel precise-output noinline
; target ivb
; A truth value crosses as a word of 0 or 1.

kernel %caller {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    v3: b1 = call %f(v2, v0)
    v4 = uextend.i32 v3
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    store.i32 global align 4 [v91], v4
    return
}
;; machine kernel %caller target ivb wave 16 after isel {
;;     .convention caller
;;     .variables 0
;;     .stride 0
;;     .thread_bytes 0
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = mov.ud.uw r1.0.uw.lanes
;;     %10:v1 early = select_if.l.ud %11, 5, 1, 0
;;     %9=v0:v1 = call fn1, %10=v0, %11=v1 kills s[0:63], v[1:19]
;;     %6:s1 early = compare.nz.d %9, 0
;;     %4:v1 early = select %6, 1, 0
;;     %2.0:v2 = mov.ud r8.0.ud
;;     %1.1:v2 tied(%2) = mov.ud %4
;;     store.d1 %1 space:global
;; }
;;     end
;; }

function %f {
block0(v0: b1, v1: i32):
    v2 = iconst.i32 7
    v3 = icmp.ult v1, v2
    v4 = bxor.b1 v0, v3
    return v4
}
;; machine function %f target ivb wave 16 after isel {
;;     .variables 0
;; mb0: wave -> mb1 of block2
;; lanes -> mb1(%5) {
;;     %0=v0:v1, %1=v1:v1 = inputs
;;     %10:s1 early = compare.nz.d %0, 0
;;     %9:s1 early = compare.l.ud %1, 7
;;     %8:s1 = xor.ud %10, %9 scope:wave
;;     %5:v1 early = select %8, 1, 0
;; }
;;     jump mb1
;; mb1: wave of block3
;; lanes(%2:v1) {
;;     results %2=v0
;; }
;;     return
;; }

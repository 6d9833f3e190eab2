; test isel precise-output noinline
; target ivb
; An argument of the wave becomes one of each lane.

kernel %caller {
    param %out : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v1 = load.i32 kernarg align 4 width all [v90+8]
    v2: i32 = call %f(v1)
    store.i32 global align 4 [v91], v2
    return
}
;; machine kernel %caller target ivb wave 16 after isel {
;;     .convention caller
;;     .variables 0
;;     .stride 0
;;     .thread_bytes 0
;; mb0: wave of block1
;; lanes {
;;     %3:v1 = mov.ud r8.8.ud
;;     %4=v0:v1 = call fn1, %3=v0 kills s[0:63], v[1:19]
;;     %2.0:v2 = mov.ud r8.0.ud
;;     %1.1:v2 tied(%2) = mov.ud %4
;;     store.d1 %1 space:global
;; }
;;     end
;; }

function %f {
block0(v0: i32):
    v1 = iadd.i32 v0, v0
    return v1
}
;; machine function %f target ivb wave 16 after isel {
;;     .variables 0
;; mb0: wave -> mb1 of block2
;; lanes -> mb1(%3) {
;;     %0=v0:v1 = inputs
;;     %3:v1 = add.d %0, %0
;; }
;;     jump mb1
;; mb1: wave of block3
;; lanes(%1:v1) {
;;     results %1=v0
;; }
;;     return
;; }

; test isel precise-output noinline
; target ivb
; A call in one arm: the running lanes are those of the arm, and the function runs with them.

kernel %caller {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    branch v2, block1, block2
block1:
    v3: i32 = call %f(v0)
    jump block3(v3)
block2:
    jump block3(v1)
block3(v4: i32):
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
;; mb0: wave -> mb1 of block3
;; lanes -> mb3, mb1 {
;;     %20:v1 = mov.ud.uw r1.0.uw.lanes
;;     %19:s1 early = compare.l.ud %20, 5
;;     %18:v1 = mov.ud 5
;; }
;;     %16:s1 = get_exec scope:wave
;;     %15:s1 = get_exec scope:wave
;;     %13:s1 = and.ud %15, %19 scope:wave
;;     %12:s1 early = and_not %15, %19 scope:wave
;;     set_exec %12 scope:wave
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block8
;; lanes -> mb5(%18) {
;; }
;;     set_exec %13 scope:wave
;;     branch.exec mb3, mb2
;; mb2: wave -> mb4 of block9
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb5(%8) {
;;     %8=v0:v1 = call fn1, %20=v0 kills s[0:63], v[1:19]
;; }
;;     jump mb4
;; mb4: wave -> mb5 of block5
;;     set_exec %16 scope:wave
;;     jump mb5
;; mb5: wave of block6
;; lanes(%4:v1) {
;;     %6.0:v2 = mov.ud r8.0.ud
;;     %5.1:v2 tied(%6) = mov.ud %4
;;     store.d1 %5 space:global
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

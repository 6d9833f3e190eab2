; test isel precise-output noinline
; target ivb
; What the thread starts with keeps its register in functions.

kernel %caller {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1: i32 = call %f()
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    store.i32 global align 4 [v91], v1
    return
}
;; machine kernel %caller target ivb wave 16 after isel {
;;     .convention caller
;;     .variables 0
;;     .stride 0
;;     .thread_bytes 0
;; mb0: wave of block1
;; lanes {
;;     %3=v0:v1 = call fn1 kills s[0:63], v[1:19]
;;     %2.0:v2 = mov.ud r8.0.ud
;;     %1.1:v2 tied(%2) = mov.ud %3
;;     store.d1 %1 space:global
;; }
;;     end
;; }

function %f {
block0:
    v0 = workitemid.i32 1
    v1 = workgroupid.i32 0
    v2 = gridsize.i32 0
    v3 = iadd.i32 v0, v1
    v4 = iadd.i32 v3, v2
    return v4
}
;; machine function %f target ivb wave 16 after isel {
;;     .variables 0
;; mb0: wave -> mb1 of block2
;; lanes -> mb1(%3) {
;;     inputs
;;     %5:v1 = add.d r2.0.uw.lanes, r0.4.ud
;;     %3:v1 = add.d %5, r5.12.ud
;; }
;;     jump mb1
;; mb1: wave of block3
;; lanes(%0:v1) {
;;     results %0=v0
;; }
;;     return
;; }

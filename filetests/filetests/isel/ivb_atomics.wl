; test isel precise-output
; target ivb
; Atomic operations, with and without the old value.

kernel %atomics {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v1 = atomic_rmw.i32 add global align 4 rlx agent [v91], v0
    atomic_rmw_noret.i32 umax global align 4 rlx agent [v91+4], v1
    return
}
;; machine kernel %atomics target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = mov.ud.uw r1.0.uw.lanes
;;     %9:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %7.0:v2 = mov.ud %9
;;     %6.1:v2 tied(%7) = mov.ud %10
;;     %8:v1 early = atomic.add %6 surface:255
;;     %2:v1 = add.ud %9, 4
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     atomic.umax %3 surface:255
;; }
;;     end
;; }

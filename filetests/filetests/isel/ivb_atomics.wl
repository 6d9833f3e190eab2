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
;;     %6.0:v2 = mov.ud r8.0.ud
;;     %5.1:v2 tied(%6) = mov.ud r1.0.uw.lanes
;;     %7:v1 early = atomic.add %5 space:global
;;     %1:v1 = add.ud r8.0.ud, 4
;;     %3.0:v2 = mov.ud %1
;;     %2.1:v2 tied(%3) = mov.ud %7
;;     atomic.umax %2 space:global
;; }
;;     end
;; }

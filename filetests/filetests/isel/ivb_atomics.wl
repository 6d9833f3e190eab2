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
;;     %5:v1 = mov.ud.uw r1.0.uw.lanes
;;     %4:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %3:v1 = atomic.add %4, %5 surface:255
;;     atomic.umax %4, %3 surface:255 offset:4
;; }
;;     end
;; }

; test isel precise-output
; target ivb
; Orders in group memory: a fence before a release and after an acquire.

kernel %rlx_wg {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add group align 4 rlx wg [v2], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %rlx_wg target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7.0:v2 = mov.ud r1.0.uw.lanes
;;     %6.1:v2 tied(%7) = mov.ud r1.0.uw.lanes
;;     %8:v1 early = atomic.add %6 space:group
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %rlx_agent {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add group align 4 rlx agent [v2], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %rlx_agent target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7.0:v2 = mov.ud r1.0.uw.lanes
;;     %6.1:v2 tied(%7) = mov.ud r1.0.uw.lanes
;;     %8:v1 early = atomic.add %6 space:group
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %scar_wg {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add group align 4 scar wg [v2], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %scar_wg target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7.0:v2 = mov.ud r1.0.uw.lanes
;;     %6.1:v2 tied(%7) = mov.ud r1.0.uw.lanes
;;     fence scope:wave
;;     %8:v1 early = atomic.add %6 space:group
;;     fence scope:wave
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %scar_agent {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add group align 4 scar agent [v2], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %scar_agent target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7.0:v2 = mov.ud r1.0.uw.lanes
;;     %6.1:v2 tied(%7) = mov.ud r1.0.uw.lanes
;;     fence scope:wave
;;     %8:v1 early = atomic.add %6 space:group
;;     fence scope:wave
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

; test isel precise-output
; target ivb
; Read-modify-writes of each order and scope: a fence before a release, one after an acquire.

kernel %rlx_wg {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add global align 4 rlx wg [v4], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %rlx_wg target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7.0:v2 = mov.ud %9
;;     %6.1:v2 tied(%7) = mov.ud r1.0.uw.lanes
;;     %8:v1 early = atomic.add %6 space:global
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
    v5 = atomic_rmw.i32 add global align 4 rlx agent [v4], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %rlx_agent target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7.0:v2 = mov.ud %9
;;     %6.1:v2 tied(%7) = mov.ud r1.0.uw.lanes
;;     %8:v1 early = atomic.add %6 space:global
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %rlx_system {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add global align 4 rlx system [v4], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %rlx_system target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7.0:v2 = mov.ud %9
;;     %6.1:v2 tied(%7) = mov.ud r1.0.uw.lanes
;;     %8:v1 early = atomic.add %6 space:global
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %scacq_wg {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add global align 4 scacq wg [v4], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %scacq_wg target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7.0:v2 = mov.ud %9
;;     %6.1:v2 tied(%7) = mov.ud r1.0.uw.lanes
;;     fence scope:wave
;;     %8:v1 early = atomic.add %6 space:global
;;     fence scope:wave
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %scacq_agent {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add global align 4 scacq agent [v4], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %scacq_agent target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7.0:v2 = mov.ud %9
;;     %6.1:v2 tied(%7) = mov.ud r1.0.uw.lanes
;;     fence scope:wave
;;     %8:v1 early = atomic.add %6 space:global
;;     fence scope:wave
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %scacq_system {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add global align 4 scacq system [v4], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %scacq_system target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7.0:v2 = mov.ud %9
;;     %6.1:v2 tied(%7) = mov.ud r1.0.uw.lanes
;;     fence scope:wave
;;     %8:v1 early = atomic.add %6 space:global
;;     fence scope:wave
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %screl_wg {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add global align 4 screl wg [v4], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %screl_wg target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7.0:v2 = mov.ud %9
;;     %6.1:v2 tied(%7) = mov.ud r1.0.uw.lanes
;;     fence scope:wave
;;     %8:v1 early = atomic.add %6 space:global
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %screl_agent {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add global align 4 screl agent [v4], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %screl_agent target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7.0:v2 = mov.ud %9
;;     %6.1:v2 tied(%7) = mov.ud r1.0.uw.lanes
;;     fence scope:wave
;;     %8:v1 early = atomic.add %6 space:global
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %screl_system {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add global align 4 screl system [v4], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %screl_system target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7.0:v2 = mov.ud %9
;;     %6.1:v2 tied(%7) = mov.ud r1.0.uw.lanes
;;     fence scope:wave
;;     %8:v1 early = atomic.add %6 space:global
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
    v5 = atomic_rmw.i32 add global align 4 scar wg [v4], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %scar_wg target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7.0:v2 = mov.ud %9
;;     %6.1:v2 tied(%7) = mov.ud r1.0.uw.lanes
;;     fence scope:wave
;;     %8:v1 early = atomic.add %6 space:global
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
    v5 = atomic_rmw.i32 add global align 4 scar agent [v4], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %scar_agent target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7.0:v2 = mov.ud %9
;;     %6.1:v2 tied(%7) = mov.ud r1.0.uw.lanes
;;     fence scope:wave
;;     %8:v1 early = atomic.add %6 space:global
;;     fence scope:wave
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %scar_system {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add global align 4 scar system [v4], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %scar_system target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7.0:v2 = mov.ud %9
;;     %6.1:v2 tied(%7) = mov.ud r1.0.uw.lanes
;;     fence scope:wave
;;     %8:v1 early = atomic.add %6 space:global
;;     fence scope:wave
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

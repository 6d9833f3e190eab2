; test isel precise-output
; target ivb
; Stores of each order and scope: a fence before a release.

kernel %rlx_wave {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    atomic_store.i32 st global align 4 rlx wave [v4], v2
    return
}
;; machine kernel %rlx_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %3.0:v2 = mov.ud %4
;;     %2.1:v2 tied(%3) = mov.ud r1.0.uw.lanes
;;     store.d1 %2 space:global
;; }
;;     end
;; }

kernel %rlx_wg {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    atomic_store.i32 st global align 4 rlx wg [v4], v2
    return
}
;; machine kernel %rlx_wg target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %3.0:v2 = mov.ud %4
;;     %2.1:v2 tied(%3) = mov.ud r1.0.uw.lanes
;;     store.d1 %2 space:global
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
    atomic_store.i32 st global align 4 rlx agent [v4], v2
    return
}
;; machine kernel %rlx_agent target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %3.0:v2 = mov.ud %4
;;     %2.1:v2 tied(%3) = mov.ud r1.0.uw.lanes
;;     store.d1 %2 space:global
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
    atomic_store.i32 st global align 4 rlx system [v4], v2
    return
}
;; machine kernel %rlx_system target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %3.0:v2 = mov.ud %4
;;     %2.1:v2 tied(%3) = mov.ud r1.0.uw.lanes
;;     store.d1 %2 space:global
;; }
;;     end
;; }

kernel %screl_wave {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    atomic_store.i32 st global align 4 screl wave [v4], v2
    return
}
;; machine kernel %screl_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     fence scope:wave
;;     %3.0:v2 = mov.ud %4
;;     %2.1:v2 tied(%3) = mov.ud r1.0.uw.lanes
;;     store.d1 %2 space:global
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
    atomic_store.i32 st global align 4 screl wg [v4], v2
    return
}
;; machine kernel %screl_wg target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     fence scope:wave
;;     %3.0:v2 = mov.ud %4
;;     %2.1:v2 tied(%3) = mov.ud r1.0.uw.lanes
;;     store.d1 %2 space:global
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
    atomic_store.i32 st global align 4 screl agent [v4], v2
    return
}
;; machine kernel %screl_agent target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     fence scope:wave
;;     %3.0:v2 = mov.ud %4
;;     %2.1:v2 tied(%3) = mov.ud r1.0.uw.lanes
;;     store.d1 %2 space:global
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
    atomic_store.i32 st global align 4 screl system [v4], v2
    return
}
;; machine kernel %screl_system target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     fence scope:wave
;;     %3.0:v2 = mov.ud %4
;;     %2.1:v2 tied(%3) = mov.ud r1.0.uw.lanes
;;     store.d1 %2 space:global
;; }
;;     end
;; }

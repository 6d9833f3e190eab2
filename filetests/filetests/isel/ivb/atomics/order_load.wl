; test isel precise-output
; target ivb
; Loads of each order and scope: a fence after an acquire.

kernel %rlx_wave {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_load.i32 ld global align 4 rlx wave [v4]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %rlx_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 early = load.d1 %7 space:global
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 space:global
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
    v5 = atomic_load.i32 ld global align 4 rlx wg [v4]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %rlx_wg target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 early = load.d1 %7 space:global
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
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
    v5 = atomic_load.i32 ld global align 4 rlx agent [v4]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %rlx_agent target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 early = load.d1 %7 space:global
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
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
    v5 = atomic_load.i32 ld global align 4 rlx system [v4]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %rlx_system target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 early = load.d1 %7 space:global
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %scacq_wave {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_load.i32 ld global align 4 scacq wave [v4]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %scacq_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     fence scope:wave
;;     %5:v1 early = load.d1 %7 space:global
;;     fence scope:wave
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
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
    v5 = atomic_load.i32 ld global align 4 scacq wg [v4]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %scacq_wg target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     fence scope:wave
;;     %5:v1 early = load.d1 %7 space:global
;;     fence scope:wave
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
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
    v5 = atomic_load.i32 ld global align 4 scacq agent [v4]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %scacq_agent target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     fence scope:wave
;;     %5:v1 early = load.d1 %7 space:global
;;     fence scope:wave
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
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
    v5 = atomic_load.i32 ld global align 4 scacq system [v4]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %scacq_system target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     fence scope:wave
;;     %5:v1 early = load.d1 %7 space:global
;;     fence scope:wave
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 space:global
;; }
;;     end
;; }

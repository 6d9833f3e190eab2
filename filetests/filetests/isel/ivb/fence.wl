; test isel precise-output
; target ivb
; A fence is one message, whatever order and scope it has.

kernel %scacq_wg {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    store.i32 global align 4 [v4], v2
    fence scacq wg
    store.i32 global align 4 [v4+4], v2
    return
}
;; machine kernel %scacq_wg target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6.0:v2 = mov.ud %7
;;     %5.1:v2 tied(%6) = mov.ud r1.0.uw.lanes
;;     store.d1 %5 space:global
;;     fence scope:wave
;;     %2:v1 = add.ud %7, 4
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud r1.0.uw.lanes
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
    store.i32 global align 4 [v4], v2
    fence scacq agent
    store.i32 global align 4 [v4+4], v2
    return
}
;; machine kernel %scacq_agent target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6.0:v2 = mov.ud %7
;;     %5.1:v2 tied(%6) = mov.ud r1.0.uw.lanes
;;     store.d1 %5 space:global
;;     fence scope:wave
;;     %2:v1 = add.ud %7, 4
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud r1.0.uw.lanes
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
    store.i32 global align 4 [v4], v2
    fence scacq system
    store.i32 global align 4 [v4+4], v2
    return
}
;; machine kernel %scacq_system target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6.0:v2 = mov.ud %7
;;     %5.1:v2 tied(%6) = mov.ud r1.0.uw.lanes
;;     store.d1 %5 space:global
;;     fence scope:wave
;;     %2:v1 = add.ud %7, 4
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud r1.0.uw.lanes
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
    store.i32 global align 4 [v4], v2
    fence screl wg
    store.i32 global align 4 [v4+4], v2
    return
}
;; machine kernel %screl_wg target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6.0:v2 = mov.ud %7
;;     %5.1:v2 tied(%6) = mov.ud r1.0.uw.lanes
;;     store.d1 %5 space:global
;;     fence scope:wave
;;     %2:v1 = add.ud %7, 4
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud r1.0.uw.lanes
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
    store.i32 global align 4 [v4], v2
    fence screl agent
    store.i32 global align 4 [v4+4], v2
    return
}
;; machine kernel %screl_agent target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6.0:v2 = mov.ud %7
;;     %5.1:v2 tied(%6) = mov.ud r1.0.uw.lanes
;;     store.d1 %5 space:global
;;     fence scope:wave
;;     %2:v1 = add.ud %7, 4
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud r1.0.uw.lanes
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
    store.i32 global align 4 [v4], v2
    fence screl system
    store.i32 global align 4 [v4+4], v2
    return
}
;; machine kernel %screl_system target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6.0:v2 = mov.ud %7
;;     %5.1:v2 tied(%6) = mov.ud r1.0.uw.lanes
;;     store.d1 %5 space:global
;;     fence scope:wave
;;     %2:v1 = add.ud %7, 4
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud r1.0.uw.lanes
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
    store.i32 global align 4 [v4], v2
    fence scar wg
    store.i32 global align 4 [v4+4], v2
    return
}
;; machine kernel %scar_wg target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6.0:v2 = mov.ud %7
;;     %5.1:v2 tied(%6) = mov.ud r1.0.uw.lanes
;;     store.d1 %5 space:global
;;     fence scope:wave
;;     %2:v1 = add.ud %7, 4
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud r1.0.uw.lanes
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
    store.i32 global align 4 [v4], v2
    fence scar agent
    store.i32 global align 4 [v4+4], v2
    return
}
;; machine kernel %scar_agent target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6.0:v2 = mov.ud %7
;;     %5.1:v2 tied(%6) = mov.ud r1.0.uw.lanes
;;     store.d1 %5 space:global
;;     fence scope:wave
;;     %2:v1 = add.ud %7, 4
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud r1.0.uw.lanes
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
    store.i32 global align 4 [v4], v2
    fence scar system
    store.i32 global align 4 [v4+4], v2
    return
}
;; machine kernel %scar_system target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6.0:v2 = mov.ud %7
;;     %5.1:v2 tied(%6) = mov.ud r1.0.uw.lanes
;;     store.d1 %5 space:global
;;     fence scope:wave
;;     %2:v1 = add.ud %7, 4
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud r1.0.uw.lanes
;;     store.d1 %3 space:global
;; }
;;     end
;; }

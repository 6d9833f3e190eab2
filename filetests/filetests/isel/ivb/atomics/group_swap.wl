; test isel precise-output
; target ivb
; Compare and swap in group memory: address, expected and new value are the payload; 64 bits go under a lock.

kernel %word {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = atomic_cas.i32 cas group align 4 rlx agent [v2], v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %word target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:v2 early = load.d2 %13 space:global
;;     %9.0:v3 = mov.ud r1.0.uw.lanes
;;     %10.1:v3 tied(%9) = mov.ud %12.0
;;     %8.2:v3 tied(%10) = mov.ud %12.1
;;     %11:v1 early = atomic.cmpwr %8 space:group
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %11
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %no_result {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    atomic_cas_noret.i32 cas group align 4 rlx agent [v2], v5, v6
    return
}
;; machine kernel %no_result target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v2 early = load.d2 %8 space:global
;;     %4.0:v3 = mov.ud r1.0.uw.lanes
;;     %5.1:v3 tied(%4) = mov.ud %7.0
;;     %3.2:v3 tied(%5) = mov.ud %7.1
;;     atomic.cmpwr %3 space:group
;; }
;;     end
;; }

kernel %long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = atomic_cas.i64 cas group align 8 rlx agent [v2], v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = mov.ud.uw r1.0.uw.lanes
;;     %11:v1 = add.d r8.0.ud, %12
;;     %10:v4 early = load.d4 %11 space:global
;;     %9:v2 early = locked.cas %12, %10.0, %10.1, %10.2, %10.3 space:group bits:64
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %long_no_result {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    atomic_cas_noret.i64 cas group align 8 rlx agent [v2], v5, v6
    return
}
;; machine kernel %long_no_result target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6:v1 = mov.ud.uw r1.0.uw.lanes
;;     %5:v1 = add.d r8.0.ud, %6
;;     %4:v4 early = load.d4 %5 space:global
;;     locked.cas %6, %4.0, %4.1, %4.2, %4.3 space:group bits:64
;; }
;;     end
;; }

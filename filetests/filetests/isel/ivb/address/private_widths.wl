; test isel precise-output
; target ivb
; Accesses of private memory of each width.

kernel %byte {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 private align 1 [v2]
    v6 = sextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    store.i8 private align 1 [v2+1], v5
    return
}
;; machine kernel %byte target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %1:v1 = private_address bytes:0
;;     %16:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %14:v1 = add.ud %1, r1.0.uw.lanes
;;     %15:v1 early = load.b1 %14 space:global
;;     %12:v1 = shl.ud %15, 24
;;     %13:v1 = asr.d %12, 24
;;     %9:v1 = add.ud %16, 256
;;     %11.0:v2 = mov.ud %9
;;     %10.1:v2 tied(%11) = mov.ud %13
;;     store.d1 %10 space:global
;;     %2:v1 = add.ud %1, r1.0.uw.lanes
;;     %4:v1 = add.ud %2, 1
;;     %6.0:v2 = mov.ud %4
;;     %5.1:v2 tied(%6) = mov.ud %15
;;     store.b1 %5 space:global
;; }
;;     end
;; }

kernel %half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 private align 2 [v2]
    v6 = uextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    store.i16 private align 2 [v2+2], v5
    return
}
;; machine kernel %half target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %1:v1 = private_address bytes:0
;;     %15:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %13:v1 = add.ud %1, r1.0.uw.lanes
;;     %14:v1 early = load.b2 %13 space:global
;;     %12:v1 = and.ud %14, 0xffff
;;     %9:v1 = add.ud %15, 256
;;     %11.0:v2 = mov.ud %9
;;     %10.1:v2 tied(%11) = mov.ud %12
;;     store.d1 %10 space:global
;;     %2:v1 = add.ud %1, r1.0.uw.lanes
;;     %4:v1 = add.ud %2, 2
;;     %6.0:v2 = mov.ud %4
;;     %5.1:v2 tied(%6) = mov.ud %14
;;     store.b2 %5 space:global
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
    v5 = load.i64 private align 8 [v2]
    store.i64 global align 8 [v4+256], v5
    store.i64 private align 8 [v2+8], v5
    return
}
;; machine kernel %long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %1:v1 = private_address bytes:0
;;     %15:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %13:v1 = add.ud %1, r1.0.uw.lanes
;;     %14:v2 early = load.d2 %13 space:global
;;     %9:v1 = add.ud %15, 256
;;     %11.0:v3 = mov.ud %9
;;     %12.1:v3 tied(%11) = mov.ud %14.0
;;     %10.2:v3 tied(%12) = mov.ud %14.1
;;     store.d2 %10 space:global
;;     %2:v1 = add.ud %1, r1.0.uw.lanes
;;     %4:v1 = add.ud %2, 8
;;     %6.0:v3 = mov.ud %4
;;     %7.1:v3 tied(%6) = mov.ud %14.0
;;     %5.2:v3 tied(%7) = mov.ud %14.1
;;     store.d2 %5 space:global
;; }
;;     end
;; }

kernel %quad {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x4 private align 16 [v2]
    store.i32x4 global align 8 [v4+256], v5
    store.i32x4 private align 16 [v2+16], v5
    return
}
;; machine kernel %quad target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %1:v1 = private_address bytes:0
;;     %19:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %17:v1 = add.ud %1, r1.0.uw.lanes
;;     %18:v4 early = load.d4 %17 space:global
;;     %11:v1 = add.ud %19, 256
;;     %13.0:v5 = mov.ud %11
;;     %14.1:v5 tied(%13) = mov.ud %18.0
;;     %15.2:v5 tied(%14) = mov.ud %18.1
;;     %16.3:v5 tied(%15) = mov.ud %18.2
;;     %12.4:v5 tied(%16) = mov.ud %18.3
;;     store.d4 %12 space:global
;;     %2:v1 = add.ud %1, r1.0.uw.lanes
;;     %4:v1 = add.ud %2, 16
;;     %6.0:v5 = mov.ud %4
;;     %7.1:v5 tied(%6) = mov.ud %18.0
;;     %8.2:v5 tied(%7) = mov.ud %18.1
;;     %9.3:v5 tied(%8) = mov.ud %18.2
;;     %5.4:v5 tied(%9) = mov.ud %18.3
;;     store.d4 %5 space:global
;; }
;;     end
;; }

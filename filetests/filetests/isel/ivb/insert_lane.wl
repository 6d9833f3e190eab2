; test isel precise-output
; target ivb
; Vectors with one lane replaced: a move of each register, or a field of a word by masks.

kernel %word {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x4 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+16]
    v7 = insert_lane.i32x4 v5, v6, 1
    store.i32x4 global align 8 [v4+256], v7
    return
}
;; machine kernel %word target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %15:v4 early = load.d4 %17 space:global
;;     %14:v1 early = load.d1 %17 space:global offset:16
;;     %11.0:v4 = mov.ud %15.0
;;     %12.1:v4 tied(%11) = mov.ud %14
;;     %13.2:v4 tied(%12) = mov.ud %15.2
;;     %10.3:v4 tied(%13) = mov.ud %15.3
;;     %2:v1 = add.ud %17, 256
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %10.0
;;     %6.2:v5 tied(%5) = mov.ud %10.1
;;     %7.3:v5 tied(%6) = mov.ud %10.2
;;     %3.4:v5 tied(%7) = mov.ud %10.3
;;     store.d4 %3 space:global
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
    v5 = load.i64x2 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+16]
    v7 = insert_lane.i64x2 v5, v6, 0
    store.i64x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %15:v4 early = load.d4 %17 space:global
;;     %14:v2 early = load.d2 %17 space:global offset:16
;;     %11.0:v4 = mov.ud %14.0
;;     %12.1:v4 tied(%11) = mov.ud %14.1
;;     %13.2:v4 tied(%12) = mov.ud %15.2
;;     %10.3:v4 tied(%13) = mov.ud %15.3
;;     %2:v1 = add.ud %17, 256
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %10.0
;;     %6.2:v5 tied(%5) = mov.ud %10.1
;;     %7.3:v5 tied(%6) = mov.ud %10.2
;;     %3.4:v5 tied(%7) = mov.ud %10.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %low_half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i16 global align 2 [v4+4]
    v7 = insert_lane.i16x2 v5, v6, 0
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %low_half target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %15:v1 early = load.d1 %17 space:global
;;     %14:v1 early = load.b2 %17 space:global offset:4
;;     %12:v1 = and.ud %14, 0xffff
;;     %10:v1 = and.ud %15, 0xffff0000
;;     %8:v1 = or.ud %12, %10
;;     %2:v1 = add.ud %17, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %high_half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i16 global align 2 [v4+4]
    v7 = insert_lane.i16x2 v5, v6, 1
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %high_half target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %19:v1 early = load.d1 %21 space:global
;;     %18:v1 early = load.b2 %21 space:global offset:4
;;     %16:v1 = and.ud %18, 0xffff
;;     %14:v1 = shl.ud %16, 16
;;     %12:v1 = and.ud %14, 0xffff0000
;;     %10:v1 = and.ud %19, 0xffff
;;     %8:v1 = or.ud %12, %10
;;     %2:v1 = add.ud %21, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %byte {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x4 global align 4 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = insert_lane.i8x4 v5, v6, 2
    store.i8x4 global align 4 [v4+256], v7
    return
}
;; machine kernel %byte target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %19:v1 early = load.d1 %21 space:global
;;     %18:v1 early = load.b1 %21 space:global offset:4
;;     %16:v1 = and.ud %18, 255
;;     %14:v1 = shl.ud %16, 16
;;     %12:v1 = and.ud %14, 0xff0000
;;     %10:v1 = and.ud %19, 0xff00ffff
;;     %8:v1 = or.ud %12, %10
;;     %2:v1 = add.ud %21, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %float {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32x2 global align 8 [v4+0]
    v6 = load.f32 global align 4 [v4+8]
    v7 = insert_lane.f32x2 v5, v6, 1
    store.f32x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %float target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:v1 early = load.d1 %13 space:global
;;     %10:v1 early = load.d1 %13 space:global offset:8
;;     %9.0:v2 = mov.ud %11
;;     %8.1:v2 tied(%9) = mov.ud %10
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

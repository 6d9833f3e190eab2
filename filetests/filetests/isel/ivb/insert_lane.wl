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

kernel %lanes_bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x8 global align 8 [v4+0]
    v6 = load.i8 global align 1 [v4+8]
    v7 = insert_lane.i8x8 v5, v6, 4
    store.i8x8 global align 8 [v4+256], v7
    v8 = load.i8x16 global align 8 [v4+16]
    v9 = load.i8 global align 1 [v4+32]
    v10 = insert_lane.i8x16 v8, v9, 8
    store.i8x16 global align 8 [v4+272], v10
    return
}
;; machine kernel %lanes_bytes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %44:v2 early = load.d2 %46 space:global
;;     %43:v1 early = load.b1 %46 space:global offset:8
;;     %41:v1 = and.ud %43, 255
;;     %39:v1 = and.ud %44.1, 0xffffff00
;;     %37:v1 = or.ud %41, %39
;;     %34.0:v2 = mov.ud %44.0
;;     %33.1:v2 tied(%34) = mov.ud %37
;;     %26:v1 = add.ud %46, 256
;;     %28.0:v3 = mov.ud %26
;;     %29.1:v3 tied(%28) = mov.ud %33.0
;;     %27.2:v3 tied(%29) = mov.ud %33.1
;;     store.d2 %27 space:global
;;     %24:v4 early = load.d4 %46 space:global offset:16
;;     %23:v1 early = load.b1 %46 space:global offset:32
;;     %21:v1 = and.ud %23, 255
;;     %19:v1 = and.ud %24.2, 0xffffff00
;;     %17:v1 = or.ud %21, %19
;;     %12.0:v4 = mov.ud %24.0
;;     %13.1:v4 tied(%12) = mov.ud %24.1
;;     %14.2:v4 tied(%13) = mov.ud %17
;;     %11.3:v4 tied(%14) = mov.ud %24.3
;;     %2:v1 = add.ud %46, 272
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %11.0
;;     %6.2:v5 tied(%5) = mov.ud %11.1
;;     %7.3:v5 tied(%6) = mov.ud %11.2
;;     %3.4:v5 tied(%7) = mov.ud %11.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %lanes_halves {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x4 global align 8 [v4+0]
    v6 = load.i16 global align 2 [v4+8]
    v7 = insert_lane.i16x4 v5, v6, 2
    store.i16x4 global align 8 [v4+256], v7
    v8 = load.i16x8 global align 8 [v4+16]
    v9 = load.i16 global align 2 [v4+32]
    v10 = insert_lane.i16x8 v8, v9, 4
    store.i16x8 global align 8 [v4+272], v10
    return
}
;; machine kernel %lanes_halves target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %44:v2 early = load.d2 %46 space:global
;;     %43:v1 early = load.b2 %46 space:global offset:8
;;     %41:v1 = and.ud %43, 0xffff
;;     %39:v1 = and.ud %44.1, 0xffff0000
;;     %37:v1 = or.ud %41, %39
;;     %34.0:v2 = mov.ud %44.0
;;     %33.1:v2 tied(%34) = mov.ud %37
;;     %26:v1 = add.ud %46, 256
;;     %28.0:v3 = mov.ud %26
;;     %29.1:v3 tied(%28) = mov.ud %33.0
;;     %27.2:v3 tied(%29) = mov.ud %33.1
;;     store.d2 %27 space:global
;;     %24:v4 early = load.d4 %46 space:global offset:16
;;     %23:v1 early = load.b2 %46 space:global offset:32
;;     %21:v1 = and.ud %23, 0xffff
;;     %19:v1 = and.ud %24.2, 0xffff0000
;;     %17:v1 = or.ud %21, %19
;;     %12.0:v4 = mov.ud %24.0
;;     %13.1:v4 tied(%12) = mov.ud %24.1
;;     %14.2:v4 tied(%13) = mov.ud %17
;;     %11.3:v4 tied(%14) = mov.ud %24.3
;;     %2:v1 = add.ud %46, 272
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %11.0
;;     %6.2:v5 tied(%5) = mov.ud %11.1
;;     %7.3:v5 tied(%6) = mov.ud %11.2
;;     %3.4:v5 tied(%7) = mov.ud %11.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %lanes_words {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x2 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v7 = insert_lane.i32x2 v5, v6, 1
    store.i32x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes_words target ivb wave 16 after isel {
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

kernel %lanes_half_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x2 global align 4 [v4+0]
    v6 = load.f16 global align 2 [v4+4]
    v7 = insert_lane.f16x2 v5, v6, 1
    store.f16x2 global align 4 [v4+256], v7
    v8 = load.f16x4 global align 8 [v4+8]
    v9 = load.f16 global align 2 [v4+16]
    v10 = insert_lane.f16x4 v8, v9, 2
    store.f16x4 global align 8 [v4+264], v10
    v11 = load.f16x8 global align 8 [v4+32]
    v12 = load.f16 global align 2 [v4+48]
    v13 = insert_lane.f16x8 v11, v12, 4
    store.f16x8 global align 8 [v4+272], v13
    return
}
;; machine kernel %lanes_half_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %68:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %66:v1 early = load.d1 %68 space:global
;;     %65:v1 early = load.b2 %68 space:global offset:4
;;     %62:v1 = and.ud %65, 0xffff
;;     %60:v1 = shl.ud %62, 16
;;     %58:v1 = and.ud %60, 0xffff0000
;;     %56:v1 = and.ud %66, 0xffff
;;     %54:v1 = or.ud %58, %56
;;     %48:v1 = add.ud %68, 256
;;     %50.0:v2 = mov.ud %48
;;     %49.1:v2 tied(%50) = mov.ud %54
;;     store.d1 %49 space:global
;;     %46:v2 early = load.d2 %68 space:global offset:8
;;     %45:v1 early = load.b2 %68 space:global offset:16
;;     %42:v1 = and.ud %45, 0xffff
;;     %40:v1 = and.ud %46.1, 0xffff0000
;;     %38:v1 = or.ud %42, %40
;;     %35.0:v2 = mov.ud %46.0
;;     %34.1:v2 tied(%35) = mov.ud %38
;;     %27:v1 = add.ud %68, 264
;;     %29.0:v3 = mov.ud %27
;;     %30.1:v3 tied(%29) = mov.ud %34.0
;;     %28.2:v3 tied(%30) = mov.ud %34.1
;;     store.d2 %28 space:global
;;     %25:v4 early = load.d4 %68 space:global offset:32
;;     %24:v1 early = load.b2 %68 space:global offset:48
;;     %21:v1 = and.ud %24, 0xffff
;;     %19:v1 = and.ud %25.2, 0xffff0000
;;     %17:v1 = or.ud %21, %19
;;     %12.0:v4 = mov.ud %25.0
;;     %13.1:v4 tied(%12) = mov.ud %25.1
;;     %14.2:v4 tied(%13) = mov.ud %17
;;     %11.3:v4 tied(%14) = mov.ud %25.3
;;     %2:v1 = add.ud %68, 272
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %11.0
;;     %6.2:v5 tied(%5) = mov.ud %11.1
;;     %7.3:v5 tied(%6) = mov.ud %11.2
;;     %3.4:v5 tied(%7) = mov.ud %11.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %lanes_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32x4 global align 8 [v4+0]
    v6 = load.f32 global align 4 [v4+16]
    v7 = insert_lane.f32x4 v5, v6, 2
    store.f32x4 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %15:v4 early = load.d4 %17 space:global
;;     %14:v1 early = load.d1 %17 space:global offset:16
;;     %11.0:v4 = mov.ud %15.0
;;     %12.1:v4 tied(%11) = mov.ud %15.1
;;     %13.2:v4 tied(%12) = mov.ud %14
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

kernel %lanes_doubles {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64x2 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+16]
    v7 = insert_lane.f64x2 v5, v6, 1
    store.f64x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes_doubles target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %15:v2 early = load.d2 %17 space:global
;;     %14:v2 early = load.d2 %17 space:global offset:16
;;     %11.0:v4 = mov.ud %15.0
;;     %12.1:v4 tied(%11) = mov.ud %15.1
;;     %13.2:v4 tied(%12) = mov.ud %14.0
;;     %10.3:v4 tied(%13) = mov.ud %14.1
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

kernel %wave_bytes {
    param %p : i64 at 0 align 8
    param %a : i8x4 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i8x8 at 16 align 8
    param %d : i32 at 24 align 4
    param %e : i8x16 at 32 align 16
    param %f : i32 at 48 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x4 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = ireduce.i8 v6
    v8 = insert_lane.i8x4 v5, v7, 2
    store.i8x4 global align 4 [v4+256], v8
    v9 = load.i8x8 kernarg align 8 width all [v0+16]
    v10 = load.i32 kernarg align 4 width all [v0+24]
    v11 = ireduce.i8 v10
    v12 = insert_lane.i8x8 v9, v11, 4
    store.i8x8 global align 8 [v4+264], v12
    v13 = load.i8x16 kernarg align 16 width all [v0+32]
    v14 = load.i32 kernarg align 4 width all [v0+48]
    v15 = ireduce.i8 v14
    v16 = insert_lane.i8x16 v13, v15, 8
    store.i8x16 global align 8 [v4+272], v16
    return
}
;; machine kernel %wave_bytes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %68:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %66:v1 early = load.d1 r4.0.ud space:global offset:8
;;     %65:s1 = mov.ud r8.12.ud scope:wave
;;     %62:s1 = and.ud %65, 255 scope:wave
;;     %60:s1 = shl.ud %62, 16 scope:wave
;;     %58:s1 = and.ud %60, 0xff0000 scope:wave
;;     %56:v1 = and.ud %66, 0xff00ffff
;;     %54:v1 = or.ud %58, %56
;;     %48:v1 = add.ud %68, 256
;;     %50.0:v2 = mov.ud %48
;;     %49.1:v2 tied(%50) = mov.ud %54
;;     store.d1 %49 space:global
;;     %46:v2 early = load.d2 r4.0.ud space:global offset:16
;;     %45:s1 = mov.ud r8.24.ud scope:wave
;;     %42:s1 = and.ud %45, 255 scope:wave
;;     %40:v1 = and.ud %46.1, 0xffffff00
;;     %38:v1 = or.ud %42, %40
;;     %35.0:v2 = mov.ud %46.0
;;     %34.1:v2 tied(%35) = mov.ud %38
;;     %27:v1 = add.ud %68, 264
;;     %29.0:v3 = mov.ud %27
;;     %30.1:v3 tied(%29) = mov.ud %34.0
;;     %28.2:v3 tied(%30) = mov.ud %34.1
;;     store.d2 %28 space:global
;;     %25:v4 early = load.d4 r4.0.ud space:global offset:32
;;     %24:s1 = mov.ud r9.16.ud scope:wave
;;     %21:s1 = and.ud %24, 255 scope:wave
;;     %19:v1 = and.ud %25.2, 0xffffff00
;;     %17:v1 = or.ud %21, %19
;;     %12.0:v4 = mov.ud %25.0
;;     %13.1:v4 tied(%12) = mov.ud %25.1
;;     %14.2:v4 tied(%13) = mov.ud %17
;;     %11.3:v4 tied(%14) = mov.ud %25.3
;;     %2:v1 = add.ud %68, 272
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %11.0
;;     %6.2:v5 tied(%5) = mov.ud %11.1
;;     %7.3:v5 tied(%6) = mov.ud %11.2
;;     %3.4:v5 tied(%7) = mov.ud %11.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %wave_halves {
    param %p : i64 at 0 align 8
    param %a : i16x2 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i16x4 at 16 align 8
    param %d : i32 at 24 align 4
    param %e : i16x8 at 32 align 16
    param %f : i32 at 48 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = ireduce.i16 v6
    v8 = insert_lane.i16x2 v5, v7, 1
    store.i16x2 global align 4 [v4+256], v8
    v9 = load.i16x4 kernarg align 8 width all [v0+16]
    v10 = load.i32 kernarg align 4 width all [v0+24]
    v11 = ireduce.i16 v10
    v12 = insert_lane.i16x4 v9, v11, 2
    store.i16x4 global align 8 [v4+264], v12
    v13 = load.i16x8 kernarg align 16 width all [v0+32]
    v14 = load.i32 kernarg align 4 width all [v0+48]
    v15 = ireduce.i16 v14
    v16 = insert_lane.i16x8 v13, v15, 4
    store.i16x8 global align 8 [v4+272], v16
    return
}
;; machine kernel %wave_halves target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %68:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %66:v1 early = load.d1 r4.0.ud space:global offset:8
;;     %65:s1 = mov.ud r8.12.ud scope:wave
;;     %62:s1 = and.ud %65, 0xffff scope:wave
;;     %60:s1 = shl.ud %62, 16 scope:wave
;;     %58:s1 = and.ud %60, 0xffff0000 scope:wave
;;     %56:v1 = and.ud %66, 0xffff
;;     %54:v1 = or.ud %58, %56
;;     %48:v1 = add.ud %68, 256
;;     %50.0:v2 = mov.ud %48
;;     %49.1:v2 tied(%50) = mov.ud %54
;;     store.d1 %49 space:global
;;     %46:v2 early = load.d2 r4.0.ud space:global offset:16
;;     %45:s1 = mov.ud r8.24.ud scope:wave
;;     %42:s1 = and.ud %45, 0xffff scope:wave
;;     %40:v1 = and.ud %46.1, 0xffff0000
;;     %38:v1 = or.ud %42, %40
;;     %35.0:v2 = mov.ud %46.0
;;     %34.1:v2 tied(%35) = mov.ud %38
;;     %27:v1 = add.ud %68, 264
;;     %29.0:v3 = mov.ud %27
;;     %30.1:v3 tied(%29) = mov.ud %34.0
;;     %28.2:v3 tied(%30) = mov.ud %34.1
;;     store.d2 %28 space:global
;;     %25:v4 early = load.d4 r4.0.ud space:global offset:32
;;     %24:s1 = mov.ud r9.16.ud scope:wave
;;     %21:s1 = and.ud %24, 0xffff scope:wave
;;     %19:v1 = and.ud %25.2, 0xffff0000
;;     %17:v1 = or.ud %21, %19
;;     %12.0:v4 = mov.ud %25.0
;;     %13.1:v4 tied(%12) = mov.ud %25.1
;;     %14.2:v4 tied(%13) = mov.ud %17
;;     %11.3:v4 tied(%14) = mov.ud %25.3
;;     %2:v1 = add.ud %68, 272
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %11.0
;;     %6.2:v5 tied(%5) = mov.ud %11.1
;;     %7.3:v5 tied(%6) = mov.ud %11.2
;;     %3.4:v5 tied(%7) = mov.ud %11.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %wave_words {
    param %p : i64 at 0 align 8
    param %a : i32x2 at 8 align 8
    param %b : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x2 kernarg align 8 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+16]
    v7 = insert_lane.i32x2 v5, v6, 1
    store.i32x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave_words target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v1 early = load.d1 r4.0.ud space:global offset:8
;;     %8.0:v2 = mov.ud %9
;;     %7.1:v2 tied(%8) = mov.ud r8.16.ud
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7.0
;;     %3.2:v3 tied(%5) = mov.ud %7.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %wave_longs {
    param %p : i64 at 0 align 8
    param %a : i64x2 at 16 align 16
    param %b : i64 at 32 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64x2 kernarg align 16 width all [v0+16]
    v6 = load.i64 kernarg align 8 width all [v0+32]
    v7 = insert_lane.i64x2 v5, v6, 1
    store.i64x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave_longs target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %13:v2 early = load.d2 r4.0.ud space:global offset:16
;;     %10.0:v4 = mov.ud %13.0
;;     %11.1:v4 tied(%10) = mov.ud %13.1
;;     %12.2:v4 tied(%11) = mov.ud r9.0.ud
;;     %9.3:v4 tied(%12) = mov.ud r9.4.ud
;;     %2:v1 = add.ud %15, 256
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %9.0
;;     %6.2:v5 tied(%5) = mov.ud %9.1
;;     %7.3:v5 tied(%6) = mov.ud %9.2
;;     %3.4:v5 tied(%7) = mov.ud %9.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %wave_half_floats {
    param %p : i64 at 0 align 8
    param %a : f16x2 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : f16x4 at 16 align 8
    param %d : i32 at 24 align 4
    param %e : f16x8 at 32 align 16
    param %f : i32 at 48 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x2 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = ireduce.i16 v6
    v8 = bitcast.f16 v7
    v9 = insert_lane.f16x2 v5, v8, 1
    store.f16x2 global align 4 [v4+256], v9
    v10 = load.f16x4 kernarg align 8 width all [v0+16]
    v11 = load.i32 kernarg align 4 width all [v0+24]
    v12 = ireduce.i16 v11
    v13 = bitcast.f16 v12
    v14 = insert_lane.f16x4 v10, v13, 2
    store.f16x4 global align 8 [v4+264], v14
    v15 = load.f16x8 kernarg align 16 width all [v0+32]
    v16 = load.i32 kernarg align 4 width all [v0+48]
    v17 = ireduce.i16 v16
    v18 = bitcast.f16 v17
    v19 = insert_lane.f16x8 v15, v18, 4
    store.f16x8 global align 8 [v4+272], v19
    return
}
;; machine kernel %wave_half_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %68:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %66:v1 early = load.d1 r4.0.ud space:global offset:8
;;     %65:s1 = mov.ud r8.12.ud scope:wave
;;     %62:s1 = and.ud %65, 0xffff scope:wave
;;     %60:s1 = shl.ud %62, 16 scope:wave
;;     %58:s1 = and.ud %60, 0xffff0000 scope:wave
;;     %56:v1 = and.ud %66, 0xffff
;;     %54:v1 = or.ud %58, %56
;;     %48:v1 = add.ud %68, 256
;;     %50.0:v2 = mov.ud %48
;;     %49.1:v2 tied(%50) = mov.ud %54
;;     store.d1 %49 space:global
;;     %46:v2 early = load.d2 r4.0.ud space:global offset:16
;;     %45:s1 = mov.ud r8.24.ud scope:wave
;;     %42:s1 = and.ud %45, 0xffff scope:wave
;;     %40:v1 = and.ud %46.1, 0xffff0000
;;     %38:v1 = or.ud %42, %40
;;     %35.0:v2 = mov.ud %46.0
;;     %34.1:v2 tied(%35) = mov.ud %38
;;     %27:v1 = add.ud %68, 264
;;     %29.0:v3 = mov.ud %27
;;     %30.1:v3 tied(%29) = mov.ud %34.0
;;     %28.2:v3 tied(%30) = mov.ud %34.1
;;     store.d2 %28 space:global
;;     %25:v4 early = load.d4 r4.0.ud space:global offset:32
;;     %24:s1 = mov.ud r9.16.ud scope:wave
;;     %21:s1 = and.ud %24, 0xffff scope:wave
;;     %19:v1 = and.ud %25.2, 0xffff0000
;;     %17:v1 = or.ud %21, %19
;;     %12.0:v4 = mov.ud %25.0
;;     %13.1:v4 tied(%12) = mov.ud %25.1
;;     %14.2:v4 tied(%13) = mov.ud %17
;;     %11.3:v4 tied(%14) = mov.ud %25.3
;;     %2:v1 = add.ud %68, 272
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %11.0
;;     %6.2:v5 tied(%5) = mov.ud %11.1
;;     %7.3:v5 tied(%6) = mov.ud %11.2
;;     %3.4:v5 tied(%7) = mov.ud %11.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %wave_floats {
    param %p : i64 at 0 align 8
    param %a : f32x2 at 8 align 8
    param %b : f32 at 16 align 4
    param %c : f32x4 at 32 align 16
    param %d : f32 at 48 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32x2 kernarg align 8 width all [v0+8]
    v6 = load.f32 kernarg align 4 width all [v0+16]
    v7 = insert_lane.f32x2 v5, v6, 1
    store.f32x2 global align 8 [v4+256], v7
    v8 = load.f32x4 kernarg align 16 width all [v0+32]
    v9 = load.f32 kernarg align 4 width all [v0+48]
    v10 = insert_lane.f32x4 v8, v9, 2
    store.f32x4 global align 8 [v4+272], v10
    return
}
;; machine kernel %wave_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %22:v1 early = load.d1 r4.0.ud space:global offset:8
;;     %21.0:v2 = mov.ud %22
;;     %20.1:v2 tied(%21) = mov.ud r8.16.ud
;;     %15:v1 = add.ud %24, 256
;;     %17.0:v3 = mov.ud %15
;;     %18.1:v3 tied(%17) = mov.ud %20.0
;;     %16.2:v3 tied(%18) = mov.ud %20.1
;;     store.d2 %16 space:global
;;     %13:v4 early = load.d4 r4.0.ud space:global offset:32
;;     %10.0:v4 = mov.ud %13.0
;;     %11.1:v4 tied(%10) = mov.ud %13.1
;;     %12.2:v4 tied(%11) = mov.ud r9.16.ud
;;     %9.3:v4 tied(%12) = mov.ud %13.3
;;     %2:v1 = add.ud %24, 272
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %9.0
;;     %6.2:v5 tied(%5) = mov.ud %9.1
;;     %7.3:v5 tied(%6) = mov.ud %9.2
;;     %3.4:v5 tied(%7) = mov.ud %9.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %wave_doubles {
    param %p : i64 at 0 align 8
    param %a : f64x2 at 16 align 16
    param %b : f64 at 32 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64x2 kernarg align 16 width all [v0+16]
    v6 = load.f64 kernarg align 8 width all [v0+32]
    v7 = insert_lane.f64x2 v5, v6, 1
    store.f64x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave_doubles target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %13:v2 early = load.d2 r4.0.ud space:global offset:16
;;     %10.0:v4 = mov.ud %13.0
;;     %11.1:v4 tied(%10) = mov.ud %13.1
;;     %12.2:v4 tied(%11) = mov.ud r9.0.ud
;;     %9.3:v4 tied(%12) = mov.ud r9.4.ud
;;     %2:v1 = add.ud %15, 256
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %9.0
;;     %6.2:v5 tied(%5) = mov.ud %9.1
;;     %7.3:v5 tied(%6) = mov.ud %9.2
;;     %3.4:v5 tied(%7) = mov.ud %9.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

; test isel precise-output
; target ivb
; Vectors of their lanes: words side by side in registers, narrower lanes packed into words.

kernel %words {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = make_vector.i32x2 v5, v6
    store.i32x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %words target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %10:v2 early = load.d2 %12 space:global
;;     %9.0:v2 = mov.ud %10.0
;;     %8.1:v2 tied(%9) = mov.ud %10.1
;;     %2:v1 = add.ud %12, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
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
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = make_vector.i32x4 v5, v6, v5, v6
    store.i32x4 global align 8 [v4+256], v7
    return
}
;; machine kernel %quad target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %14:v2 early = load.d2 %16 space:global
;;     %11.0:v4 = mov.ud %14.0
;;     %12.1:v4 tied(%11) = mov.ud %14.1
;;     %13.2:v4 tied(%12) = mov.ud %14.0
;;     %10.3:v4 tied(%13) = mov.ud %14.1
;;     %2:v1 = add.ud %16, 256
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %10.0
;;     %6.2:v5 tied(%5) = mov.ud %10.1
;;     %7.3:v5 tied(%6) = mov.ud %10.2
;;     %3.4:v5 tied(%7) = mov.ud %10.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %longs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = make_vector.i64x2 v5, v6
    store.i64x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %longs target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %14:v4 early = load.d4 %16 space:global
;;     %11.0:v4 = mov.ud %14.0
;;     %12.1:v4 tied(%11) = mov.ud %14.1
;;     %13.2:v4 tied(%12) = mov.ud %14.2
;;     %10.3:v4 tied(%13) = mov.ud %14.3
;;     %2:v1 = add.ud %16, 256
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %10.0
;;     %6.2:v5 tied(%5) = mov.ud %10.1
;;     %7.3:v5 tied(%6) = mov.ud %10.2
;;     %3.4:v5 tied(%7) = mov.ud %10.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %halves {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = load.i16 global align 2 [v4+4]
    v7 = make_vector.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %halves target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %16:v1 early = load.b2 %18 space:global
;;     %15:v1 early = load.b2 %18 space:global offset:4
;;     %14:v1 = and.ud %15, 0xffff
;;     %12:v1 = and.ud %16, 0xffff
;;     %10:v1 = shl.ud %14, 16
;;     %8:v1 = or.ud %10, %12
;;     %2:v1 = add.ud %18, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = make_vector.i8x4 v5, v6, v6, v5
    store.i8x4 global align 4 [v4+256], v7
    return
}
;; machine kernel %bytes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %24:v1 early = load.b1 %26 space:global
;;     %23:v1 early = load.b1 %26 space:global offset:4
;;     %22:v1 = and.ud %24, 255
;;     %20:v1 = and.ud %23, 255
;;     %18:v1 = shl.ud %22, 8
;;     %17:v1 = or.ud %18, %20
;;     %15:v1 = shl.ud %17, 8
;;     %13:v1 = or.ud %15, %20
;;     %10:v1 = shl.ud %13, 8
;;     %8:v1 = or.ud %10, %22
;;     %2:v1 = add.ud %26, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = make_vector.f32x2 v5, v6
    store.f32x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %10:v2 early = load.d2 %12 space:global
;;     %9.0:v2 = mov.ud %10.0
;;     %8.1:v2 tied(%9) = mov.ud %10.1
;;     %2:v1 = add.ud %12, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %half_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f16 global align 2 [v4+4]
    v7 = make_vector.f16x2 v5, v6
    store.f16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %half_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %18:v1 early = load.b2 %20 space:global
;;     %17:v1 early = load.b2 %20 space:global offset:4
;;     %15:v1 = and.ud %17, 0xffff
;;     %12:v1 = and.ud %18, 0xffff
;;     %10:v1 = shl.ud %15, 16
;;     %8:v1 = or.ud %10, %12
;;     %2:v1 = add.ud %20, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %halves_of_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = ireduce.i16 v7
    v9 = make_vector.i16x2 v6, v8
    store.i16x2 global align 4 [v4+256], v9
    return
}
;; machine kernel %halves_of_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %19:s1 = mov.ud r8.8.ud scope:wave
;;     %17:s1 = mov.ud r8.12.ud scope:wave
;;     %15:s1 = and.ud %17, 0xffff scope:wave
;;     %13:s1 = and.ud %19, 0xffff scope:wave
;;     %11:s1 = shl.ud %15, 16 scope:wave
;;     %9:s1 = or.ud %11, %13 scope:wave
;;     %6:v1 = mov.ud %9
;;     %2:v1 = add.ud %21, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %constants {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 7
    v7 = make_vector.i32x2 v5, v6
    store.i32x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %constants target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v1 early = load.d1 %11 space:global
;;     %8.0:v2 = mov.ud %9
;;     %7.1:v2 tied(%8) = mov.ud 7
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7.0
;;     %3.2:v3 tied(%5) = mov.ud %7.1
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
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = make_vector.i8x8 v5, v6, v6, v5, v6, v6, v5, v6
    store.i8x8 global align 8 [v4+256], v7
    v8 = load.i8 global align 1 [v4+8]
    v9 = load.i8 global align 1 [v4+12]
    v10 = make_vector.i8x16 v8, v9, v9, v8, v9, v9, v8, v9, v9, v8, v9, v9, v8, v9, v9, v8
    store.i8x16 global align 8 [v4+272], v10
    return
}
;; machine kernel %lanes_bytes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %96:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %94:v1 early = load.b1 %96 space:global
;;     %93:v1 early = load.b1 %96 space:global offset:4
;;     %92:v1 = and.ud %94, 255
;;     %90:v1 = and.ud %93, 255
;;     %88:v1 = shl.ud %92, 8
;;     %87:v1 = or.ud %88, %90
;;     %85:v1 = shl.ud %87, 8
;;     %83:v1 = or.ud %85, %90
;;     %81:v1 = shl.ud %83, 8
;;     %79:v1 = or.ud %81, %92
;;     %77:v1 = shl.ud %90, 8
;;     %76:v1 = or.ud %77, %92
;;     %73:v1 = shl.ud %76, 8
;;     %71:v1 = or.ud %73, %90
;;     %69:v1 = shl.ud %71, 8
;;     %67:v1 = or.ud %69, %90
;;     %64.0:v2 = mov.ud %79
;;     %63.1:v2 tied(%64) = mov.ud %67
;;     %56:v1 = add.ud %96, 256
;;     %58.0:v3 = mov.ud %56
;;     %59.1:v3 tied(%58) = mov.ud %63.0
;;     %57.2:v3 tied(%59) = mov.ud %63.1
;;     store.d2 %57 space:global
;;     %54:v1 early = load.b1 %96 space:global offset:8
;;     %53:v1 early = load.b1 %96 space:global offset:12
;;     %52:v1 = and.ud %54, 255
;;     %50:v1 = and.ud %53, 255
;;     %48:v1 = shl.ud %52, 8
;;     %47:v1 = or.ud %48, %50
;;     %45:v1 = shl.ud %47, 8
;;     %43:v1 = or.ud %45, %50
;;     %41:v1 = shl.ud %43, 8
;;     %39:v1 = or.ud %41, %52
;;     %37:v1 = shl.ud %50, 8
;;     %36:v1 = or.ud %37, %52
;;     %35:v1 = shl.ud %36, 8
;;     %33:v1 = or.ud %35, %50
;;     %31:v1 = shl.ud %33, 8
;;     %29:v1 = or.ud %31, %50
;;     %27:v1 = or.ud %37, %50
;;     %25:v1 = shl.ud %27, 8
;;     %23:v1 = or.ud %25, %52
;;     %20:v1 = shl.ud %23, 8
;;     %18:v1 = or.ud %20, %50
;;     %13.0:v4 = mov.ud %39
;;     %14.1:v4 tied(%13) = mov.ud %29
;;     %15.2:v4 tied(%14) = mov.ud %18
;;     %12.3:v4 tied(%15) = mov.ud %39
;;     %2:v1 = add.ud %96, 272
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %12.0
;;     %6.2:v5 tied(%5) = mov.ud %12.1
;;     %7.3:v5 tied(%6) = mov.ud %12.2
;;     %3.4:v5 tied(%7) = mov.ud %12.3
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
    v5 = load.i16 global align 2 [v4+0]
    v6 = load.i16 global align 2 [v4+4]
    v7 = make_vector.i16x4 v5, v6, v6, v5
    store.i16x4 global align 8 [v4+256], v7
    v8 = load.i16 global align 2 [v4+8]
    v9 = load.i16 global align 2 [v4+12]
    v10 = make_vector.i16x8 v8, v9, v9, v8, v9, v9, v8, v9
    store.i16x8 global align 8 [v4+272], v10
    return
}
;; machine kernel %lanes_halves target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %56:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %54:v1 early = load.b2 %56 space:global
;;     %53:v1 early = load.b2 %56 space:global offset:4
;;     %52:v1 = and.ud %53, 0xffff
;;     %50:v1 = and.ud %54, 0xffff
;;     %48:v1 = shl.ud %52, 16
;;     %47:v1 = or.ud %48, %50
;;     %45:v1 = shl.ud %50, 16
;;     %43:v1 = or.ud %45, %52
;;     %40.0:v2 = mov.ud %47
;;     %39.1:v2 tied(%40) = mov.ud %43
;;     %32:v1 = add.ud %56, 256
;;     %34.0:v3 = mov.ud %32
;;     %35.1:v3 tied(%34) = mov.ud %39.0
;;     %33.2:v3 tied(%35) = mov.ud %39.1
;;     store.d2 %33 space:global
;;     %30:v1 early = load.b2 %56 space:global offset:8
;;     %29:v1 early = load.b2 %56 space:global offset:12
;;     %28:v1 = and.ud %29, 0xffff
;;     %26:v1 = and.ud %30, 0xffff
;;     %24:v1 = shl.ud %28, 16
;;     %23:v1 = or.ud %24, %26
;;     %22:v1 = shl.ud %26, 16
;;     %20:v1 = or.ud %22, %28
;;     %18:v1 = or.ud %24, %28
;;     %13.0:v4 = mov.ud %23
;;     %14.1:v4 tied(%13) = mov.ud %20
;;     %15.2:v4 tied(%14) = mov.ud %18
;;     %12.3:v4 tied(%15) = mov.ud %23
;;     %2:v1 = add.ud %56, 272
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %12.0
;;     %6.2:v5 tied(%5) = mov.ud %12.1
;;     %7.3:v5 tied(%6) = mov.ud %12.2
;;     %3.4:v5 tied(%7) = mov.ud %12.3
;;     store.d4 %3 space:global
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
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f16 global align 2 [v4+4]
    v7 = make_vector.f16x4 v5, v6, v6, v5
    store.f16x4 global align 8 [v4+256], v7
    v8 = load.f16 global align 2 [v4+8]
    v9 = load.f16 global align 2 [v4+12]
    v10 = make_vector.f16x8 v8, v9, v9, v8, v9, v9, v8, v9
    store.f16x8 global align 8 [v4+272], v10
    return
}
;; machine kernel %lanes_half_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %60:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %58:v1 early = load.b2 %60 space:global
;;     %57:v1 early = load.b2 %60 space:global offset:4
;;     %55:v1 = and.ud %57, 0xffff
;;     %52:v1 = and.ud %58, 0xffff
;;     %50:v1 = shl.ud %55, 16
;;     %49:v1 = or.ud %50, %52
;;     %47:v1 = shl.ud %52, 16
;;     %45:v1 = or.ud %47, %55
;;     %42.0:v2 = mov.ud %49
;;     %41.1:v2 tied(%42) = mov.ud %45
;;     %34:v1 = add.ud %60, 256
;;     %36.0:v3 = mov.ud %34
;;     %37.1:v3 tied(%36) = mov.ud %41.0
;;     %35.2:v3 tied(%37) = mov.ud %41.1
;;     store.d2 %35 space:global
;;     %32:v1 early = load.b2 %60 space:global offset:8
;;     %31:v1 early = load.b2 %60 space:global offset:12
;;     %29:v1 = and.ud %31, 0xffff
;;     %26:v1 = and.ud %32, 0xffff
;;     %24:v1 = shl.ud %29, 16
;;     %23:v1 = or.ud %24, %26
;;     %22:v1 = shl.ud %26, 16
;;     %20:v1 = or.ud %22, %29
;;     %18:v1 = or.ud %24, %29
;;     %13.0:v4 = mov.ud %23
;;     %14.1:v4 tied(%13) = mov.ud %20
;;     %15.2:v4 tied(%14) = mov.ud %18
;;     %12.3:v4 tied(%15) = mov.ud %23
;;     %2:v1 = add.ud %60, 272
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %12.0
;;     %6.2:v5 tied(%5) = mov.ud %12.1
;;     %7.3:v5 tied(%6) = mov.ud %12.2
;;     %3.4:v5 tied(%7) = mov.ud %12.3
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
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = make_vector.f32x4 v5, v6, v6, v5
    store.f32x4 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %14:v2 early = load.d2 %16 space:global
;;     %11.0:v4 = mov.ud %14.0
;;     %12.1:v4 tied(%11) = mov.ud %14.1
;;     %13.2:v4 tied(%12) = mov.ud %14.1
;;     %10.3:v4 tied(%13) = mov.ud %14.0
;;     %2:v1 = add.ud %16, 256
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
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+8]
    v7 = make_vector.f64x2 v5, v6
    store.f64x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes_doubles target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %14:v4 early = load.d4 %16 space:global
;;     %11.0:v4 = mov.ud %14.0
;;     %12.1:v4 tied(%11) = mov.ud %14.1
;;     %13.2:v4 tied(%12) = mov.ud %14.2
;;     %10.3:v4 tied(%13) = mov.ud %14.3
;;     %2:v1 = add.ud %16, 256
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
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i8 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = ireduce.i8 v7
    v9 = make_vector.i8x4 v6, v8, v8, v6
    store.i8x4 global align 4 [v4+256], v9
    v10 = load.i32 kernarg align 4 width all [v0+16]
    v11 = ireduce.i8 v10
    v12 = load.i32 kernarg align 4 width all [v0+20]
    v13 = ireduce.i8 v12
    v14 = make_vector.i8x8 v11, v13, v13, v11, v13, v13, v11, v13
    store.i8x8 global align 8 [v4+264], v14
    v15 = load.i32 kernarg align 4 width all [v0+24]
    v16 = ireduce.i8 v15
    v17 = load.i32 kernarg align 4 width all [v0+28]
    v18 = ireduce.i8 v17
    v19 = make_vector.i8x16 v16, v18, v18, v16, v18, v18, v16, v18, v18, v16, v18, v18, v16, v18, v18, v16
    store.i8x16 global align 8 [v4+272], v19
    return
}
;; machine kernel %wave_bytes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %127:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %125:s1 = mov.ud r8.8.ud scope:wave
;;     %123:s1 = mov.ud r8.12.ud scope:wave
;;     %121:s1 = and.ud %125, 255 scope:wave
;;     %119:s1 = and.ud %123, 255 scope:wave
;;     %117:s1 = shl.ud %121, 8 scope:wave
;;     %116:s1 = or.ud %117, %119 scope:wave
;;     %114:s1 = shl.ud %116, 8 scope:wave
;;     %112:s1 = or.ud %114, %119 scope:wave
;;     %109:s1 = shl.ud %112, 8 scope:wave
;;     %107:s1 = or.ud %109, %121 scope:wave
;;     %104:v1 = mov.ud %107
;;     %100:v1 = add.ud %127, 256
;;     %102.0:v2 = mov.ud %100
;;     %101.1:v2 tied(%102) = mov.ud %104
;;     store.d1 %101 space:global
;;     %98:s1 = mov.ud r8.16.ud scope:wave
;;     %96:s1 = mov.ud r8.20.ud scope:wave
;;     %94:s1 = and.ud %98, 255 scope:wave
;;     %92:s1 = and.ud %96, 255 scope:wave
;;     %90:s1 = shl.ud %94, 8 scope:wave
;;     %89:s1 = or.ud %90, %92 scope:wave
;;     %87:s1 = shl.ud %89, 8 scope:wave
;;     %85:s1 = or.ud %87, %92 scope:wave
;;     %83:s1 = shl.ud %85, 8 scope:wave
;;     %81:s1 = or.ud %83, %94 scope:wave
;;     %79:s1 = shl.ud %92, 8 scope:wave
;;     %78:s1 = or.ud %79, %94 scope:wave
;;     %75:s1 = shl.ud %78, 8 scope:wave
;;     %73:s1 = or.ud %75, %92 scope:wave
;;     %71:s1 = shl.ud %73, 8 scope:wave
;;     %69:s1 = or.ud %71, %92 scope:wave
;;     %66.0:v2 = mov.ud %81
;;     %65.1:v2 tied(%66) = mov.ud %69
;;     %58:v1 = add.ud %127, 264
;;     %60.0:v3 = mov.ud %58
;;     %61.1:v3 tied(%60) = mov.ud %65.0
;;     %59.2:v3 tied(%61) = mov.ud %65.1
;;     store.d2 %59 space:global
;;     %56:s1 = mov.ud r8.24.ud scope:wave
;;     %54:s1 = mov.ud r8.28.ud scope:wave
;;     %52:s1 = and.ud %56, 255 scope:wave
;;     %50:s1 = and.ud %54, 255 scope:wave
;;     %48:s1 = shl.ud %52, 8 scope:wave
;;     %47:s1 = or.ud %48, %50 scope:wave
;;     %45:s1 = shl.ud %47, 8 scope:wave
;;     %43:s1 = or.ud %45, %50 scope:wave
;;     %41:s1 = shl.ud %43, 8 scope:wave
;;     %39:s1 = or.ud %41, %52 scope:wave
;;     %37:s1 = shl.ud %50, 8 scope:wave
;;     %36:s1 = or.ud %37, %52 scope:wave
;;     %35:s1 = shl.ud %36, 8 scope:wave
;;     %33:s1 = or.ud %35, %50 scope:wave
;;     %31:s1 = shl.ud %33, 8 scope:wave
;;     %29:s1 = or.ud %31, %50 scope:wave
;;     %27:s1 = or.ud %37, %50 scope:wave
;;     %25:s1 = shl.ud %27, 8 scope:wave
;;     %23:s1 = or.ud %25, %52 scope:wave
;;     %20:s1 = shl.ud %23, 8 scope:wave
;;     %18:s1 = or.ud %20, %50 scope:wave
;;     %13.0:v4 = mov.ud %39
;;     %14.1:v4 tied(%13) = mov.ud %29
;;     %15.2:v4 tied(%14) = mov.ud %18
;;     %12.3:v4 tied(%15) = mov.ud %39
;;     %2:v1 = add.ud %127, 272
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %12.0
;;     %6.2:v5 tied(%5) = mov.ud %12.1
;;     %7.3:v5 tied(%6) = mov.ud %12.2
;;     %3.4:v5 tied(%7) = mov.ud %12.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %wave_halves {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = ireduce.i16 v7
    v9 = make_vector.i16x4 v6, v8, v8, v6
    store.i16x4 global align 8 [v4+256], v9
    v10 = load.i32 kernarg align 4 width all [v0+16]
    v11 = ireduce.i16 v10
    v12 = load.i32 kernarg align 4 width all [v0+20]
    v13 = ireduce.i16 v12
    v14 = make_vector.i16x8 v11, v13, v13, v11, v13, v13, v11, v13
    store.i16x8 global align 8 [v4+272], v14
    return
}
;; machine kernel %wave_halves target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %60:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %58:s1 = mov.ud r8.8.ud scope:wave
;;     %56:s1 = mov.ud r8.12.ud scope:wave
;;     %54:s1 = and.ud %56, 0xffff scope:wave
;;     %52:s1 = and.ud %58, 0xffff scope:wave
;;     %50:s1 = shl.ud %54, 16 scope:wave
;;     %49:s1 = or.ud %50, %52 scope:wave
;;     %47:s1 = shl.ud %52, 16 scope:wave
;;     %45:s1 = or.ud %47, %54 scope:wave
;;     %42.0:v2 = mov.ud %49
;;     %41.1:v2 tied(%42) = mov.ud %45
;;     %34:v1 = add.ud %60, 256
;;     %36.0:v3 = mov.ud %34
;;     %37.1:v3 tied(%36) = mov.ud %41.0
;;     %35.2:v3 tied(%37) = mov.ud %41.1
;;     store.d2 %35 space:global
;;     %32:s1 = mov.ud r8.16.ud scope:wave
;;     %30:s1 = mov.ud r8.20.ud scope:wave
;;     %28:s1 = and.ud %30, 0xffff scope:wave
;;     %26:s1 = and.ud %32, 0xffff scope:wave
;;     %24:s1 = shl.ud %28, 16 scope:wave
;;     %23:s1 = or.ud %24, %26 scope:wave
;;     %22:s1 = shl.ud %26, 16 scope:wave
;;     %20:s1 = or.ud %22, %28 scope:wave
;;     %18:s1 = or.ud %24, %28 scope:wave
;;     %13.0:v4 = mov.ud %23
;;     %14.1:v4 tied(%13) = mov.ud %20
;;     %15.2:v4 tied(%14) = mov.ud %18
;;     %12.3:v4 tied(%15) = mov.ud %23
;;     %2:v1 = add.ud %60, 272
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %12.0
;;     %6.2:v5 tied(%5) = mov.ud %12.1
;;     %7.3:v5 tied(%6) = mov.ud %12.2
;;     %3.4:v5 tied(%7) = mov.ud %12.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %wave_words {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = make_vector.i32x2 v5, v6
    store.i32x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave_words target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7.0:v2 = mov.ud r8.8.ud
;;     %6.1:v2 tied(%7) = mov.ud r8.12.ud
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %6.0
;;     %3.2:v3 tied(%5) = mov.ud %6.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %wave_longs {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    v7 = make_vector.i64x2 v5, v6
    store.i64x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave_longs target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9.0:v4 = mov.ud r8.8.ud
;;     %10.1:v4 tied(%9) = mov.ud r8.12.ud
;;     %11.2:v4 tied(%10) = mov.ud r8.16.ud
;;     %8.3:v4 tied(%11) = mov.ud r8.20.ud
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %8.0
;;     %6.2:v5 tied(%5) = mov.ud %8.1
;;     %7.3:v5 tied(%6) = mov.ud %8.2
;;     %3.4:v5 tied(%7) = mov.ud %8.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %wave_half_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = load.i32 kernarg align 4 width all [v0+12]
    v9 = ireduce.i16 v8
    v10 = bitcast.f16 v9
    v11 = make_vector.f16x2 v7, v10
    store.f16x2 global align 4 [v4+256], v11
    v12 = load.i32 kernarg align 4 width all [v0+16]
    v13 = ireduce.i16 v12
    v14 = bitcast.f16 v13
    v15 = load.i32 kernarg align 4 width all [v0+20]
    v16 = ireduce.i16 v15
    v17 = bitcast.f16 v16
    v18 = make_vector.f16x4 v14, v17, v17, v14
    store.f16x4 global align 8 [v4+264], v18
    v19 = load.i32 kernarg align 4 width all [v0+24]
    v20 = ireduce.i16 v19
    v21 = bitcast.f16 v20
    v22 = load.i32 kernarg align 4 width all [v0+28]
    v23 = ireduce.i16 v22
    v24 = bitcast.f16 v23
    v25 = make_vector.f16x8 v21, v24, v24, v21, v24, v24, v21, v24
    store.f16x8 global align 8 [v4+272], v25
    return
}
;; machine kernel %wave_half_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %79:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %77:s1 = mov.ud r8.8.ud scope:wave
;;     %75:s1 = mov.ud r8.12.ud scope:wave
;;     %73:s1 = and.ud %75, 0xffff scope:wave
;;     %71:s1 = and.ud %77, 0xffff scope:wave
;;     %69:s1 = shl.ud %73, 16 scope:wave
;;     %67:s1 = or.ud %69, %71 scope:wave
;;     %64:v1 = mov.ud %67
;;     %60:v1 = add.ud %79, 256
;;     %62.0:v2 = mov.ud %60
;;     %61.1:v2 tied(%62) = mov.ud %64
;;     store.d1 %61 space:global
;;     %58:s1 = mov.ud r8.16.ud scope:wave
;;     %56:s1 = mov.ud r8.20.ud scope:wave
;;     %54:s1 = and.ud %56, 0xffff scope:wave
;;     %52:s1 = and.ud %58, 0xffff scope:wave
;;     %50:s1 = shl.ud %54, 16 scope:wave
;;     %49:s1 = or.ud %50, %52 scope:wave
;;     %47:s1 = shl.ud %52, 16 scope:wave
;;     %45:s1 = or.ud %47, %54 scope:wave
;;     %42.0:v2 = mov.ud %49
;;     %41.1:v2 tied(%42) = mov.ud %45
;;     %34:v1 = add.ud %79, 264
;;     %36.0:v3 = mov.ud %34
;;     %37.1:v3 tied(%36) = mov.ud %41.0
;;     %35.2:v3 tied(%37) = mov.ud %41.1
;;     store.d2 %35 space:global
;;     %32:s1 = mov.ud r8.24.ud scope:wave
;;     %30:s1 = mov.ud r8.28.ud scope:wave
;;     %28:s1 = and.ud %30, 0xffff scope:wave
;;     %26:s1 = and.ud %32, 0xffff scope:wave
;;     %24:s1 = shl.ud %28, 16 scope:wave
;;     %23:s1 = or.ud %24, %26 scope:wave
;;     %22:s1 = shl.ud %26, 16 scope:wave
;;     %20:s1 = or.ud %22, %28 scope:wave
;;     %18:s1 = or.ud %24, %28 scope:wave
;;     %13.0:v4 = mov.ud %23
;;     %14.1:v4 tied(%13) = mov.ud %20
;;     %15.2:v4 tied(%14) = mov.ud %18
;;     %12.3:v4 tied(%15) = mov.ud %23
;;     %2:v1 = add.ud %79, 272
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %12.0
;;     %6.2:v5 tied(%5) = mov.ud %12.1
;;     %7.3:v5 tied(%6) = mov.ud %12.2
;;     %3.4:v5 tied(%7) = mov.ud %12.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %wave_floats {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
    param %b : f32 at 12 align 4
    param %c : f32 at 16 align 4
    param %d : f32 at 20 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = load.f32 kernarg align 4 width all [v0+12]
    v7 = make_vector.f32x2 v5, v6
    store.f32x2 global align 8 [v4+256], v7
    v8 = load.f32 kernarg align 4 width all [v0+16]
    v9 = load.f32 kernarg align 4 width all [v0+20]
    v10 = make_vector.f32x4 v8, v9, v9, v8
    store.f32x4 global align 8 [v4+272], v10
    return
}
;; machine kernel %wave_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %18.0:v2 = mov.ud r8.8.ud
;;     %17.1:v2 tied(%18) = mov.ud r8.12.ud
;;     %13:v1 = add.ud %20, 256
;;     %15.0:v3 = mov.ud %13
;;     %16.1:v3 tied(%15) = mov.ud %17.0
;;     %14.2:v3 tied(%16) = mov.ud %17.1
;;     store.d2 %14 space:global
;;     %9.0:v4 = mov.ud r8.16.ud
;;     %10.1:v4 tied(%9) = mov.ud r8.20.ud
;;     %11.2:v4 tied(%10) = mov.ud r8.20.ud
;;     %8.3:v4 tied(%11) = mov.ud r8.16.ud
;;     %2:v1 = add.ud %20, 272
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %8.0
;;     %6.2:v5 tied(%5) = mov.ud %8.1
;;     %7.3:v5 tied(%6) = mov.ud %8.2
;;     %3.4:v5 tied(%7) = mov.ud %8.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %wave_doubles {
    param %p : i64 at 0 align 8
    param %a : f64 at 8 align 8
    param %b : f64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 kernarg align 8 width all [v0+8]
    v6 = load.f64 kernarg align 8 width all [v0+16]
    v7 = make_vector.f64x2 v5, v6
    store.f64x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave_doubles target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9.0:v4 = mov.ud r8.8.ud
;;     %10.1:v4 tied(%9) = mov.ud r8.12.ud
;;     %11.2:v4 tied(%10) = mov.ud r8.16.ud
;;     %8.3:v4 tied(%11) = mov.ud r8.20.ud
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %8.0
;;     %6.2:v5 tied(%5) = mov.ud %8.1
;;     %7.3:v5 tied(%6) = mov.ud %8.2
;;     %3.4:v5 tied(%7) = mov.ud %8.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

; test isel precise-output
; target ivb
; The same bits as a type of another kind: registers stay as they are.

kernel %lanes_16_bits {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = bitcast.f16 v5
    v7 = fadd.f16 v6, v6
    store.f16 global align 2 [v4+256], v7
    v8 = load.f16 global align 2 [v4+4]
    v9 = bitcast.i16 v8
    v10 = iadd.i16 v9, v9
    store.i16 global align 2 [v4+260], v10
    return
}
;; machine kernel %lanes_16_bits target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %20:v1 early = load.b2 %22 space:global
;;     %18:v1 = f16to32.f.uw %20
;;     %16:v1 = add.f %18, %18
;;     %14:v1 = f32to16.uw.f %16
;;     %10:v1 = add.ud %22, 256
;;     %12.0:v2 = mov.ud %10
;;     %11.1:v2 tied(%12) = mov.ud %14
;;     store.b2 %11 space:global
;;     %8:v1 early = load.b2 %22 space:global offset:4
;;     %6:v1 = add.d %8, %8
;;     %2:v1 = add.ud %22, 260
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %lanes_32_bits {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = bitcast.i8x4 v5
    v7 = extract_lane.i8 v6, 3
    v8 = iadd.i8 v7, v7
    store.i8 global align 1 [v4+256], v8
    v9 = load.i8x4 global align 4 [v4+4]
    v10 = bitcast.i16x2 v9
    v11 = extract_lane.i16 v10, 1
    v12 = iadd.i16 v11, v11
    store.i16 global align 2 [v4+260], v12
    v13 = load.i16x2 global align 4 [v4+8]
    v14 = bitcast.f16x2 v13
    v15 = extract_lane.f16 v14, 1
    v16 = fadd.f16 v15, v15
    store.f16 global align 2 [v4+264], v16
    v17 = load.f16x2 global align 4 [v4+12]
    v18 = bitcast.i32 v17
    v19 = iadd.i32 v18, v18
    store.i32 global align 4 [v4+268], v19
    return
}
;; machine kernel %lanes_32_bits target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %48:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %46:v1 early = load.d1 %48 space:global
;;     %44:v1 = shr.ud %46, 24
;;     %41:v1 = add.d %44, %44
;;     %37:v1 = add.ud %48, 256
;;     %39.0:v2 = mov.ud %37
;;     %38.1:v2 tied(%39) = mov.ud %41
;;     store.b1 %38 space:global
;;     %35:v1 early = load.d1 %48 space:global offset:4
;;     %33:v1 = shr.ud %35, 16
;;     %30:v1 = add.d %33, %33
;;     %26:v1 = add.ud %48, 260
;;     %28.0:v2 = mov.ud %26
;;     %27.1:v2 tied(%28) = mov.ud %30
;;     store.b2 %27 space:global
;;     %24:v1 early = load.d1 %48 space:global offset:8
;;     %22:v1 = shr.ud %24, 16
;;     %18:v1 = f16to32.f.uw %22
;;     %16:v1 = add.f %18, %18
;;     %14:v1 = f32to16.uw.f %16
;;     %10:v1 = add.ud %48, 264
;;     %12.0:v2 = mov.ud %10
;;     %11.1:v2 tied(%12) = mov.ud %14
;;     store.b2 %11 space:global
;;     %8:v1 early = load.d1 %48 space:global offset:12
;;     %6:v1 = add.d %8, %8
;;     %2:v1 = add.ud %48, 268
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %lanes_64_bits {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = bitcast.i8x8 v5
    v7 = extract_lane.i8 v6, 7
    v8 = iadd.i8 v7, v7
    store.i8 global align 1 [v4+256], v8
    v9 = load.i8x8 global align 8 [v4+8]
    v10 = bitcast.i16x4 v9
    v11 = extract_lane.i16 v10, 3
    v12 = iadd.i16 v11, v11
    store.i16 global align 2 [v4+260], v12
    v13 = load.i16x4 global align 8 [v4+16]
    v14 = bitcast.i32x2 v13
    v15 = extract_lane.i32 v14, 1
    v16 = iadd.i32 v15, v15
    store.i32 global align 4 [v4+264], v16
    v17 = load.i32x2 global align 8 [v4+24]
    v18 = bitcast.f16x4 v17
    v19 = extract_lane.f16 v18, 3
    v20 = fadd.f16 v19, v19
    store.f16 global align 2 [v4+268], v20
    v21 = load.f16x4 global align 8 [v4+32]
    v22 = bitcast.f32x2 v21
    v23 = extract_lane.f32 v22, 1
    v24 = fadd.f32 v23, v23
    store.f32 global align 4 [v4+272], v24
    v25 = load.f32x2 global align 8 [v4+40]
    v26 = bitcast.i64 v25
    v27 = iadd.i64 v26, v26
    store.i64 global align 8 [v4+280], v27
    return
}
;; machine kernel %lanes_64_bits target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %73:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %71:v2 early = load.d2 %73 space:global
;;     %68:v1 = shr.ud %71.1, 24
;;     %65:v1 = add.d %68, %68
;;     %61:v1 = add.ud %73, 256
;;     %63.0:v2 = mov.ud %61
;;     %62.1:v2 tied(%63) = mov.ud %65
;;     store.b1 %62 space:global
;;     %59:v2 early = load.d2 %73 space:global offset:8
;;     %56:v1 = shr.ud %59.1, 16
;;     %53:v1 = add.d %56, %56
;;     %49:v1 = add.ud %73, 260
;;     %51.0:v2 = mov.ud %49
;;     %50.1:v2 tied(%51) = mov.ud %53
;;     store.b2 %50 space:global
;;     %47:v2 early = load.d2 %73 space:global offset:16
;;     %44:v1 = add.d %47.1, %47.1
;;     %40:v1 = add.ud %73, 264
;;     %42.0:v2 = mov.ud %40
;;     %41.1:v2 tied(%42) = mov.ud %44
;;     store.d1 %41 space:global
;;     %38:v2 early = load.d2 %73 space:global offset:24
;;     %36:v1 = shr.ud %38.1, 16
;;     %32:v1 = f16to32.f.uw %36
;;     %30:v1 = add.f %32, %32
;;     %28:v1 = f32to16.uw.f %30
;;     %24:v1 = add.ud %73, 268
;;     %26.0:v2 = mov.ud %24
;;     %25.1:v2 tied(%26) = mov.ud %28
;;     store.b2 %25 space:global
;;     %22:v2 early = load.d2 %73 space:global offset:32
;;     %19:v1 early = keeping.add %22.1, %22.1
;;     %15:v1 = add.ud %73, 272
;;     %17.0:v2 = mov.ud %15
;;     %16.1:v2 tied(%17) = mov.ud %19
;;     store.d1 %16 space:global
;;     %13:v2 early = load.d2 %73 space:global offset:40
;;     %7:v1 = add.d %13.0, %13.0
;;     %8:v1 = add.d %13.1, %13.1
;;     %9:v1 tied(%8) = carry %7, %13.0
;;     %11.0:v2 = mov.ud %7
;;     %10.1:v2 tied(%11) = mov.ud %9
;;     %2:v1 = add.ud %73, 280
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %10.0
;;     %3.2:v3 tied(%5) = mov.ud %10.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %lanes_128_bits {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x16 global align 8 [v4+0]
    v6 = bitcast.i16x8 v5
    v7 = extract_lane.i16 v6, 7
    v8 = iadd.i16 v7, v7
    store.i16 global align 2 [v4+256], v8
    v9 = load.i16x8 global align 8 [v4+16]
    v10 = bitcast.i32x4 v9
    v11 = extract_lane.i32 v10, 3
    v12 = iadd.i32 v11, v11
    store.i32 global align 4 [v4+260], v12
    v13 = load.i64x2 global align 8 [v4+32]
    v14 = bitcast.f16x8 v13
    v15 = extract_lane.f16 v14, 7
    v16 = fadd.f16 v15, v15
    store.f16 global align 2 [v4+264], v16
    v17 = load.f16x8 global align 8 [v4+48]
    v18 = bitcast.f32x4 v17
    v19 = extract_lane.f32 v18, 3
    v20 = fadd.f32 v19, v19
    store.f32 global align 4 [v4+268], v20
    v21 = load.f32x4 global align 8 [v4+64]
    v22 = bitcast.f64x2 v21
    v23 = extract_lane.f64 v22, 1
    v24 = fadd.f64 v23, v23
    store.f64 global align 8 [v4+272], v24
    v25 = load.f64x2 global align 8 [v4+80]
    v26 = bitcast.i8x16 v25
    v27 = extract_lane.i8 v26, 15
    v28 = iadd.i8 v27, v27
    store.i8 global align 1 [v4+280], v28
    return
}
;; machine kernel %lanes_128_bits target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %74:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %72:v4 early = load.d4 %74 space:global
;;     %69:v1 = shr.ud %72.3, 16
;;     %66:v1 = add.d %69, %69
;;     %62:v1 = add.ud %74, 256
;;     %64.0:v2 = mov.ud %62
;;     %63.1:v2 tied(%64) = mov.ud %66
;;     store.b2 %63 space:global
;;     %60:v4 early = load.d4 %74 space:global offset:16
;;     %57:v1 = add.d %60.3, %60.3
;;     %53:v1 = add.ud %74, 260
;;     %55.0:v2 = mov.ud %53
;;     %54.1:v2 tied(%55) = mov.ud %57
;;     store.d1 %54 space:global
;;     %51:v4 early = load.d4 %74 space:global offset:32
;;     %48:v1 = shr.ud %51.3, 16
;;     %44:v1 = f16to32.f.uw %48
;;     %42:v1 = add.f %44, %44
;;     %40:v1 = f32to16.uw.f %42
;;     %36:v1 = add.ud %74, 264
;;     %38.0:v2 = mov.ud %36
;;     %37.1:v2 tied(%38) = mov.ud %40
;;     store.b2 %37 space:global
;;     %34:v4 early = load.d4 %74 space:global offset:48
;;     %31:v1 early = keeping.add %34.3, %34.3
;;     %27:v1 = add.ud %74, 268
;;     %29.0:v2 = mov.ud %27
;;     %28.1:v2 tied(%29) = mov.ud %31
;;     store.d1 %28 space:global
;;     %25:v4 early = load.d4 %74 space:global offset:64
;;     %19:v2 all = weave %25.2, %25.3
;;     %21:v2 early all = double.add %19 all, %19 all
;;     %22:v2 = unweave %21 all
;;     %14:v1 = add.ud %74, 272
;;     %16.0:v3 = mov.ud %14
;;     %17.1:v3 tied(%16) = mov.ud %22.0
;;     %15.2:v3 tied(%17) = mov.ud %22.1
;;     store.d2 %15 space:global
;;     %12:v4 early = load.d4 %74 space:global offset:80
;;     %9:v1 = shr.ud %12.3, 24
;;     %6:v1 = add.d %9, %9
;;     %2:v1 = add.ud %74, 280
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.b1 %3 space:global
;; }
;;     end
;; }

kernel %wave_16_bits {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = bitcast.i16 v7
    v9 = iadd.i16 v8, v8
    store.i16 global align 2 [v4+256], v9
    return
}
;; machine kernel %wave_16_bits target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:s1 = mov.ud r8.8.ud scope:wave
;;     %6:s1 = add.d %8, %8 scope:wave
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %wave_32_bits {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
    param %b : i8x4 at 12 align 4
    param %c : i16x2 at 16 align 4
    param %d : f16x2 at 20 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = bitcast.i8x4 v5
    v7 = extract_lane.i8 v6, 3
    v8 = iadd.i8 v7, v7
    store.i8 global align 1 [v4+256], v8
    v9 = load.i8x4 kernarg align 4 width all [v0+12]
    v10 = bitcast.i16x2 v9
    v11 = extract_lane.i16 v10, 1
    v12 = iadd.i16 v11, v11
    store.i16 global align 2 [v4+260], v12
    v13 = load.i16x2 kernarg align 4 width all [v0+16]
    v14 = bitcast.f16x2 v13
    v15 = extract_lane.f16 v14, 1
    v16 = fadd.f16 v15, v15
    store.f16 global align 2 [v4+264], v16
    v17 = load.f16x2 kernarg align 4 width all [v0+20]
    v18 = bitcast.i32 v17
    v19 = iadd.i32 v18, v18
    store.i32 global align 4 [v4+268], v19
    return
}
;; machine kernel %wave_32_bits target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %45:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %43:s1 = shr.ud r8.8.ud, 24 scope:wave
;;     %41:s1 = add.d %43, %43 scope:wave
;;     %37:v1 = add.ud %45, 256
;;     %39.0:v2 = mov.ud %37
;;     %38.1:v2 tied(%39) = mov.ud %41
;;     store.b1 %38 space:global
;;     %35:v1 early = load.d1 r4.0.ud space:global offset:12
;;     %33:v1 = shr.ud %35, 16
;;     %30:v1 = add.d %33, %33
;;     %26:v1 = add.ud %45, 260
;;     %28.0:v2 = mov.ud %26
;;     %27.1:v2 tied(%28) = mov.ud %30
;;     store.b2 %27 space:global
;;     %24:v1 early = load.d1 r4.0.ud space:global offset:16
;;     %22:v1 = shr.ud %24, 16
;;     %18:v1 = f16to32.f.uw %22
;;     %16:v1 = add.f %18, %18
;;     %14:v1 = f32to16.uw.f %16
;;     %10:v1 = add.ud %45, 264
;;     %12.0:v2 = mov.ud %10
;;     %11.1:v2 tied(%12) = mov.ud %14
;;     store.b2 %11 space:global
;;     %8:v1 early = load.d1 r4.0.ud space:global offset:20
;;     %6:v1 = add.d %8, %8
;;     %2:v1 = add.ud %45, 268
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave_64_bits {
    param %p : i64 at 0 align 8
    param %a : f64 at 8 align 8
    param %b : i8x8 at 16 align 8
    param %c : i16x4 at 24 align 8
    param %d : i32x2 at 32 align 8
    param %e : f16x4 at 40 align 8
    param %f : f32x2 at 48 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 kernarg align 8 width all [v0+8]
    v6 = bitcast.i8x8 v5
    v7 = extract_lane.i8 v6, 7
    v8 = iadd.i8 v7, v7
    store.i8 global align 1 [v4+256], v8
    v9 = load.i8x8 kernarg align 8 width all [v0+16]
    v10 = bitcast.i16x4 v9
    v11 = extract_lane.i16 v10, 3
    v12 = iadd.i16 v11, v11
    store.i16 global align 2 [v4+260], v12
    v13 = load.i16x4 kernarg align 8 width all [v0+24]
    v14 = bitcast.i32x2 v13
    v15 = extract_lane.i32 v14, 1
    v16 = iadd.i32 v15, v15
    store.i32 global align 4 [v4+264], v16
    v17 = load.i32x2 kernarg align 8 width all [v0+32]
    v18 = bitcast.f16x4 v17
    v19 = extract_lane.f16 v18, 3
    v20 = fadd.f16 v19, v19
    store.f16 global align 2 [v4+268], v20
    v21 = load.f16x4 kernarg align 8 width all [v0+40]
    v22 = bitcast.f32x2 v21
    v23 = extract_lane.f32 v22, 1
    v24 = fadd.f32 v23, v23
    store.f32 global align 4 [v4+272], v24
    v25 = load.f32x2 kernarg align 8 width all [v0+48]
    v26 = bitcast.i64 v25
    v27 = iadd.i64 v26, v26
    store.i64 global align 8 [v4+280], v27
    return
}
;; machine kernel %wave_64_bits target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %76:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %73.1:s2 = mov.ud r8.12.ud scope:wave
;;     %71.1:v2 = mov.ud %73.1
;;     %68:v1 = shr.ud %71.1, 24
;;     %65:v1 = add.d %68, %68
;;     %61:v1 = add.ud %76, 256
;;     %63.0:v2 = mov.ud %61
;;     %62.1:v2 tied(%63) = mov.ud %65
;;     store.b1 %62 space:global
;;     %59:v2 early = load.d2 r4.0.ud space:global offset:16
;;     %56:v1 = shr.ud %59.1, 16
;;     %53:v1 = add.d %56, %56
;;     %49:v1 = add.ud %76, 260
;;     %51.0:v2 = mov.ud %49
;;     %50.1:v2 tied(%51) = mov.ud %53
;;     store.b2 %50 space:global
;;     %47:v2 early = load.d2 r4.0.ud space:global offset:24
;;     %44:v1 = add.d %47.1, %47.1
;;     %40:v1 = add.ud %76, 264
;;     %42.0:v2 = mov.ud %40
;;     %41.1:v2 tied(%42) = mov.ud %44
;;     store.d1 %41 space:global
;;     %38:v2 early = load.d2 r4.0.ud space:global offset:32
;;     %36:v1 = shr.ud %38.1, 16
;;     %32:v1 = f16to32.f.uw %36
;;     %30:v1 = add.f %32, %32
;;     %28:v1 = f32to16.uw.f %30
;;     %24:v1 = add.ud %76, 268
;;     %26.0:v2 = mov.ud %24
;;     %25.1:v2 tied(%26) = mov.ud %28
;;     store.b2 %25 space:global
;;     %22:v2 early = load.d2 r4.0.ud space:global offset:40
;;     %19:v1 early = keeping.add %22.1, %22.1
;;     %15:v1 = add.ud %76, 272
;;     %17.0:v2 = mov.ud %15
;;     %16.1:v2 tied(%17) = mov.ud %19
;;     store.d1 %16 space:global
;;     %13:v2 early = load.d2 r4.0.ud space:global offset:48
;;     %7:v1 = add.d %13.0, %13.0
;;     %8:v1 = add.d %13.1, %13.1
;;     %9:v1 tied(%8) = carry %7, %13.0
;;     %11.0:v2 = mov.ud %7
;;     %10.1:v2 tied(%11) = mov.ud %9
;;     %2:v1 = add.ud %76, 280
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %10.0
;;     %3.2:v3 tied(%5) = mov.ud %10.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %wave_128_bits {
    param %p : i64 at 0 align 8
    param %a : i8x16 at 16 align 16
    param %b : i16x8 at 32 align 16
    param %c : i32x4 at 48 align 16
    param %d : i64x2 at 64 align 16
    param %e : f16x8 at 80 align 16
    param %f : f32x4 at 96 align 16
    param %g : f64x2 at 112 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x16 kernarg align 16 width all [v0+16]
    v6 = bitcast.i16x8 v5
    v7 = extract_lane.i16 v6, 7
    v8 = iadd.i16 v7, v7
    store.i16 global align 2 [v4+256], v8
    v9 = load.i16x8 kernarg align 16 width all [v0+32]
    v10 = bitcast.i32x4 v9
    v11 = extract_lane.i32 v10, 3
    v12 = iadd.i32 v11, v11
    store.i32 global align 4 [v4+260], v12
    v13 = load.i32x4 kernarg align 16 width all [v0+48]
    v14 = bitcast.i64x2 v13
    v15 = extract_lane.i64 v14, 1
    v16 = iadd.i64 v15, v15
    store.i64 global align 8 [v4+264], v16
    v17 = load.i64x2 kernarg align 16 width all [v0+64]
    v18 = bitcast.f16x8 v17
    v19 = extract_lane.f16 v18, 7
    v20 = fadd.f16 v19, v19
    store.f16 global align 2 [v4+272], v20
    v21 = load.f16x8 kernarg align 16 width all [v0+80]
    v22 = bitcast.f32x4 v21
    v23 = extract_lane.f32 v22, 3
    v24 = fadd.f32 v23, v23
    store.f32 global align 4 [v4+276], v24
    v25 = load.f32x4 kernarg align 16 width all [v0+96]
    v26 = bitcast.f64x2 v25
    v27 = extract_lane.f64 v26, 1
    v28 = fadd.f64 v27, v27
    store.f64 global align 8 [v4+280], v28
    v29 = load.f64x2 kernarg align 16 width all [v0+112]
    v30 = bitcast.i8x16 v29
    v31 = extract_lane.i8 v30, 15
    v32 = iadd.i8 v31, v31
    store.i8 global align 1 [v4+288], v32
    return
}
;; machine kernel %wave_128_bits target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %88:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %86:v4 early = load.d4 r4.0.ud space:global offset:16
;;     %83:v1 = shr.ud %86.3, 16
;;     %80:v1 = add.d %83, %83
;;     %76:v1 = add.ud %88, 256
;;     %78.0:v2 = mov.ud %76
;;     %77.1:v2 tied(%78) = mov.ud %80
;;     store.b2 %77 space:global
;;     %74:v4 early = load.d4 r4.0.ud space:global offset:32
;;     %71:v1 = add.d %74.3, %74.3
;;     %67:v1 = add.ud %88, 260
;;     %69.0:v2 = mov.ud %67
;;     %68.1:v2 tied(%69) = mov.ud %71
;;     store.d1 %68 space:global
;;     %65:v4 early = load.d4 r4.0.ud space:global offset:48
;;     %58:v1 = add.d %65.2, %65.2
;;     %59:v1 = add.d %65.3, %65.3
;;     %60:v1 tied(%59) = carry %58, %65.2
;;     %62.0:v2 = mov.ud %58
;;     %61.1:v2 tied(%62) = mov.ud %60
;;     %53:v1 = add.ud %88, 264
;;     %55.0:v3 = mov.ud %53
;;     %56.1:v3 tied(%55) = mov.ud %61.0
;;     %54.2:v3 tied(%56) = mov.ud %61.1
;;     store.d2 %54 space:global
;;     %51:v4 early = load.d4 r4.0.ud space:global offset:64
;;     %48:v1 = shr.ud %51.3, 16
;;     %44:v1 = f16to32.f.uw %48
;;     %42:v1 = add.f %44, %44
;;     %40:v1 = f32to16.uw.f %42
;;     %36:v1 = add.ud %88, 272
;;     %38.0:v2 = mov.ud %36
;;     %37.1:v2 tied(%38) = mov.ud %40
;;     store.b2 %37 space:global
;;     %34:v4 early = load.d4 r4.0.ud space:global offset:80
;;     %31:v1 early = keeping.add %34.3, %34.3
;;     %27:v1 = add.ud %88, 276
;;     %29.0:v2 = mov.ud %27
;;     %28.1:v2 tied(%29) = mov.ud %31
;;     store.d1 %28 space:global
;;     %25:v4 early = load.d4 r4.0.ud space:global offset:96
;;     %19:v2 all = weave %25.2, %25.3
;;     %21:v2 early all = double.add %19 all, %19 all
;;     %22:v2 = unweave %21 all
;;     %14:v1 = add.ud %88, 280
;;     %16.0:v3 = mov.ud %14
;;     %17.1:v3 tied(%16) = mov.ud %22.0
;;     %15.2:v3 tied(%17) = mov.ud %22.1
;;     store.d2 %15 space:global
;;     %12:v4 early = load.d4 r4.0.ud space:global offset:112
;;     %9:v1 = shr.ud %12.3, 24
;;     %6:v1 = add.d %9, %9
;;     %2:v1 = add.ud %88, 288
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.b1 %3 space:global
;; }
;;     end
;; }

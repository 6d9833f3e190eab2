; test isel precise-output
; target gfx1030
; The same bits as another type.

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
;; machine kernel %lanes_16_bits target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_dwordx2 %13, null
;;     %11:v1 = global_load_ushort %12, %14
;;     %9:v1 = v_add_f16_e64 %11, %11
;;     global_store_short %12, %9, %14 offset:256
;;     %6:v1 = global_load_ushort %12, %14 offset:4
;;     %4:v1 = v_add_nc_u32_e32 %6, %6
;;     global_store_short %12, %4, %14 offset:260
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
    v5 = load.i32 global align 4 [v4+0]
    v6 = bitcast.f32 v5
    v7 = fadd.f32 v6, v6
    store.f32 global align 4 [v4+256], v7
    v8 = load.f32 global align 4 [v4+4]
    v9 = bitcast.i8x4 v8
    v10 = extract_lane.i8 v9, 3
    v11 = iadd.i8 v10, v10
    store.i8 global align 1 [v4+260], v11
    v12 = load.i8x4 global align 4 [v4+8]
    v13 = bitcast.i16x2 v12
    v14 = extract_lane.i16 v13, 1
    v15 = iadd.i16 v14, v14
    store.i16 global align 2 [v4+264], v15
    v16 = load.i16x2 global align 4 [v4+12]
    v17 = bitcast.f16x2 v16
    v18 = extract_lane.f16 v17, 1
    v19 = fadd.f16 v18, v18
    store.f16 global align 2 [v4+268], v19
    v20 = load.f16x2 global align 4 [v4+16]
    v21 = bitcast.i32 v20
    v22 = iadd.i32 v21, v21
    store.i32 global align 4 [v4+272], v22
    return
}
;; machine kernel %lanes_32_bits target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %36=s[0:1]:s2, %35=v0:v1 = inputs
;;     %37:s2 = s_load_dwordx2 %36, null
;;     %34:v2 = global_load_dwordx2 %35, %37
;;     %32:v1 = v_add_f32_e32 %34.0, %34.0
;;     global_store_dword %35, %32, %37 offset:256
;;     %26:v1 = v_add_nc_u32_sdwa %34.1, %34.1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:BYTE_3
;;     global_store_byte %35, %26, %37 offset:260
;;     %23:v1 = global_load_dword %35, %37 offset:8
;;     %18:v1 = v_add_nc_u32_sdwa %23, %23 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_1
;;     global_store_short %35, %18, %37 offset:264
;;     %15:v1 = global_load_dword %35, %37 offset:12
;;     %13:v1 = v_lshrrev_b32_e32 16, %15
;;     %9:v1 = v_add_f16_e64 %13, %13
;;     global_store_short %35, %9, %37 offset:268
;;     %6:v1 = global_load_dword %35, %37 offset:16
;;     %4:v1 = v_add_nc_u32_e32 %6, %6
;;     global_store_dword %35, %4, %37 offset:272
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
    v5 = load.i64 global align 8 [v4+0]
    v6 = bitcast.f64 v5
    v7 = fadd.f64 v6, v6
    store.f64 global align 8 [v4+256], v7
    v8 = load.f64 global align 8 [v4+8]
    v9 = bitcast.i8x8 v8
    v10 = extract_lane.i8 v9, 7
    v11 = iadd.i8 v10, v10
    store.i8 global align 1 [v4+264], v11
    v12 = load.i8x8 global align 8 [v4+16]
    v13 = bitcast.i16x4 v12
    v14 = extract_lane.i16 v13, 3
    v15 = iadd.i16 v14, v14
    store.i16 global align 2 [v4+268], v15
    v16 = load.i16x4 global align 8 [v4+24]
    v17 = bitcast.i32x2 v16
    v18 = extract_lane.i32 v17, 1
    v19 = iadd.i32 v18, v18
    store.i32 global align 4 [v4+272], v19
    v20 = load.i32x2 global align 8 [v4+32]
    v21 = bitcast.f16x4 v20
    v22 = extract_lane.f16 v21, 3
    v23 = fadd.f16 v22, v22
    store.f16 global align 2 [v4+276], v23
    v24 = load.f16x4 global align 8 [v4+40]
    v25 = bitcast.f32x2 v24
    v26 = extract_lane.f32 v25, 1
    v27 = fadd.f32 v26, v26
    store.f32 global align 4 [v4+280], v27
    v28 = load.f32x2 global align 8 [v4+48]
    v29 = bitcast.i64 v28
    v30 = iadd.i64 v29, v29
    store.i64 global align 8 [v4+288], v30
    return
}
;; machine kernel %lanes_64_bits target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %56=s[0:1]:s2, %55=v0:v1 = inputs
;;     %57:s2 = s_load_dwordx2 %56, null
;;     %54:v4 = global_load_dwordx4 %55, %57
;;     %52:v2 = v_add_f64 %54.0-1, %54.0-1
;;     global_store_dwordx2 %55, %52, %57 offset:256
;;     %44:v1 = v_add_nc_u32_sdwa %54.3, %54.3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:BYTE_3
;;     global_store_byte %55, %44, %57 offset:264
;;     %41:v2 = global_load_dwordx2 %55, %57 offset:16
;;     %35:v1 = v_add_nc_u32_sdwa %41.1, %41.1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_1
;;     global_store_short %55, %35, %57 offset:268
;;     %32:v2 = global_load_dwordx2 %55, %57 offset:24
;;     %29:v1 = v_add_nc_u32_e32 %32.1, %32.1
;;     global_store_dword %55, %29, %57 offset:272
;;     %26:v2 = global_load_dwordx2 %55, %57 offset:32
;;     %24:v1 = v_lshrrev_b32_e32 16, %26.1
;;     %20:v1 = v_add_f16_e64 %24, %24
;;     global_store_short %55, %20, %57 offset:276
;;     %17:v2 = global_load_dwordx2 %55, %57 offset:40
;;     %14:v1 = v_add_f32_e32 %17.1, %17.1
;;     global_store_dword %55, %14, %57 offset:280
;;     %11:v2 = global_load_dwordx2 %55, %57 offset:48
;;     %8.0:v2, %5:s1 = v_add_co_u32 %11.0, %11.0
;;     %9.1:v2 tied(%8), %7:s1 = v_add_co_ci_u32_e64 %11.1, %11.1, %5
;;     global_store_dwordx2 %55, %9, %57 offset:288
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
    v13 = load.i32x4 global align 8 [v4+32]
    v14 = bitcast.i64x2 v13
    v15 = extract_lane.i64 v14, 1
    v16 = iadd.i64 v15, v15
    store.i64 global align 8 [v4+264], v16
    v17 = load.i64x2 global align 8 [v4+48]
    v18 = bitcast.f16x8 v17
    v19 = extract_lane.f16 v18, 7
    v20 = fadd.f16 v19, v19
    store.f16 global align 2 [v4+272], v20
    v21 = load.f16x8 global align 8 [v4+64]
    v22 = bitcast.f32x4 v21
    v23 = extract_lane.f32 v22, 3
    v24 = fadd.f32 v23, v23
    store.f32 global align 4 [v4+276], v24
    v25 = load.f32x4 global align 8 [v4+80]
    v26 = bitcast.f64x2 v25
    v27 = extract_lane.f64 v26, 1
    v28 = fadd.f64 v27, v27
    store.f64 global align 8 [v4+280], v28
    v29 = load.f64x2 global align 8 [v4+96]
    v30 = bitcast.i8x16 v29
    v31 = extract_lane.i8 v30, 15
    v32 = iadd.i8 v31, v31
    store.i8 global align 1 [v4+288], v32
    return
}
;; machine kernel %lanes_128_bits target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %60=s[0:1]:s2, %59=v0:v1 = inputs
;;     %61:s2 = s_load_dwordx2 %60, null
;;     %58:v4 = global_load_dwordx4 %59, %61
;;     %52:v1 = v_add_nc_u32_sdwa %58.3, %58.3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_1
;;     global_store_short %59, %52, %61 offset:256
;;     %49:v4 = global_load_dwordx4 %59, %61 offset:16
;;     %46:v1 = v_add_nc_u32_e32 %49.3, %49.3
;;     global_store_dword %59, %46, %61 offset:260
;;     %43:v4 = global_load_dwordx4 %59, %61 offset:32
;;     %39.0:v2, %36:s1 = v_add_co_u32 %43.2, %43.2
;;     %40.1:v2 tied(%39), %38:s1 = v_add_co_ci_u32_e64 %43.3, %43.3, %36
;;     global_store_dwordx2 %59, %40, %61 offset:264
;;     %32:v4 = global_load_dwordx4 %59, %61 offset:48
;;     %29:v1 = v_lshrrev_b32_e32 16, %32.3
;;     %25:v1 = v_add_f16_e64 %29, %29
;;     global_store_short %59, %25, %61 offset:272
;;     %22:v4 = global_load_dwordx4 %59, %61 offset:64
;;     %19:v1 = v_add_f32_e32 %22.3, %22.3
;;     global_store_dword %59, %19, %61 offset:276
;;     %16:v4 = global_load_dwordx4 %59, %61 offset:80
;;     %13:v2 = v_add_f64 %16.2-3, %16.2-3
;;     global_store_dwordx2 %59, %13, %61 offset:280
;;     %10:v4 = global_load_dwordx4 %59, %61 offset:96
;;     %4:v1 = v_add_nc_u32_sdwa %10.3, %10.3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:BYTE_3
;;     global_store_byte %59, %4, %61 offset:288
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
;; machine kernel %wave_16_bits target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=v0:v1 = inputs
;;     %10:s4 = s_load_dwordx4 %9, null
;;     %5:s1 = s_add_u32 %10.2, %10.2
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_short %7, %3, %10.0-1 offset:256
;; }
;;     end
;; }

kernel %wave_32_bits {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : f32 at 12 align 4
    param %c : i8x4 at 16 align 4
    param %d : i16x2 at 20 align 4
    param %e : f16x2 at 24 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = bitcast.f32 v5
    v7 = fadd.f32 v6, v6
    store.f32 global align 4 [v4+256], v7
    v8 = load.f32 kernarg align 4 width all [v0+12]
    v9 = bitcast.i8x4 v8
    v10 = extract_lane.i8 v9, 3
    v11 = iadd.i8 v10, v10
    store.i8 global align 1 [v4+260], v11
    v12 = load.i8x4 kernarg align 4 width all [v0+16]
    v13 = bitcast.i16x2 v12
    v14 = extract_lane.i16 v13, 1
    v15 = iadd.i16 v14, v14
    store.i16 global align 2 [v4+264], v15
    v16 = load.i16x2 kernarg align 4 width all [v0+20]
    v17 = bitcast.f16x2 v16
    v18 = extract_lane.f16 v17, 1
    v19 = fadd.f16 v18, v18
    store.f16 global align 2 [v4+268], v19
    v20 = load.f16x2 kernarg align 4 width all [v0+24]
    v21 = bitcast.i32 v20
    v22 = iadd.i32 v21, v21
    store.i32 global align 4 [v4+272], v22
    return
}
;; machine kernel %wave_32_bits target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %39=v0:v1 = inputs
;;     %41:s4 = s_load_dwordx4 %7, null
;;     %37:v1 = v_add_f32_e64 %41.2, %41.2
;;     global_store_dword %39, %37, %41.0-1 offset:256
;;     %34:s1 = s_lshr_b32 %41.3, 24
;;     %31:s1 = s_add_u32 %34, %34
;;     %29:v1 = v_mov_b32_e32 %31
;;     global_store_byte %39, %29, %41.0-1 offset:260
;;     %26:v1 = v_mov_b32_e32 0
;;     %27:v1 = global_load_dword %26, %7 offset:16 makes constant
;;     %21:v1 = v_add_nc_u32_sdwa %27, %27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_1
;;     global_store_short %39, %21, %41.0-1 offset:264
;;     %18:v1 = global_load_dword %26, %7 offset:20 makes constant
;;     %15:v1 = v_lshrrev_b32_e32 16, %18
;;     %11:v1 = v_add_f16_e64 %15, %15
;;     global_store_short %39, %11, %41.0-1 offset:268
;;     %8:v1 = global_load_dword %26, %7 offset:24 makes constant
;;     %4:v1 = v_add_nc_u32_e32 %8, %8
;;     global_store_dword %39, %4, %41.0-1 offset:272
;; }
;;     end
;; }

kernel %wave_64_bits {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : f64 at 16 align 8
    param %c : i8x8 at 24 align 8
    param %d : i16x4 at 32 align 8
    param %e : i32x2 at 40 align 8
    param %f : f16x4 at 48 align 8
    param %g : f32x2 at 56 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = bitcast.f64 v5
    v7 = fadd.f64 v6, v6
    store.f64 global align 8 [v4+256], v7
    v8 = load.f64 kernarg align 8 width all [v0+16]
    v9 = bitcast.i8x8 v8
    v10 = extract_lane.i8 v9, 7
    v11 = iadd.i8 v10, v10
    store.i8 global align 1 [v4+264], v11
    v12 = load.i8x8 kernarg align 8 width all [v0+24]
    v13 = bitcast.i16x4 v12
    v14 = extract_lane.i16 v13, 3
    v15 = iadd.i16 v14, v14
    store.i16 global align 2 [v4+268], v15
    v16 = load.i16x4 kernarg align 8 width all [v0+32]
    v17 = bitcast.i32x2 v16
    v18 = extract_lane.i32 v17, 1
    v19 = iadd.i32 v18, v18
    store.i32 global align 4 [v4+272], v19
    v20 = load.i32x2 kernarg align 8 width all [v0+40]
    v21 = bitcast.f16x4 v20
    v22 = extract_lane.f16 v21, 3
    v23 = fadd.f16 v22, v22
    store.f16 global align 2 [v4+276], v23
    v24 = load.f16x4 kernarg align 8 width all [v0+48]
    v25 = bitcast.f32x2 v24
    v26 = extract_lane.f32 v25, 1
    v27 = fadd.f32 v26, v26
    store.f32 global align 4 [v4+280], v27
    v28 = load.f32x2 kernarg align 8 width all [v0+56]
    v29 = bitcast.i64 v28
    v30 = iadd.i64 v29, v29
    store.i64 global align 8 [v4+288], v30
    return
}
;; machine kernel %wave_64_bits target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %64=v0:v1 = inputs
;;     %65:s8 = s_load_dwordx8 %12, null
;;     %62:v2 = v_add_f64 %65.2-3, %65.2-3
;;     global_store_dwordx2 %64, %62, %65.0-1 offset:256
;;     %58.0:v2 = v_mov_b32_e32 %65.4
;;     %59.1:v2 tied(%58) = v_mov_b32_e32 %65.5
;;     %50:v1 = v_add_nc_u32_sdwa %59.1, %59.1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:BYTE_3
;;     global_store_byte %64, %50, %65.0-1 offset:264
;;     %46:v1 = v_mov_b32_e32 0
;;     %47:v2 = global_load_dwordx2 %46, %12 offset:24 makes constant
;;     %40:v1 = v_add_nc_u32_sdwa %47.1, %47.1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_1
;;     global_store_short %64, %40, %65.0-1 offset:268
;;     %37:v2 = global_load_dwordx2 %46, %12 offset:32 makes constant
;;     %33:v1 = v_add_nc_u32_e32 %37.1, %37.1
;;     global_store_dword %64, %33, %65.0-1 offset:272
;;     %30:v2 = global_load_dwordx2 %46, %12 offset:40 makes constant
;;     %27:v1 = v_lshrrev_b32_e32 16, %30.1
;;     %23:v1 = v_add_f16_e64 %27, %27
;;     global_store_short %64, %23, %65.0-1 offset:276
;;     %20:v2 = global_load_dwordx2 %46, %12 offset:48 makes constant
;;     %16:v1 = v_add_f32_e32 %20.1, %20.1
;;     global_store_dword %64, %16, %65.0-1 offset:280
;;     %13:v2 = global_load_dwordx2 %46, %12 offset:56 makes constant
;;     %8.0:v2, %5:s1 = v_add_co_u32 %13.0, %13.0
;;     %9.1:v2 tied(%8), %7:s1 = v_add_co_ci_u32_e64 %13.1, %13.1, %5
;;     global_store_dwordx2 %64, %9, %65.0-1 offset:288
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
;; machine kernel %wave_128_bits target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %67=v0:v1 = inputs
;;     %68:s2 = s_load_dwordx2 %11, null
;;     %65:v1 = v_mov_b32_e32 0
;;     %66:v4 = global_load_dwordx4 %65, %11 offset:16 makes constant
;;     %59:v1 = v_add_nc_u32_sdwa %66.3, %66.3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_1
;;     global_store_short %67, %59, %68 offset:256
;;     %56:v4 = global_load_dwordx4 %65, %11 offset:32 makes constant
;;     %52:v1 = v_add_nc_u32_e32 %56.3, %56.3
;;     global_store_dword %67, %52, %68 offset:260
;;     %49:v4 = global_load_dwordx4 %65, %11 offset:48 makes constant
;;     %44.0:v2, %41:s1 = v_add_co_u32 %49.2, %49.2
;;     %45.1:v2 tied(%44), %43:s1 = v_add_co_ci_u32_e64 %49.3, %49.3, %41
;;     global_store_dwordx2 %67, %45, %68 offset:264
;;     %37:v4 = global_load_dwordx4 %65, %11 offset:64 makes constant
;;     %33:v1 = v_lshrrev_b32_e32 16, %37.3
;;     %29:v1 = v_add_f16_e64 %33, %33
;;     global_store_short %67, %29, %68 offset:272
;;     %26:v4 = global_load_dwordx4 %65, %11 offset:80 makes constant
;;     %22:v1 = v_add_f32_e32 %26.3, %26.3
;;     global_store_dword %67, %22, %68 offset:276
;;     %19:v4 = global_load_dwordx4 %65, %11 offset:96 makes constant
;;     %15:v2 = v_add_f64 %19.2-3, %19.2-3
;;     global_store_dwordx2 %67, %15, %68 offset:280
;;     %12:v4 = global_load_dwordx4 %65, %11 offset:112 makes constant
;;     %4:v1 = v_add_nc_u32_sdwa %12.3, %12.3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:BYTE_3
;;     global_store_byte %67, %4, %68 offset:288
;; }
;;     end
;; }

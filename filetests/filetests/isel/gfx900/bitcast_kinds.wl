; test isel precise-output
; target gfx900
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
;; machine kernel %lanes_16_bits target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_dwordx2 %13, 0x0
;;     %11:v1 = global_load_ushort %12, %14
;;     %9:v1 = v_add_f16_e32 %11, %11
;;     global_store_short %12, %9, %14 offset:256
;;     %6:v1 = global_load_ushort %12, %14 offset:4
;;     %4:v1 = v_add_u32_e32 %6, %6
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
;; machine kernel %lanes_32_bits target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %33=s[0:1]:s2, %32=v0:v1 = inputs
;;     %34:s2 = s_load_dwordx2 %33, 0x0
;;     %31:v1 = global_load_dword %32, %34
;;     %26:v1 = v_add_u32_sdwa %31, %31 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:BYTE_3
;;     global_store_byte %32, %26, %34 offset:256
;;     %23:v1 = global_load_dword %32, %34 offset:4
;;     %18:v1 = v_add_u32_sdwa %23, %23 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_1
;;     global_store_short %32, %18, %34 offset:260
;;     %15:v1 = global_load_dword %32, %34 offset:8
;;     %13:v1 = v_lshrrev_b32_e32 16, %15
;;     %9:v1 = v_add_f16_e32 %13, %13
;;     global_store_short %32, %9, %34 offset:264
;;     %6:v1 = global_load_dword %32, %34 offset:12
;;     %4:v1 = v_add_u32_e32 %6, %6
;;     global_store_dword %32, %4, %34 offset:268
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
;; machine kernel %lanes_64_bits target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %52=s[0:1]:s2, %51=v0:v1 = inputs
;;     %53:s2 = s_load_dwordx2 %52, 0x0
;;     %50:v2 = global_load_dwordx2 %51, %53
;;     %44:v1 = v_add_u32_sdwa %50.1, %50.1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:BYTE_3
;;     global_store_byte %51, %44, %53 offset:256
;;     %41:v2 = global_load_dwordx2 %51, %53 offset:8
;;     %35:v1 = v_add_u32_sdwa %41.1, %41.1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_1
;;     global_store_short %51, %35, %53 offset:260
;;     %32:v2 = global_load_dwordx2 %51, %53 offset:16
;;     %29:v1 = v_add_u32_e32 %32.1, %32.1
;;     global_store_dword %51, %29, %53 offset:264
;;     %26:v2 = global_load_dwordx2 %51, %53 offset:24
;;     %24:v1 = v_lshrrev_b32_e32 16, %26.1
;;     %20:v1 = v_add_f16_e32 %24, %24
;;     global_store_short %51, %20, %53 offset:268
;;     %17:v2 = global_load_dwordx2 %51, %53 offset:32
;;     %14:v1 = v_add_f32_e32 %17.1, %17.1
;;     global_store_dword %51, %14, %53 offset:272
;;     %11:v2 = global_load_dwordx2 %51, %53 offset:40
;;     %8.0:v2, %5:s2 = v_add_co_u32_e64 %11.0, %11.0
;;     %9.1:v2 tied(%8), %7:s2 = v_addc_co_u32_e64 %11.1, %11.1, %5
;;     global_store_dwordx2 %51, %9, %53 offset:280
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
;; machine kernel %lanes_128_bits target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %49=s[0:1]:s2, %48=v0:v1 = inputs
;;     %50:s2 = s_load_dwordx2 %49, 0x0
;;     %47:v4 = global_load_dwordx4 %48, %50
;;     %41:v1 = v_add_u32_sdwa %47.3, %47.3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_1
;;     global_store_short %48, %41, %50 offset:256
;;     %38:v4 = global_load_dwordx4 %48, %50 offset:16
;;     %35:v1 = v_add_u32_e32 %38.3, %38.3
;;     global_store_dword %48, %35, %50 offset:260
;;     %32:v4 = global_load_dwordx4 %48, %50 offset:32
;;     %29:v1 = v_lshrrev_b32_e32 16, %32.3
;;     %25:v1 = v_add_f16_e32 %29, %29
;;     global_store_short %48, %25, %50 offset:264
;;     %22:v4 = global_load_dwordx4 %48, %50 offset:48
;;     %19:v1 = v_add_f32_e32 %22.3, %22.3
;;     global_store_dword %48, %19, %50 offset:268
;;     %16:v4 = global_load_dwordx4 %48, %50 offset:64
;;     %13:v2 = v_add_f64 %16.2-3, %16.2-3
;;     global_store_dwordx2 %48, %13, %50 offset:272
;;     %10:v4 = global_load_dwordx4 %48, %50 offset:80
;;     %4:v1 = v_add_u32_sdwa %10.3, %10.3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:BYTE_3
;;     global_store_byte %48, %4, %50 offset:280
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
;; machine kernel %wave_16_bits target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=v0:v1 = inputs
;;     %10:s4 = s_load_dwordx4 %9, 0x0
;;     %5:s1 = s_add_u32 %10.2, %10.2
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_short %7, %3, %10.0-1 offset:256
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
;; machine kernel %wave_32_bits target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %35=v0:v1 = inputs
;;     %37:s4 = s_load_dwordx4 %7, 0x0
;;     %34:s1 = s_lshr_b32 %37.2, 24
;;     %31:s1 = s_add_u32 %34, %34
;;     %29:v1 = v_mov_b32_e32 %31
;;     global_store_byte %35, %29, %37.0-1 offset:256
;;     %26:v1 = v_mov_b32_e32 0
;;     %27:v1 = global_load_dword %26, %7 offset:12 makes constant
;;     %21:v1 = v_add_u32_sdwa %27, %27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_1
;;     global_store_short %35, %21, %37.0-1 offset:260
;;     %18:v1 = global_load_dword %26, %7 offset:16 makes constant
;;     %15:v1 = v_lshrrev_b32_e32 16, %18
;;     %11:v1 = v_add_f16_e32 %15, %15
;;     global_store_short %35, %11, %37.0-1 offset:264
;;     %8:v1 = global_load_dword %26, %7 offset:20 makes constant
;;     %4:v1 = v_add_u32_e32 %8, %8
;;     global_store_dword %35, %4, %37.0-1 offset:268
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
;; machine kernel %wave_64_bits target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %60=v0:v1 = inputs
;;     %61:s4 = s_load_dwordx4 %12, 0x0
;;     %58.0:v2 = v_mov_b32_e32 %61.2
;;     %59.1:v2 tied(%58) = v_mov_b32_e32 %61.3
;;     %50:v1 = v_add_u32_sdwa %59.1, %59.1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:BYTE_3
;;     global_store_byte %60, %50, %61.0-1 offset:256
;;     %46:v1 = v_mov_b32_e32 0
;;     %47:v2 = global_load_dwordx2 %46, %12 offset:16 makes constant
;;     %40:v1 = v_add_u32_sdwa %47.1, %47.1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_1
;;     global_store_short %60, %40, %61.0-1 offset:260
;;     %37:v2 = global_load_dwordx2 %46, %12 offset:24 makes constant
;;     %33:v1 = v_add_u32_e32 %37.1, %37.1
;;     global_store_dword %60, %33, %61.0-1 offset:264
;;     %30:v2 = global_load_dwordx2 %46, %12 offset:32 makes constant
;;     %27:v1 = v_lshrrev_b32_e32 16, %30.1
;;     %23:v1 = v_add_f16_e32 %27, %27
;;     global_store_short %60, %23, %61.0-1 offset:268
;;     %20:v2 = global_load_dwordx2 %46, %12 offset:40 makes constant
;;     %16:v1 = v_add_f32_e32 %20.1, %20.1
;;     global_store_dword %60, %16, %61.0-1 offset:272
;;     %13:v2 = global_load_dwordx2 %46, %12 offset:48 makes constant
;;     %8.0:v2, %5:s2 = v_add_co_u32_e64 %13.0, %13.0
;;     %9.1:v2 tied(%8), %7:s2 = v_addc_co_u32_e64 %13.1, %13.1, %5
;;     global_store_dwordx2 %60, %9, %61.0-1 offset:280
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
;; machine kernel %wave_128_bits target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %67=v0:v1 = inputs
;;     %68:s2 = s_load_dwordx2 %11, 0x0
;;     %65:v1 = v_mov_b32_e32 0
;;     %66:v4 = global_load_dwordx4 %65, %11 offset:16 makes constant
;;     %59:v1 = v_add_u32_sdwa %66.3, %66.3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_1
;;     global_store_short %67, %59, %68 offset:256
;;     %56:v4 = global_load_dwordx4 %65, %11 offset:32 makes constant
;;     %52:v1 = v_add_u32_e32 %56.3, %56.3
;;     global_store_dword %67, %52, %68 offset:260
;;     %49:v4 = global_load_dwordx4 %65, %11 offset:48 makes constant
;;     %44.0:v2, %41:s2 = v_add_co_u32_e64 %49.2, %49.2
;;     %45.1:v2 tied(%44), %43:s2 = v_addc_co_u32_e64 %49.3, %49.3, %41
;;     global_store_dwordx2 %67, %45, %68 offset:264
;;     %37:v4 = global_load_dwordx4 %65, %11 offset:64 makes constant
;;     %33:v1 = v_lshrrev_b32_e32 16, %37.3
;;     %29:v1 = v_add_f16_e32 %33, %33
;;     global_store_short %67, %29, %68 offset:272
;;     %26:v4 = global_load_dwordx4 %65, %11 offset:80 makes constant
;;     %22:v1 = v_add_f32_e32 %26.3, %26.3
;;     global_store_dword %67, %22, %68 offset:276
;;     %19:v4 = global_load_dwordx4 %65, %11 offset:96 makes constant
;;     %15:v2 = v_add_f64 %19.2-3, %19.2-3
;;     global_store_dwordx2 %67, %15, %68 offset:280
;;     %12:v4 = global_load_dwordx4 %65, %11 offset:112 makes constant
;;     %4:v1 = v_add_u32_sdwa %12.3, %12.3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:BYTE_3
;;     global_store_byte %67, %4, %68 offset:288
;; }
;;     end
;; }

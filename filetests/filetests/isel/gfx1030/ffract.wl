; test isel precise-output
; target gfx1030
; Fractions, below one.

kernel %lanes_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = ffract.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = load.f32 global align 4 [v4+4]
    v8 = ffract.f32 v7
    store.f32 global align 4 [v4+260], v8
    v9 = load.f64 global align 8 [v4+8]
    v10 = ffract.f64 v9
    store.f64 global align 8 [v4+264], v10
    return
}
;; machine kernel %lanes_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %70=s[0:1]:s2, %69=v0:v1 = inputs
;;     %71:s2 = s_load_dwordx2 %70, null
;;     %68:v1 = global_load_ushort %69, %71
;;     %67:v1 = v_floor_f16_e64 %68
;;     %66:v1 = v_sub_f16_e64 %68, %67
;;     %64:s1 = v_cmp_gt_f16_e64 %66, 0x3bff
;;     %63:v1 = v_cndmask_b32_e64 %66, 0x3bff, %64
;;     %60:s1 = v_cmp_class_f16_e64 %68, 0x264
;;     %58:v1 = v_and_b32_e32 0x8000, %68
;;     %55:v1 = v_cndmask_b32_e64 %63, %58, %60
;;     global_store_short %69, %55, %71 offset:256
;;     %50:v1 = global_load_dword %69, %71 offset:4
;;     %49:v1 = v_floor_f32_e32 %50
;;     %48:v1 = v_sub_f32_e32 %50, %49
;;     %46:s1 = v_cmp_gt_f32_e64 %48, 0x3f7fffff
;;     %45:v1 = v_cndmask_b32_e64 %48, 0x3f7fffff, %46
;;     %42:s1 = v_cmp_class_f32_e64 %50, 0x264
;;     %40:v1 = v_and_b32_e32 0x80000000, %50
;;     %37:v1 = v_cndmask_b32_e64 %45, %40, %42
;;     global_store_dword %69, %37, %71 offset:260
;;     %32:v2 = global_load_dwordx2 %69, %71 offset:8
;;     %31:v2 = v_floor_f64_e32 %32
;;     %30:v2 = v_add_f64 %32, -%31
;;     %26.0:s2 = s_mov_b32 -1
;;     %27.1:s2 tied(%26) = s_mov_b32 0x3fefffff
;;     %28:s1 = v_cmp_gt_f64_e64 %30, %27
;;     %22.0:v2 = v_cndmask_b32_e64 %30.0, -1, %28
;;     %23.1:v2 tied(%22) = v_cndmask_b32_e64 %30.1, 0x3fefffff, %28
;;     %17:s1 = v_cmp_class_f64_e64 %32, 0x264
;;     %14.0:v2 = v_and_b32_e32 0, %32.0
;;     %15.1:v2 tied(%14) = v_and_b32_e32 0x80000000, %32.1
;;     %8.0:v2 = v_cndmask_b32_e64 %23.0, %15.0, %17
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %23.1, %15.1, %17
;;     global_store_dwordx2 %69, %9, %71 offset:264
;; }
;;     end
;; }

kernel %wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : f32 at 12 align 4
    param %c : f64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = ffract.f16 v7
    store.f16 global align 2 [v4+256], v8
    v9 = load.f32 kernarg align 4 width all [v0+12]
    v10 = ffract.f32 v9
    store.f32 global align 4 [v4+260], v10
    v11 = load.f64 kernarg align 8 width all [v0+16]
    v12 = ffract.f64 v11
    store.f64 global align 8 [v4+264], v12
    return
}
;; machine kernel %wave_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %70=s[0:1]:s2, %68=v0:v1 = inputs
;;     %71:s8 = s_load_dwordx8 %70, null
;;     %66:v1 = v_floor_f16_e64 %71.2
;;     %65:v1 = v_sub_f16_e64 %71.2, %66
;;     %63:s1 = v_cmp_gt_f16_e64 %65, 0x3bff
;;     %62:v1 = v_cndmask_b32_e64 %65, 0x3bff, %63
;;     %59:s1 = v_cmp_class_f16_e64 %71.2, 0x264
;;     %57:s1 = s_and_b32 %71.2, 0x8000
;;     %54:v1 = v_cndmask_b32_e64 %62, %57, %59
;;     global_store_short %68, %54, %71.0-1 offset:256
;;     %49:v1 = v_floor_f32_e32 %71.3
;;     %48:v1 = v_sub_f32_e32 %71.3, %49
;;     %46:s1 = v_cmp_gt_f32_e64 %48, 0x3f7fffff
;;     %45:v1 = v_cndmask_b32_e64 %48, 0x3f7fffff, %46
;;     %42:s1 = v_cmp_class_f32_e64 %71.3, 0x264
;;     %40:s1 = s_and_b32 %71.3, 0x80000000
;;     %37:v1 = v_cndmask_b32_e64 %45, %40, %42
;;     global_store_dword %68, %37, %71.0-1 offset:260
;;     %32:v2 = v_floor_f64_e32 %71.4-5
;;     %31:v2 = v_add_f64 %71.4-5, -%32
;;     %27.0:s2 = s_mov_b32 -1
;;     %28.1:s2 tied(%27) = s_mov_b32 0x3fefffff
;;     %29:s1 = v_cmp_gt_f64_e64 %31, %28
;;     %23.0:v2 = v_cndmask_b32_e64 %31.0, -1, %29
;;     %24.1:v2 tied(%23) = v_cndmask_b32_e64 %31.1, 0x3fefffff, %29
;;     %18:s1 = v_cmp_class_f64_e64 %71.4-5, 0x264
;;     %14.0:s2 = s_mov_b32 0
;;     %15.1:s2 tied(%14) = s_mov_b32 0x80000000
;;     %16:s2 = s_and_b64 %71.4-5, %15
;;     %8.0:v2 = v_cndmask_b32_e64 %24.0, %16.0, %18
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %24.1, %16.1, %18
;;     global_store_dwordx2 %68, %9, %71.0-1 offset:264
;; }
;;     end
;; }

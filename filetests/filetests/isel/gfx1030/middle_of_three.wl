; test isel precise-output
; target gfx1030
; The middle one of three numbers.

kernel %fmed3_lanes_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f16 global align 2 [v4+4]
    v7 = load.f16 global align 2 [v4+8]
    v8 = fmed3.f16 v5, v6, v7
    store.f16 global align 2 [v4+256], v8
    v9 = load.f32 global align 4 [v4+12]
    v10 = load.f32 global align 4 [v4+16]
    v11 = load.f32 global align 4 [v4+20]
    v12 = fmed3.f32 v9, v10, v11
    store.f32 global align 4 [v4+260], v12
    v13 = load.f64 global align 8 [v4+24]
    v14 = load.f64 global align 8 [v4+32]
    v15 = load.f64 global align 8 [v4+40]
    v16 = fmed3.f64 v13, v14, v15
    store.f64 global align 8 [v4+264], v16
    return
}
;; machine kernel %fmed3_lanes_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %62=s[0:1]:s2, %61=v0:v1 = inputs
;;     %63:s2 = s_load_dwordx2 %62, null
;;     %60:v1 = global_load_ushort %61, %63
;;     %59:v1 = global_load_ushort %61, %63 offset:4
;;     %58:v1 = global_load_ushort %61, %63 offset:8
;;     %57:v1 = v_min_f16_e64 %60, %59
;;     %56:v1 = v_max_f16_e64 %60, %59
;;     %55:v1 = v_min_f16_e64 %57, %58
;;     %54:v1 = v_min_f16_e64 %56, %58
;;     %52:v1 = v_max_f16_e64 %57, %54
;;     %49:s1 = v_cmp_u_f16_e64 %60, %59
;;     %46:s1 = v_cmp_u_f16_e64 %58, %58
;;     %44:v1 = v_cndmask_b32_e64 %52, %55, %46
;;     %41:v1 = v_cndmask_b32_e64 %44, %55, %49
;;     global_store_short %61, %41, %63 offset:256
;;     %36:v3 = global_load_dwordx3 %61, %63 offset:12
;;     %35:v1 = v_med3_f32 %36.0, %36.1, %36.2
;;     global_store_dword %61, %35, %63 offset:260
;;     %30:v4 = global_load_dwordx4 %61, %63 offset:24
;;     %29:v2 = global_load_dwordx2 %61, %63 offset:40
;;     %28:v2 = v_min_f64 %30.0-1, %30.2-3
;;     %27:v2 = v_max_f64 %30.0-1, %30.2-3
;;     %26:v2 = v_min_f64 %28, %29
;;     %25:v2 = v_min_f64 %27, %29
;;     %23:v2 = v_max_f64 %28, %25
;;     %20:s1 = v_cmp_u_f64_e64 %30.0-1, %30.2-3
;;     %17:s1 = v_cmp_u_f64_e64 %29, %29
;;     %14.0:v2 = v_cndmask_b32_e64 %23.0, %26.0, %17
;;     %15.1:v2 tied(%14) = v_cndmask_b32_e64 %23.1, %26.1, %17
;;     %8.0:v2 = v_cndmask_b32_e64 %15.0, %26.0, %20
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %15.1, %26.1, %20
;;     global_store_dwordx2 %61, %9, %63 offset:264
;; }
;;     end
;; }

kernel %fmed3_wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : f32 at 20 align 4
    param %e : f32 at 24 align 4
    param %f : f32 at 28 align 4
    param %g : f64 at 32 align 8
    param %h : f64 at 40 align 8
    param %i : f64 at 48 align 8
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
    v11 = load.i32 kernarg align 4 width all [v0+16]
    v12 = ireduce.i16 v11
    v13 = bitcast.f16 v12
    v14 = fmed3.f16 v7, v10, v13
    store.f16 global align 2 [v4+256], v14
    v15 = load.f32 kernarg align 4 width all [v0+20]
    v16 = load.f32 kernarg align 4 width all [v0+24]
    v17 = load.f32 kernarg align 4 width all [v0+28]
    v18 = fmed3.f32 v15, v16, v17
    store.f32 global align 4 [v4+260], v18
    v19 = load.f64 kernarg align 8 width all [v0+32]
    v20 = load.f64 kernarg align 8 width all [v0+40]
    v21 = load.f64 kernarg align 8 width all [v0+48]
    v22 = fmed3.f64 v19, v20, v21
    store.f64 global align 8 [v4+264], v22
    return
}
;; machine kernel %fmed3_wave_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %66=s[0:1]:s2, %62=v0:v1 = inputs
;;     %74:s8 = s_load_dwordx8 %66, null
;;     %67:s8 = s_load_dwordx8 %66, 0x20
;;     %55:v1 = v_min_f16_e64 %74.2, %74.3
;;     %54:v1 = v_max_f16_e64 %74.2, %74.3
;;     %53:v1 = v_min_f16_e64 %55, %74.4
;;     %52:v1 = v_min_f16_e64 %54, %74.4
;;     %50:v1 = v_max_f16_e64 %55, %52
;;     %47:s1 = v_cmp_u_f16_e64 %74.2, %74.3
;;     %44:s1 = v_cmp_u_f16_e64 %74.4, %74.4
;;     %42:v1 = v_cndmask_b32_e64 %50, %53, %44
;;     %39:v1 = v_cndmask_b32_e64 %42, %53, %47
;;     global_store_short %62, %39, %74.0-1 offset:256
;;     %34:v1 = v_mov_b32_e32 %74.7
;;     %33:v1 = v_med3_f32 %74.5, %74.6, %34
;;     global_store_dword %62, %33, %74.0-1 offset:260
;;     %28:v2 = v_min_f64 %67.0-1, %67.2-3
;;     %27:v2 = v_max_f64 %67.0-1, %67.2-3
;;     %26:v2 = v_min_f64 %28, %67.4-5
;;     %25:v2 = v_min_f64 %27, %67.4-5
;;     %23:v2 = v_max_f64 %28, %25
;;     %20:s1 = v_cmp_u_f64_e64 %67.0-1, %67.2-3
;;     %17:s1 = v_cmp_u_f64_e64 %67.4-5, %67.4-5
;;     %14.0:v2 = v_cndmask_b32_e64 %23.0, %26.0, %17
;;     %15.1:v2 tied(%14) = v_cndmask_b32_e64 %23.1, %26.1, %17
;;     %8.0:v2 = v_cndmask_b32_e64 %15.0, %26.0, %20
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %15.1, %26.1, %20
;;     global_store_dwordx2 %62, %9, %74.0-1 offset:264
;; }
;;     end
;; }

; test isel precise-output
; target gfx1100
; What takes the place of instructions that came with RDNA4: scalar sums of 64 bits in halves, minima and maxima by one instruction.

kernel %older {
    param %out : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i64 at 16 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v10 = load.i64 kernarg align 8 width all [v90+8]
    v11 = load.i64 kernarg align 8 width all [v90+16]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v12 = iadd.i64 v10, v11
    store.i64 global align 8 [v93+0], v12
    v13 = isub.i64 v10, v11
    store.i64 global align 8 [v93+8], v13
    v14 = ineg.i64 v11
    store.i64 global align 8 [v93+16], v14
    v15 = imul.i64 v10, v11
    store.i64 global align 8 [v93+24], v15
    return
}
;; machine kernel %older target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46=s[0:1]:s2, %44=v0:v1 = inputs
;;     %49:s2 = s_load_b64 %46, null
;;     %48:s2 = s_load_b64 %46, 0x8
;;     %47:s2 = s_load_b64 %46, 0x10
;;     %45:v1 = v_and_b32_e32 0x3ff, %44
;;     %42.0:s2 = s_add_u32 %48.0, %47.0 makes scc
;;     %43.1:s2 tied(%42) = s_addc_u32 %48.1, %47.1
;;     %38.0:v2 = v_mov_b32_e32 %43.0
;;     %39.1:v2 tied(%38) = v_mov_b32_e32 %43.1
;;     global_store_b64 %45, %39, %49
;;     %33.0:s2 = s_sub_u32 %48.0, %47.0 makes scc
;;     %34.1:s2 tied(%33) = s_subb_u32 %48.1, %47.1
;;     %29.0:v2 = v_mov_b32_e32 %34.0
;;     %30.1:v2 tied(%29) = v_mov_b32_e32 %34.1
;;     global_store_b64 %45, %30, %49 offset:8
;;     %24.0:s2 = s_sub_u32 0, %47.0 makes scc
;;     %25.1:s2 tied(%24) = s_subb_u32 0, %47.1
;;     %20.0:v2 = v_mov_b32_e32 %25.0
;;     %21.1:v2 tied(%20) = v_mov_b32_e32 %25.1
;;     global_store_b64 %45, %21, %49 offset:16
;;     %9:s1 = s_mul_i32 %48.0, %47.1
;;     %10:s1 = s_mul_i32 %48.1, %47.0
;;     %11:s1 = s_mul_hi_u32 %48.0, %47.0
;;     %15.0:s2 = s_mul_i32 %48.0, %47.0
;;     %13:s1 = s_add_u32 %9, %10
;;     %16.1:s2 tied(%15) = s_add_u32 %11, %13
;;     %5.0:v2 = v_mov_b32_e32 %16.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %16.1
;;     global_store_b64 %45, %6, %49 offset:24
;; }
;;     end
;; }

kernel %extremes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v20 = load.f32 global align 8 [v93+8]
    v21 = load.f32 global align 8 [v93+16]
    v22 = load.f64 global align 8 [v93+24]
    v23 = load.f64 global align 8 [v93+32]
    v24 = load.f16 global align 8 [v93+40]
    v25 = load.f16 global align 8 [v93+48]
    v26 = fmin.f32 v20, v21
    store.f32 global align 8 [v93+0], v26
    v27 = fmax.f32 v20, v21
    store.f32 global align 8 [v93+8], v27
    v28 = fmin.f64 v22, v23
    store.f64 global align 8 [v93+16], v28
    v29 = fmax.f64 v22, v23
    store.f64 global align 8 [v93+24], v29
    v30 = fmin.f16 v24, v25
    store.f16 global align 8 [v93+32], v30
    v31 = fmax.f16 v24, v25
    store.f16 global align 8 [v93+40], v31
    return
}
;; machine kernel %extremes target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %28=s[0:1]:s2, %26=v0:v1 = inputs
;;     %29:s2 = s_load_b64 %28, null
;;     %27:v1 = v_and_b32_e32 0x3ff, %26
;;     %25:v1 = global_load_b32 %27, %29 offset:8
;;     %24:v1 = global_load_b32 %27, %29 offset:16
;;     %23:v2 = global_load_b64 %27, %29 offset:24
;;     %22:v2 = global_load_b64 %27, %29 offset:32
;;     %21:v1 = global_load_u16 %27, %29 offset:40
;;     %20:v1 = global_load_u16 %27, %29 offset:48
;;     %19:v1 = v_min_f32_e32 %25, %24
;;     global_store_b32 %27, %19, %29
;;     %17:v1 = v_max_f32_e32 %25, %24
;;     global_store_b32 %27, %17, %29 offset:8
;;     %13:v2 = v_min_f64 %23, %22
;;     global_store_b64 %27, %13, %29 offset:16
;;     %11:v2 = v_max_f64 %23, %22
;;     global_store_b64 %27, %11, %29 offset:24
;;     %7:v1 = v_min_f16_e64 %21, %20
;;     global_store_b16 %27, %7, %29 offset:32
;;     %5:v1 = v_max_f16_e64 %21, %20
;;     global_store_b16 %27, %5, %29 offset:40
;; }
;;     end
;; }

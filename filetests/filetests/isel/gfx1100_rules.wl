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
;;     %45=s[0:1]:s2, %44=v0:v1 = inputs
;;     %46:s8 = s_load_b256 %45, null
;;     %42.0:s2 = s_add_u32 %46.2, %46.4 makes scc
;;     %43.1:s2 tied(%42) = s_addc_u32 %46.3, %46.5
;;     %38.0:s2 = s_sub_u32 %46.2, %46.4 makes scc
;;     %39.1:s2 tied(%38) = s_subb_u32 %46.3, %46.5
;;     %32.0:v4 = v_mov_b32_e32 %43.0
;;     %33.1:v4 tied(%32) = v_mov_b32_e32 %43.1
;;     %34.2:v4 tied(%33) = v_mov_b32_e32 %39.0
;;     %35.3:v4 tied(%34) = v_mov_b32_e32 %39.1
;;     global_store_b128 %44, %35, %46.0-1
;;     %24.0:s2 = s_sub_u32 0, %46.4 makes scc
;;     %25.1:s2 tied(%24) = s_subb_u32 0, %46.5
;;     %14:s1 = s_mul_i32 %46.2, %46.5
;;     %15:s1 = s_mul_i32 %46.3, %46.4
;;     %16:s1 = s_mul_hi_u32 %46.2, %46.4
;;     %20.0:s2 = s_mul_i32 %46.2, %46.4
;;     %18:s1 = s_add_u32 %14, %15
;;     %21.1:s2 tied(%20) = s_add_u32 %16, %18
;;     %8.0:v4 = v_mov_b32_e32 %25.0
;;     %9.1:v4 tied(%8) = v_mov_b32_e32 %25.1
;;     %10.2:v4 tied(%9) = v_mov_b32_e32 %21.0
;;     %11.3:v4 tied(%10) = v_mov_b32_e32 %21.1
;;     global_store_b128 %44, %11, %46.0-1 offset:16
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
;;     %34=s[0:1]:s2, %33=v0:v1 = inputs
;;     %35:s2 = s_load_b64 %34, null
;;     %32:v1 = global_load_b32 %33, %35 offset:8
;;     %31:v1 = global_load_b32 %33, %35 offset:16
;;     %30:v4 = global_load_b128 %33, %35 offset:24
;;     %29:v1 = global_load_u16 %33, %35 offset:40
;;     %28:v1 = global_load_u16 %33, %35 offset:48
;;     %27:v1 = v_min_f32_e32 %32, %31
;;     global_store_b32 %33, %27, %35
;;     %25:v1 = v_max_f32_e32 %32, %31
;;     global_store_b32 %33, %25, %35 offset:8
;;     %21:v2 = v_min_f64 %30.0-1, %30.2-3
;;     %20:v2 = v_max_f64 %30.0-1, %30.2-3
;;     %14.0:v4 = v_mov_b32_e32 %21.0
;;     %15.1:v4 tied(%14) = v_mov_b32_e32 %21.1
;;     %16.2:v4 tied(%15) = v_mov_b32_e32 %20.0
;;     %17.3:v4 tied(%16) = v_mov_b32_e32 %20.1
;;     global_store_b128 %33, %17, %35 offset:16
;;     %7:v1 = v_min_f16_e64 %29, %28
;;     global_store_b16 %33, %7, %35 offset:32
;;     %5:v1 = v_max_f16_e64 %29, %28
;;     global_store_b16 %33, %5, %35 offset:40
;; }
;;     end
;; }

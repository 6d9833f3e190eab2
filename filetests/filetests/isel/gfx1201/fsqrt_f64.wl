; test isel precise-output
; target gfx1201
; Square roots of doubles.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = fsqrt.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %68=s[0:1]:s2, %67=v0:v1 = inputs
;;     %69:s2 = s_load_b64 %68, 0x0
;;     %66:v2 = global_load_b64 %67, %69
;;     %63.0:s2 = s_mov_b32 0
;;     %64.1:s2 tied(%63) = s_mov_b32 0x10000000
;;     %65:s1 = v_cmp_lt_f64_e64 %66, %64
;;     %59.0:v2 = v_mov_b32_e32 0
;;     %58:v1 = v_mov_b32_e32 0x4ff00000
;;     %60.1:v2 tied(%59) = v_cndmask_b32_e64 0x3ff00000, %58, %65
;;     %55:v2 = v_mul_f64_e32 %66, %60
;;     %52:v2 = v_rsq_f64_e32 %55
;;     %51:v2 = v_mul_f64_e32 %55, %52
;;     %50:v2 = v_mul_f64_e32 0.5, %52
;;     %48:v2 = v_fma_f64 -%50, %51, 0.5
;;     %47:v2 = v_fma_f64 %50, %48, %50
;;     %45:v2 = v_fma_f64 %51, %48, %51
;;     %42:v2 = v_fma_f64 -%45, %45, %55
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 3
;;     %41:v2 = v_fma_f64 %42, %47, %45
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 0
;;     %36.0:v2, %33:s1 = v_add_co_u32 %41.0, 1
;;     %37.1:v2 tied(%36), %35:s1 = v_add_co_ci_u32_e64 %41.1, 0, %33
;;     %29:v2 = v_fma_f64 -%37, %41, %55
;;     %28:s1 = v_cmp_gt_f64_e64 %29, 0
;;     %25.0:v2 = v_cndmask_b32_e64 %41.0, %37.0, %28
;;     %26.1:v2 tied(%25) = v_cndmask_b32_e64 %41.1, %37.1, %28
;;     %18.0:v2 = v_mov_b32_e32 0
;;     %17:v1 = v_mov_b32_e32 0x37f00000
;;     %19.1:v2 tied(%18) = v_cndmask_b32_e64 0x3ff00000, %17, %65
;;     %13:v2 = v_mul_f64_e32 %26, %19
;;     %10:s1 = v_cmp_class_f64_e64 %55, 0x260
;;     %8.0:v2 = v_cndmask_b32_e64 %13.0, %55.0, %10
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %13.1, %55.1, %10
;;     global_store_b64 %67, %9, %69 offset:256
;; }
;;     end
;; }

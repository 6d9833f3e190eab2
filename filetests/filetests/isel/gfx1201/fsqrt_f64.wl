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
;;     %84=s[0:1]:s2, %82=v0:v1 = inputs
;;     %85:s2 = s_load_b64 %84, 0x0
;;     %83:v1 = v_and_b32_e32 0x3ff, %82
;;     %81:v2 = global_load_b64 %83, %85
;;     %78.0:s2 = s_mov_b32 0
;;     %79.1:s2 tied(%78) = s_mov_b32 0x10000000
;;     %80:s1 = v_cmp_lt_f64_e64 %81, %79
;;     %74.0:v2 = v_cndmask_b32_e64 0, 0, %80
;;     %73:v1 = v_mov_b32_e32 0x4ff00000
;;     %75.1:v2 tied(%74) = v_cndmask_b32_e64 0x3ff00000, %73, %80
;;     %70:v2 = v_mul_f64_e32 %81, %75
;;     %67:v2 = v_rsq_f64_e32 %70
;;     %66:v2 = v_mul_f64_e32 %70, %67
;;     %65:v2 = v_mul_f64_e32 0.5, %67
;;     %62.0:v2 = v_mov_b32_e32 %65.0
;;     %63.1:v2 tied(%62) = v_xor_b32_e32 0x80000000, %65.1
;;     %59:v2 = v_fma_f64 %63, %66, 0.5
;;     %57:v2 = v_fma_f64 %65, %59, %65
;;     %55:v2 = v_fma_f64 %66, %59, %66
;;     %51.0:v2 = v_mov_b32_e32 %55.0
;;     %52.1:v2 tied(%51) = v_xor_b32_e32 0x80000000, %55.1
;;     %48:v2 = v_fma_f64 %52, %55, %70
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 3
;;     %46:v2 = v_fma_f64 %48, %57, %55
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 0
;;     %41.0:v2, %38:s1 = v_add_co_u32 %46.0, 1
;;     %42.1:v2 tied(%41), %40:s1 = v_add_co_ci_u32_e64 %46.1, 0, %38
;;     %33.0:v2 = v_mov_b32_e32 %42.0
;;     %34.1:v2 tied(%33) = v_xor_b32_e32 0x80000000, %42.1
;;     %30:v2 = v_fma_f64 %34, %46, %70
;;     %28:s1 = v_cmp_gt_f64_e64 %30, 0
;;     %25.0:v2 = v_cndmask_b32_e64 %46.0, %42.0, %28
;;     %26.1:v2 tied(%25) = v_cndmask_b32_e64 %46.1, %42.1, %28
;;     %18.0:v2 = v_cndmask_b32_e64 0, 0, %80
;;     %17:v1 = v_mov_b32_e32 0x37f00000
;;     %19.1:v2 tied(%18) = v_cndmask_b32_e64 0x3ff00000, %17, %80
;;     %13:v2 = v_mul_f64_e32 %26, %19
;;     %10:s1 = v_cmp_class_f64_e64 %70, 0x260
;;     %8.0:v2 = v_cndmask_b32_e64 %13.0, %70.0, %10
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %13.1, %70.1, %10
;;     global_store_b64 %83, %9, %85 offset:256
;; }
;;     end
;; }

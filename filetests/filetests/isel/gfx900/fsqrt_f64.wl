; test isel precise-output
; target gfx900
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
;; machine kernel %lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %71=s[0:1]:s2, %70=v0:v1 = inputs
;;     %72:s2 = s_load_dwordx2 %71, 0x0
;;     %69:v2 = global_load_dwordx2 %70, %72
;;     %66.0:s2 = s_mov_b32 0
;;     %67.1:s2 tied(%66) = s_mov_b32 0x10000000
;;     %68:s2 = v_cmp_lt_f64_e64 %69, %67
;;     %62.0:v2 = v_mov_b32_e32 0
;;     %60:v1 = v_mov_b32_e32 0x3ff00000
;;     %61:v1 = v_mov_b32_e32 0x4ff00000
;;     %63.1:v2 tied(%62) = v_cndmask_b32_e64 %60, %61, %68
;;     %57:v2 = v_mul_f64 %69, %63
;;     %54:v2 = v_rsq_f64_e32 %57
;;     %53:v2 = v_mul_f64 %57, %54
;;     %52:v2 = v_mul_f64 %54, 0.5
;;     %50:v2 = v_fma_f64 -%52, %53, 0.5
;;     %49:v2 = v_fma_f64 %52, %50, %52
;;     %47:v2 = v_fma_f64 %53, %50, %53
;;     %44:v2 = v_fma_f64 -%47, %47, %57
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 3
;;     %43:v2 = v_fma_f64 %44, %49, %47
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 0
;;     %38.0:v2, %35:s2 = v_add_co_u32_e64 %43.0, 1
;;     %39.1:v2 tied(%38), %37:s2 = v_addc_co_u32_e64 %43.1, 0, %35
;;     %31:v2 = v_fma_f64 -%39, %43, %57
;;     %30:s2 = v_cmp_gt_f64_e64 %31, 0
;;     %27.0:v2 = v_cndmask_b32_e64 %43.0, %39.0, %30
;;     %28.1:v2 tied(%27) = v_cndmask_b32_e64 %43.1, %39.1, %30
;;     %20.0:v2 = v_mov_b32_e32 0
;;     %18:v1 = v_mov_b32_e32 0x3ff00000
;;     %19:v1 = v_mov_b32_e32 0x37f00000
;;     %21.1:v2 tied(%20) = v_cndmask_b32_e64 %18, %19, %68
;;     %14:v2 = v_mul_f64 %28, %21
;;     %11:s1 = s_mov_b32 0x260
;;     %10:s2 = v_cmp_class_f64_e64 %57, %11
;;     %8.0:v2 = v_cndmask_b32_e64 %14.0, %57.0, %10
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %14.1, %57.1, %10
;;     global_store_dwordx2 %70, %9, %72 offset:256
;; }
;;     end
;; }

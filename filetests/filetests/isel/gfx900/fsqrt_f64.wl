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
;;     %86=s[0:1]:s2, %85=v0:v1 = inputs
;;     %87:s2 = s_load_dwordx2 %86, 0x0
;;     %84:v2 = global_load_dwordx2 %85, %87
;;     %81.0:s2 = s_mov_b32 0
;;     %82.1:s2 tied(%81) = s_mov_b32 0x10000000
;;     %83:s2 = v_cmp_lt_f64_e64 %84, %82
;;     %77.0:v2 = v_cndmask_b32_e64 0, 0, %83
;;     %75:v1 = v_mov_b32_e32 0x3ff00000
;;     %76:v1 = v_mov_b32_e32 0x4ff00000
;;     %78.1:v2 tied(%77) = v_cndmask_b32_e64 %75, %76, %83
;;     %72:v2 = v_mul_f64 %84, %78
;;     %69:v2 = v_rsq_f64_e32 %72
;;     %68:v2 = v_mul_f64 %72, %69
;;     %67:v2 = v_mul_f64 %69, 0.5
;;     %64.0:v2 = v_mov_b32_e32 %67.0
;;     %65.1:v2 tied(%64) = v_xor_b32_e32 0x80000000, %67.1
;;     %61:v2 = v_fma_f64 %65, %68, 0.5
;;     %59:v2 = v_fma_f64 %67, %61, %67
;;     %57:v2 = v_fma_f64 %68, %61, %68
;;     %53.0:v2 = v_mov_b32_e32 %57.0
;;     %54.1:v2 tied(%53) = v_xor_b32_e32 0x80000000, %57.1
;;     %50:v2 = v_fma_f64 %54, %57, %72
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 3
;;     %48:v2 = v_fma_f64 %50, %59, %57
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 0
;;     %43.0:v2, %40:s2 = v_add_co_u32_e64 %48.0, 1
;;     %44.1:v2 tied(%43), %42:s2 = v_addc_co_u32_e64 %48.1, 0, %40
;;     %35.0:v2 = v_mov_b32_e32 %44.0
;;     %36.1:v2 tied(%35) = v_xor_b32_e32 0x80000000, %44.1
;;     %32:v2 = v_fma_f64 %36, %48, %72
;;     %30:s2 = v_cmp_gt_f64_e64 %32, 0
;;     %27.0:v2 = v_cndmask_b32_e64 %48.0, %44.0, %30
;;     %28.1:v2 tied(%27) = v_cndmask_b32_e64 %48.1, %44.1, %30
;;     %20.0:v2 = v_cndmask_b32_e64 0, 0, %83
;;     %18:v1 = v_mov_b32_e32 0x3ff00000
;;     %19:v1 = v_mov_b32_e32 0x37f00000
;;     %21.1:v2 tied(%20) = v_cndmask_b32_e64 %18, %19, %83
;;     %14:v2 = v_mul_f64 %28, %21
;;     %11:s1 = s_mov_b32 0x260
;;     %10:s2 = v_cmp_class_f64_e64 %72, %11
;;     %8.0:v2 = v_cndmask_b32_e64 %14.0, %72.0, %10
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %14.1, %72.1, %10
;;     global_store_dwordx2 %85, %9, %87 offset:256
;; }
;;     end
;; }

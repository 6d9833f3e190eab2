; test isel precise-output
; target gfx600
; Rounded downwards to an integral number.
; Here are the forms whose code is not that of gfx700.

kernel %lanes_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = ffloor.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %lanes_f64 target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %78=s[0:1]:s2, %77=v0:v1 = inputs
;;     %61:s1 = s_mov_b32 0x43300000
;;     %79:s2 = s_load_dwordx2 %78, 0x0
;;     %68.2:s4 = s_mov_b32 0
;;     %69.3:s4 tied(%68) = s_mov_b32 0x100f000
;;     %70.0:s4 tied(%69) = s_mov_b32 %79.0
;;     %71.1:s4 tied(%70) = s_mov_b32 %79.1
;;     %74.1:v2 = v_mov_b32_e32 0
;;     %75.0:v2 tied(%74) = v_mov_b32_e32 %77
;;     %76:v2 = buffer_load_dwordx2 %75, %71, 0 addr64
;;     %62.0:v2 = v_mov_b32_e32 0
;;     %59:v1 = v_mov_b32_e32 0x7fffffff
;;     %63.1:v2 tied(%62) = v_bfi_b32 %59, %61, %76.1
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 2
;;     %57:v2 = v_add_f64 %76, %63
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 0
;;     %56:v2 = v_add_f64 %57, -%63
;;     %52.0:v2 = v_mov_b32_e32 %56.0
;;     %49:v1 = v_mov_b32_e32 0x7fffffff
;;     %53.1:v2 tied(%52) = v_bfi_b32 %49, %56.1, %76.1
;;     %45:v1 = v_and_b32_e32 0x7fffffff, %76.1
;;     %43:s2 = v_cmp_lt_u32_e64 %45, %61
;;     %42:s2 = v_cmp_ne_u32_e64 %76.0, 0
;;     %41:v1 = v_cndmask_b32_e64 0, 1, %42
;;     %39:v1 = v_or_b32_e32 %45, %41
;;     %36:s1 = s_mov_b32 0x7ff00000
;;     %35:s2 = v_cmp_gt_u32_e64 %39, %36
;;     %33:v1 = v_or_b32_e32 0x80000, %76.1
;;     %32:v1 = v_cndmask_b32_e64 %76.1, %33, %35
;;     %27.0:v2 = v_mov_b32_e32 %76.0
;;     %28.1:v2 tied(%27) = v_mov_b32_e32 %32
;;     %20.0:v2 = v_cndmask_b32_e64 %28.0, %53.0, %43
;;     %21.1:v2 tied(%20) = v_cndmask_b32_e64 %28.1, %53.1, %43
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %79.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %79.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %77
;;     buffer_store_dwordx2 %21, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

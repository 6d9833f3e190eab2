; test isel precise-output
; target gfx600
; Fractions, below one.
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
    v6 = ffract.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %lanes_f64 target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %106=s[0:1]:s2, %105=v0:v1 = inputs
;;     %89:s1 = s_mov_b32 0x43300000
;;     %107:s2 = s_load_dwordx2 %106, 0x0
;;     %96.2:s4 = s_mov_b32 0
;;     %97.3:s4 tied(%96) = s_mov_b32 0x100f000
;;     %98.0:s4 tied(%97) = s_mov_b32 %107.0
;;     %99.1:s4 tied(%98) = s_mov_b32 %107.1
;;     %102.1:v2 = v_mov_b32_e32 0
;;     %103.0:v2 tied(%102) = v_mov_b32_e32 %105
;;     %104:v2 = buffer_load_dwordx2 %103, %99, 0 addr64
;;     %90.0:v2 = v_mov_b32_e32 0
;;     %87:v1 = v_mov_b32_e32 0x7fffffff
;;     %91.1:v2 tied(%90) = v_bfi_b32 %87, %89, %104.1
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 2
;;     %85:v2 = v_add_f64 %104, %91
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 0
;;     %84:v2 = v_add_f64 %85, -%91
;;     %80.0:v2 = v_mov_b32_e32 %84.0
;;     %78:v1 = v_mov_b32_e32 0x7fffffff
;;     %81.1:v2 tied(%80) = v_bfi_b32 %78, %84.1, %104.1
;;     %75:v1 = v_and_b32_e32 0x7fffffff, %104.1
;;     %73:s2 = v_cmp_lt_u32_e64 %75, %89
;;     %72:s2 = v_cmp_ne_u32_e64 %104.0, 0
;;     %71:v1 = v_cndmask_b32_e64 0, 1, %72
;;     %69:v1 = v_or_b32_e32 %75, %71
;;     %66:s1 = s_mov_b32 0x7ff00000
;;     %65:s2 = v_cmp_gt_u32_e64 %69, %66
;;     %63:v1 = v_or_b32_e32 0x80000, %104.1
;;     %62:v1 = v_cndmask_b32_e64 %104.1, %63, %65
;;     %57.0:v2 = v_mov_b32_e32 %104.0
;;     %58.1:v2 tied(%57) = v_mov_b32_e32 %62
;;     %50.0:v2 = v_cndmask_b32_e64 %58.0, %81.0, %73
;;     %51.1:v2 tied(%50) = v_cndmask_b32_e64 %58.1, %81.1, %73
;;     %44:v2 = v_add_f64 %104, -%51
;;     %40.0:s2 = s_mov_b32 -1
;;     %41.1:s2 tied(%40) = s_mov_b32 0x3fefffff
;;     %42:s2 = v_cmp_gt_f64_e64 %44, %41
;;     %36.0:v2 = v_cndmask_b32_e64 %44.0, -1, %42
;;     %35:v1 = v_mov_b32_e32 0x3fefffff
;;     %37.1:v2 tied(%36) = v_cndmask_b32_e64 %44.1, %35, %42
;;     %30:s1 = s_mov_b32 0x264
;;     %29:s2 = v_cmp_class_f64_e64 %104, %30
;;     %26.0:v2 = v_and_b32_e32 0, %104.0
;;     %27.1:v2 tied(%26) = v_and_b32_e32 0x80000000, %104.1
;;     %20.0:v2 = v_cndmask_b32_e64 %37.0, %27.0, %29
;;     %21.1:v2 tied(%20) = v_cndmask_b32_e64 %37.1, %27.1, %29
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %107.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %107.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %105
;;     buffer_store_dwordx2 %21, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

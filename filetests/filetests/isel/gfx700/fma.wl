; test isel precise-output
; target gfx700
; Products with a sum, rounded once.
; Here are the forms whose code is not that of gfx803.

kernel %lanes_f16 {
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
    v8 = fma.f16 v5, v6, v7
    store.f16 global align 2 [v4+256], v8
    return
}
;; machine kernel %lanes_f16 target gfx700 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %57=s[0:1]:s2, %56=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %58:s2 = s_load_dwordx2 %57, 0x0
;;     %54.0:v2, %50:s2 = v_add_i32_e64 %58.0, %56
;;     %53:v1 = v_mov_b32_e32 %58.1
;;     %55.1:v2 tied(%54), %52:s2 = v_addc_u32_e64 %53, 0, %50
;;     %46:v1 = flat_load_ushort %55
;;     %43.0:v2, %40:s2 = v_add_i32_e64 4, %55.0
;;     %44.1:v2 tied(%43), %42:s2 = v_addc_u32_e64 0, %55.1, %40
;;     %45:v1 = flat_load_ushort %44
;;     %36.0:v2, %33:s2 = v_add_i32_e64 8, %55.0
;;     %37.1:v2 tied(%36), %35:s2 = v_addc_u32_e64 0, %55.1, %33
;;     %38:v1 = flat_load_ushort %37
;;     %31:v1 = v_cvt_f32_f16_e32 %46
;;     %29:v1 = v_cvt_f32_f16_e32 %45
;;     %27:v1 = v_cvt_f32_f16_e32 %38
;;     %25:v1 = v_mul_f32_e32 %31, %29
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 2
;;     %22:v1 = v_add_f32_e32 %27, %25
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 0
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 1
;;     %21:v1 = v_add_f32_e32 %27, %25
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 0
;;     %18:v1 = v_and_b32_e32 1, %22
;;     %16:s2 = v_cmp_ne_u32_e64 %18, 0
;;     %14:v1 = v_cndmask_b32_e64 %21, %22, %16
;;     %10:v1 = v_cvt_f16_f32_e32 %14
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_i32_e64 %3, %55.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %55.1, %2
;;     flat_store_short %7, %10
;; }
;;     end
;; }

kernel %pairs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x2 global align 4 [v4+0]
    v6 = load.f16x2 global align 4 [v4+4]
    v7 = load.f16x2 global align 4 [v4+8]
    v8 = fma.f16x2 v5, v6, v7
    store.f16x2 global align 4 [v4+256], v8
    return
}
;; machine kernel %pairs target gfx700 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %110=s[0:1]:s2, %109=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %111:s2 = s_load_dwordx2 %110, 0x0
;;     %107.0:v2, %103:s2 = v_add_i32_e64 %111.0, %109
;;     %106:v1 = v_mov_b32_e32 %111.1
;;     %108.1:v2 tied(%107), %105:s2 = v_addc_u32_e64 %106, 0, %103
;;     %99:v1 = flat_load_dword %108
;;     %96.0:v2, %93:s2 = v_add_i32_e64 4, %108.0
;;     %97.1:v2 tied(%96), %95:s2 = v_addc_u32_e64 0, %108.1, %93
;;     %98:v1 = flat_load_dword %97
;;     %89.0:v2, %86:s2 = v_add_i32_e64 8, %108.0
;;     %90.1:v2 tied(%89), %88:s2 = v_addc_u32_e64 0, %108.1, %86
;;     %91:v1 = flat_load_dword %90
;;     %78:v1 = v_cvt_f32_f16_e32 %99
;;     %76:v1 = v_cvt_f32_f16_e32 %98
;;     %74:v1 = v_cvt_f32_f16_e32 %91
;;     %72:v1 = v_mul_f32_e32 %78, %76
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 2
;;     %69:v1 = v_add_f32_e32 %74, %72
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 0
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 1
;;     %68:v1 = v_add_f32_e32 %74, %72
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 0
;;     %65:v1 = v_and_b32_e32 1, %69
;;     %63:s2 = v_cmp_ne_u32_e64 %65, 0
;;     %61:v1 = v_cndmask_b32_e64 %68, %69, %63
;;     %57:v1 = v_cvt_f16_f32_e32 %61
;;     %55:v1 = v_lshrrev_b32_e32 16, %99
;;     %51:v1 = v_lshrrev_b32_e32 16, %98
;;     %47:v1 = v_lshrrev_b32_e32 16, %91
;;     %43:v1 = v_cvt_f32_f16_e32 %55
;;     %41:v1 = v_cvt_f32_f16_e32 %51
;;     %39:v1 = v_cvt_f32_f16_e32 %47
;;     %37:v1 = v_mul_f32_e32 %43, %41
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 2
;;     %34:v1 = v_add_f32_e32 %39, %37
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 0
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 1
;;     %33:v1 = v_add_f32_e32 %39, %37
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 0
;;     %30:v1 = v_and_b32_e32 1, %34
;;     %28:s2 = v_cmp_ne_u32_e64 %30, 0
;;     %26:v1 = v_cndmask_b32_e64 %33, %34, %28
;;     %22:v1 = v_cvt_f16_f32_e32 %26
;;     %19:v1 = v_and_b32_e32 0xffff, %22
;;     %16:v1 = v_and_b32_e32 0xffff, %57
;;     %14:v1 = v_lshlrev_b32_e32 16, %19
;;     %12:v1 = v_or_b32_e32 %14, %16
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_i32_e64 %3, %108.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %108.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

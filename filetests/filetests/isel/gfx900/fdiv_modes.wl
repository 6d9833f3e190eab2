; test isel precise-output
; target gfx900
; Quotients of single precision rounded upwards, and with subnormals flushed.

kernel %up {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fdiv.up.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %up target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25=s[0:1]:s2, %24=v0:v1 = inputs
;;     %26:s2 = s_load_dwordx2 %25, 0x0
;;     %23:v2 = global_load_dwordx2 %24, %26
;;     %5:s1 = s_mov_b32 0xd800000
;;     %6:s2 = v_cmp_gt_f32_e64 %5, |%23.0|
;;     %7:v1 = v_cndmask_b32_e64 0, 64, %6
;;     %8:v1 = v_ldexp_f32 %23.0, %7
;;     %9:v1 = v_ldexp_f32 %23.1, %7
;;     %11:v1, %10:s2 = v_div_scale_f32 %9, %9, %8
;;     %12:v1, vcc = v_div_scale_f32 %8, %9, %8 kills vcc
;;     %13:v1 = v_rcp_f32_e32 %11 kills vcc
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 0 kills vcc
;;     %14:v1 = v_fma_f32 -%11, %13, 1.0 kills vcc
;;     %15:v1 = v_or_b32_e32 1, %13 kills vcc
;;     %16:v1 = v_fma_f32 %15, %14, %13 kills vcc
;;     %17:v1 = v_mul_f32_e32 %12, %16 kills vcc
;;     %18:v1 = v_fma_f32 -%11, %17, %12 kills vcc
;;     %19:v1 = v_fma_f32 %18, %16, %17 kills vcc
;;     %20:v1 = v_fma_f32 -%11, %19, %12 kills vcc
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 1 kills vcc
;;     %21:v1 = v_div_fmas_f32 %20, %16, %19 kills vcc
;;     %22:v1 = v_div_fixup_f32 %21, %23.1, %23.0
;;     global_store_dword %24, %22, %26 offset:256
;; }
;;     end
;; }

kernel %flush {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fdiv.ftz.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %flush target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     %24:s2 = s_load_dwordx2 %23, 0x0
;;     %21:v2 = global_load_dwordx2 %22, %24
;;     %4:v1 = v_mul_f32_e32 1.0, %21.0
;;     %6:v1 = v_mul_f32_e32 1.0, %21.1
;;     %7:v1 = v_frexp_mant_f32_e32 %6
;;     %8:v1 = v_frexp_exp_i32_f32_e32 %4
;;     %9:v1 = v_frexp_exp_i32_f32_e32 %6
;;     %10:v1 = v_sub_u32_e32 %8, %9
;;     %11:v1 = v_frexp_mant_f32_e32 %4
;;     %12:v1 = v_rcp_f32_e32 %7
;;     %13:v1 = v_or_b32_e32 1, %12
;;     %14:v1 = v_fma_f32 -%7, %12, 1.0
;;     %15:v1 = v_fma_f32 %13, %14, %12
;;     %16:v1 = v_mul_f32_e32 %11, %15
;;     %17:v1 = v_fma_f32 -%7, %16, %11
;;     %18:v1 = v_fma_f32 %17, %15, %16
;;     %19:v1 = v_ldexp_f32 %18, %10
;;     %20:v1 = v_div_fixup_f32 %19, %6, %4
;;     global_store_dword %22, %20, %24 offset:256
;; }
;;     end
;; }

; test isel precise-output
; target gfx700
; Quotients of halves, by way of single precision.
; Here are the forms whose code is not that of gfx803.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f16 global align 2 [v4+4]
    v7 = fdiv.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %lanes target gfx700 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %51=s[0:1]:s2, %50=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %52:s2 = s_load_dwordx2 %51, 0x0
;;     %48.0:v2, %44:s2 = v_add_i32_e64 %52.0, %50
;;     %47:v1 = v_mov_b32_e32 %52.1
;;     %49.1:v2 tied(%48), %46:s2 = v_addc_u32_e64 %47, 0, %44
;;     %40:v1 = flat_load_ushort %49
;;     %37.0:v2, %34:s2 = v_add_i32_e64 4, %49.0
;;     %38.1:v2 tied(%37), %36:s2 = v_addc_u32_e64 0, %49.1, %34
;;     %39:v1 = flat_load_ushort %38
;;     %32:v1 = v_cvt_f32_f16_e32 %40
;;     %30:v1 = v_cvt_f32_f16_e32 %39
;;     %13:s1 = s_mov_b32 0xd800000
;;     %14:s2 = v_cmp_gt_f32_e64 %13, |%32|
;;     %15:v1 = v_cndmask_b32_e64 0, 64, %14
;;     %16:v1 = v_ldexp_f32_e32 %32, %15
;;     %17:v1 = v_ldexp_f32_e32 %30, %15
;;     %19:v1, %18:s2 = v_div_scale_f32 %17, %17, %16
;;     %20:v1, vcc = v_div_scale_f32 %16, %17, %16 kills vcc
;;     %21:v1 = v_rcp_f32_e32 %19 kills vcc
;;     %22:v1 = v_fma_f32 -%19, %21, 1.0 kills vcc
;;     %23:v1 = v_or_b32_e32 1, %21 kills vcc
;;     %24:v1 = v_fma_f32 %23, %22, %21 kills vcc
;;     %25:v1 = v_mul_f32_e32 %20, %24 kills vcc
;;     %26:v1 = v_fma_f32 -%19, %25, %20 kills vcc
;;     %27:v1 = v_div_fmas_f32 %26, %24, %25 kills vcc
;;     %28:v1 = v_div_fixup_f32 %27, %30, %32
;;     %10:v1 = v_cvt_f16_f32_e32 %28
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_i32_e64 %3, %49.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %49.1, %2
;;     flat_store_short %7, %10
;; }
;;     end
;; }

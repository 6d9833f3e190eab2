; test isel precise-output
; target gfx1201
; Quotients of halves, by way of single precision.

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
;; machine kernel %lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30=s[0:1]:s2, %29=v0:v1 = inputs
;;     %31:s2 = s_load_b64 %30, 0x0
;;     %28:v1 = global_load_u16 %29, %31
;;     %27:v1 = global_load_u16 %29, %31 offset:4
;;     %26:v1 = v_cvt_f32_f16_e64 %28
;;     %24:v1 = v_cvt_f32_f16_e64 %27
;;     %7:s1 = s_mov_b32 0xd800000
;;     %8:s1 = v_cmp_gt_f32_e64 %7, |%26|
;;     %9:v1 = v_cndmask_b32_e64 0, 64, %8
;;     %10:v1 = v_ldexp_f32 %26, %9
;;     %11:v1 = v_ldexp_f32 %24, %9
;;     %13:v1, %12:s1 = v_div_scale_f32 %11, %11, %10
;;     %14:v1, vcc_lo = v_div_scale_f32 %10, %11, %10 kills vcc_lo
;;     %15:v1 = v_rcp_f32_e32 %13 kills vcc_lo
;;     %16:v1 = v_fma_f32 -%13, %15, 1.0 kills vcc_lo
;;     %17:v1 = v_or_b32_e32 1, %15 kills vcc_lo
;;     %18:v1 = v_fma_f32 %17, %16, %15 kills vcc_lo
;;     %19:v1 = v_mul_f32_e32 %14, %18 kills vcc_lo
;;     %20:v1 = v_fma_f32 -%13, %19, %14 kills vcc_lo
;;     %21:v1 = v_div_fmas_f32 %20, %18, %19 kills vcc_lo
;;     %22:v1 = v_div_fixup_f32 %21, %24, %26
;;     %4:v1 = v_cvt_f16_f32_e64 %22
;;     global_store_b16 %29, %4, %31 offset:256
;; }
;;     end
;; }

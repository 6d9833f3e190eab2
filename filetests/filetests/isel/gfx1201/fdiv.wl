; test isel precise-output
; target gfx1201
; Quotients of floats: scaled, a reciprocal, corrections by products with a sum, and a last step that puts special cases right.

kernel %lanes_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fdiv.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes_f32 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     %24:s2 = s_load_b64 %23, 0x0
;;     %21:v2 = global_load_b64 %22, %24
;;     %5:s1 = s_mov_b32 0xd800000
;;     %6:s1 = v_cmp_gt_f32_e64 %5, |%21.0|
;;     %7:v1 = v_cndmask_b32_e64 0, 64, %6
;;     %8:v1 = v_ldexp_f32 %21.0, %7
;;     %9:v1 = v_ldexp_f32 %21.1, %7
;;     %11:v1, %10:s1 = v_div_scale_f32 %9, %9, %8
;;     %12:v1, vcc_lo = v_div_scale_f32 %8, %9, %8 kills vcc_lo
;;     %13:v1 = v_rcp_f32_e32 %11 kills vcc_lo
;;     %14:v1 = v_fma_f32 -%11, %13, 1.0 kills vcc_lo
;;     %15:v1 = v_or_b32_e32 1, %13 kills vcc_lo
;;     %16:v1 = v_fma_f32 %15, %14, %13 kills vcc_lo
;;     %17:v1 = v_mul_f32_e32 %12, %16 kills vcc_lo
;;     %18:v1 = v_fma_f32 -%11, %17, %12 kills vcc_lo
;;     %19:v1 = v_div_fmas_f32 %18, %16, %17 kills vcc_lo
;;     %20:v1 = v_div_fixup_f32 %19, %21.1, %21.0
;;     global_store_b32 %22, %20, %24 offset:256
;; }
;;     end
;; }

kernel %wave_f16 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = load.i32 kernarg align 4 width all [v0+12]
    v9 = ireduce.i16 v8
    v10 = bitcast.f16 v9
    v11 = fdiv.f16 v7, v10
    store.f16 global align 2 [v4+256], v11
    return
}
;; machine kernel %wave_f16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %35=s[0:1]:s2, %33=v0:v1 = inputs
;;     %36:s4 = s_load_b128 %35, 0x0
;;     %28:s1 = s_cvt_f32_f16 %36.2
;;     %26:s1 = s_cvt_f32_f16 %36.3
;;     %6:v1 = v_mov_b32_e32 %28
;;     %8:v1 = v_mov_b32_e32 %26
;;     %9:s1 = s_mov_b32 0xd800000
;;     %10:s1 = v_cmp_gt_f32_e64 %9, |%6|
;;     %11:v1 = v_cndmask_b32_e64 0, 64, %10
;;     %12:v1 = v_ldexp_f32 %6, %11
;;     %13:v1 = v_ldexp_f32 %8, %11
;;     %15:v1, %14:s1 = v_div_scale_f32 %13, %13, %12
;;     %16:v1, vcc_lo = v_div_scale_f32 %12, %13, %12 kills vcc_lo
;;     %17:v1 = v_rcp_f32_e32 %15 kills vcc_lo
;;     %18:v1 = v_fma_f32 -%15, %17, 1.0 kills vcc_lo
;;     %19:v1 = v_or_b32_e32 1, %17 kills vcc_lo
;;     %20:v1 = v_fma_f32 %19, %18, %17 kills vcc_lo
;;     %21:v1 = v_mul_f32_e32 %16, %20 kills vcc_lo
;;     %22:v1 = v_fma_f32 -%15, %21, %16 kills vcc_lo
;;     %23:v1 = v_div_fmas_f32 %22, %20, %21 kills vcc_lo
;;     %24:v1 = v_div_fixup_f32 %23, %8, %6
;;     %4:v1 = v_cvt_f16_f32_e64 %24
;;     global_store_b16 %33, %4, %36.0-1 offset:256
;; }
;;     end
;; }

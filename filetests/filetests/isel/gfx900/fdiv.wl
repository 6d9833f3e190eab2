; test isel precise-output
; target gfx900
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
;; machine kernel %lanes_f32 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     %24:s2 = s_load_dwordx2 %23, 0x0
;;     %21:v2 = global_load_dwordx2 %22, %24
;;     %5:s1 = s_mov_b32 0xd800000
;;     %6:s2 = v_cmp_gt_f32_e64 %5, |%21.0|
;;     %7:v1 = v_cndmask_b32_e64 0, 64, %6
;;     %8:v1 = v_ldexp_f32 %21.0, %7
;;     %9:v1 = v_ldexp_f32 %21.1, %7
;;     %11:v1, %10:s2 = v_div_scale_f32 %9, %9, %8
;;     %12:v1, vcc = v_div_scale_f32 %8, %9, %8 kills vcc
;;     %13:v1 = v_rcp_f32_e32 %11 kills vcc
;;     %14:v1 = v_fma_f32 -%11, %13, 1.0 kills vcc
;;     %15:v1 = v_or_b32_e32 1, %13 kills vcc
;;     %16:v1 = v_fma_f32 %15, %14, %13 kills vcc
;;     %17:v1 = v_mul_f32_e32 %12, %16 kills vcc
;;     %18:v1 = v_fma_f32 -%11, %17, %12 kills vcc
;;     %19:v1 = v_div_fmas_f32 %18, %16, %17 kills vcc
;;     %20:v1 = v_div_fixup_f32 %19, %21.1, %21.0
;;     global_store_dword %22, %20, %24 offset:256
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
;; machine kernel %wave_f16 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %33=s[0:1]:s2, %31=v0:v1 = inputs
;;     %34:s4 = s_load_dwordx4 %33, 0x0
;;     %26:v1 = v_cvt_f32_f16_e32 %34.2
;;     %24:v1 = v_cvt_f32_f16_e32 %34.3
;;     %7:s1 = s_mov_b32 0xd800000
;;     %8:s2 = v_cmp_gt_f32_e64 %7, |%26|
;;     %9:v1 = v_cndmask_b32_e64 0, 64, %8
;;     %10:v1 = v_ldexp_f32 %26, %9
;;     %11:v1 = v_ldexp_f32 %24, %9
;;     %13:v1, %12:s2 = v_div_scale_f32 %11, %11, %10
;;     %14:v1, vcc = v_div_scale_f32 %10, %11, %10 kills vcc
;;     %15:v1 = v_rcp_f32_e32 %13 kills vcc
;;     %16:v1 = v_fma_f32 -%13, %15, 1.0 kills vcc
;;     %17:v1 = v_or_b32_e32 1, %15 kills vcc
;;     %18:v1 = v_fma_f32 %17, %16, %15 kills vcc
;;     %19:v1 = v_mul_f32_e32 %14, %18 kills vcc
;;     %20:v1 = v_fma_f32 -%13, %19, %14 kills vcc
;;     %21:v1 = v_div_fmas_f32 %20, %18, %19 kills vcc
;;     %22:v1 = v_div_fixup_f32 %21, %24, %26
;;     %4:v1 = v_cvt_f16_f32_e32 %22
;;     global_store_short %31, %4, %34.0-1 offset:256
;; }
;;     end
;; }

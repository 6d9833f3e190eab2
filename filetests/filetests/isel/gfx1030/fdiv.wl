; test isel precise-output
; target gfx1030
; Quotients of floats: scaled, a reciprocal, corrections by products with a sum, and a last step that puts special cases right.

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
    v7 = fdiv.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %lanes_f16 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30=s[0:1]:s2, %29=v0:v1 = inputs
;;     %31:s2 = s_load_dwordx2 %30, null
;;     %28:v1 = global_load_ushort %29, %31
;;     %27:v1 = global_load_ushort %29, %31 offset:4
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
;;     global_store_short %29, %4, %31 offset:256
;; }
;;     end
;; }

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
;; machine kernel %lanes_f32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     %24:s2 = s_load_dwordx2 %23, null
;;     %21:v2 = global_load_dwordx2 %22, %24
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
;;     global_store_dword %22, %20, %24 offset:256
;; }
;;     end
;; }

kernel %lanes_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+8]
    v7 = fdiv.f64 v5, v6
    store.f64 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes_f64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     %23:s2 = s_load_dwordx2 %22, null
;;     %20:v4 = global_load_dwordx4 %21, %23
;;     %6:v2, %5:s1 = v_div_scale_f64 %20.2-3, %20.2-3, %20.0-1
;;     %7:v2, vcc_lo = v_div_scale_f64 %20.0-1, %20.2-3, %20.0-1 kills vcc_lo
;;     %8:v2 = v_rcp_f64_e32 %6 kills vcc_lo
;;     %10.1:v2 tied(%8) = v_add_nc_u32_e32 1, %8.1 kills vcc_lo
;;     %11:v2 = v_fma_f64 -%6, %10, 1.0 kills vcc_lo
;;     %12:v2 = v_fma_f64 %11, %11, %11 kills vcc_lo
;;     %13:v2 = v_fma_f64 %10, %12, %10 kills vcc_lo
;;     %14:v2 = v_fma_f64 -%6, %13, 1.0 kills vcc_lo
;;     %15:v2 = v_fma_f64 %13, %14, %13 kills vcc_lo
;;     %16:v2 = v_mul_f64 %7, %15 kills vcc_lo
;;     %17:v2 = v_fma_f64 -%6, %16, %7 kills vcc_lo
;;     %18:v2 = v_div_fmas_f64 %17, %15, %16 kills vcc_lo
;;     %19:v2 = v_div_fixup_f64 %18, %20.2-3, %20.0-1
;;     global_store_dwordx2 %21, %19, %23 offset:256
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
;; machine kernel %wave_f16 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %33=s[0:1]:s2, %31=v0:v1 = inputs
;;     %34:s4 = s_load_dwordx4 %33, null
;;     %26:v1 = v_cvt_f32_f16_e64 %34.2
;;     %24:v1 = v_cvt_f32_f16_e64 %34.3
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
;;     global_store_short %31, %4, %34.0-1 offset:256
;; }
;;     end
;; }

kernel %wave_f32 {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
    param %b : f32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = load.f32 kernarg align 4 width all [v0+12]
    v7 = fdiv.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave_f32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %23=v0:v1 = inputs
;;     %28:s4 = s_load_dwordx4 %27, null
;;     %4:v1 = v_mov_b32_e32 %28.2
;;     %6:v1 = v_mov_b32_e32 %28.3
;;     %7:s1 = s_mov_b32 0xd800000
;;     %8:s1 = v_cmp_gt_f32_e64 %7, |%4|
;;     %9:v1 = v_cndmask_b32_e64 0, 64, %8
;;     %10:v1 = v_ldexp_f32 %4, %9
;;     %11:v1 = v_ldexp_f32 %6, %9
;;     %13:v1, %12:s1 = v_div_scale_f32 %11, %11, %10
;;     %14:v1, vcc_lo = v_div_scale_f32 %10, %11, %10 kills vcc_lo
;;     %15:v1 = v_rcp_f32_e32 %13 kills vcc_lo
;;     %16:v1 = v_fma_f32 -%13, %15, 1.0 kills vcc_lo
;;     %17:v1 = v_or_b32_e32 1, %15 kills vcc_lo
;;     %18:v1 = v_fma_f32 %17, %16, %15 kills vcc_lo
;;     %19:v1 = v_mul_f32_e32 %14, %18 kills vcc_lo
;;     %20:v1 = v_fma_f32 -%13, %19, %14 kills vcc_lo
;;     %21:v1 = v_div_fmas_f32 %20, %18, %19 kills vcc_lo
;;     %22:v1 = v_div_fixup_f32 %21, %6, %4
;;     global_store_dword %23, %22, %28.0-1 offset:256
;; }
;;     end
;; }

kernel %wave_f64 {
    param %p : i64 at 0 align 8
    param %a : f64 at 8 align 8
    param %b : f64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 kernarg align 8 width all [v0+8]
    v6 = load.f64 kernarg align 8 width all [v0+16]
    v7 = fdiv.f64 v5, v6
    store.f64 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave_f64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31=s[0:1]:s2, %28=v0:v1 = inputs
;;     %32:s8 = s_load_dwordx8 %31, null
;;     %6.0:v2 = v_mov_b32_e32 %32.2
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %32.3
;;     %11.0:v2 = v_mov_b32_e32 %32.4
;;     %12.1:v2 tied(%11) = v_mov_b32_e32 %32.5
;;     %14:v2, %13:s1 = v_div_scale_f64 %12, %12, %7
;;     %15:v2, vcc_lo = v_div_scale_f64 %7, %12, %7 kills vcc_lo
;;     %16:v2 = v_rcp_f64_e32 %14 kills vcc_lo
;;     %18.1:v2 tied(%16) = v_add_nc_u32_e32 1, %16.1 kills vcc_lo
;;     %19:v2 = v_fma_f64 -%14, %18, 1.0 kills vcc_lo
;;     %20:v2 = v_fma_f64 %19, %19, %19 kills vcc_lo
;;     %21:v2 = v_fma_f64 %18, %20, %18 kills vcc_lo
;;     %22:v2 = v_fma_f64 -%14, %21, 1.0 kills vcc_lo
;;     %23:v2 = v_fma_f64 %21, %22, %21 kills vcc_lo
;;     %24:v2 = v_mul_f64 %15, %23 kills vcc_lo
;;     %25:v2 = v_fma_f64 -%14, %24, %15 kills vcc_lo
;;     %26:v2 = v_div_fmas_f64 %25, %23, %24 kills vcc_lo
;;     %27:v2 = v_div_fixup_f64 %26, %12, %7
;;     global_store_dwordx2 %28, %27, %32.0-1 offset:256
;; }
;;     end
;; }

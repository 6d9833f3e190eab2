; test isel precise-output
; target gfx1030
; Square roots of single precision, correctly rounded: an estimate, tested one step to either side.

kernel %lanes_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fsqrt.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %lanes_f16 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26=s[0:1]:s2, %25=v0:v1 = inputs
;;     %27:s2 = s_load_dwordx2 %26, null
;;     %24:v1 = global_load_ushort %25, %27
;;     %23:v1 = v_cvt_f32_f16_e64 %24
;;     %6:s1 = v_cmp_gt_f32_e64 0x1f800000, %23
;;     %7:v1 = v_mul_f32_e32 0x5f800000, %23
;;     %8:v1 = v_cndmask_b32_e64 %23, %7, %6
;;     %9:v1 = v_sqrt_f32_e32 %8
;;     %10:v1 = v_add_nc_u32_e32 -1, %9
;;     %11:v1 = v_add_nc_u32_e32 1, %9
;;     %12:v1 = v_fma_f32 -%10, %9, %8
;;     %13:v1 = v_fma_f32 -%11, %9, %8
;;     %14:s1 = v_cmp_ge_f32_e64 0, %12
;;     %15:v1 = v_cndmask_b32_e64 %9, %10, %14
;;     %16:s1 = v_cmp_lt_f32_e64 0, %13
;;     %17:v1 = v_cndmask_b32_e64 %15, %11, %16
;;     %18:v1 = v_mul_f32_e32 0x2f800000, %17
;;     %19:v1 = v_cndmask_b32_e64 %17, %18, %6
;;     %20:s1 = v_cmp_class_f32_e64 %8, 0x260
;;     %21:v1 = v_cndmask_b32_e64 %19, %8, %20
;;     %4:v1 = v_cvt_f16_f32_e64 %21
;;     global_store_short %25, %4, %27 offset:256
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
    v6 = fsqrt.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes_f32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     %23:s2 = s_load_dwordx2 %22, null
;;     %20:v1 = global_load_dword %21, %23
;;     %4:s1 = v_cmp_gt_f32_e64 0x1f800000, %20
;;     %5:v1 = v_mul_f32_e32 0x5f800000, %20
;;     %6:v1 = v_cndmask_b32_e64 %20, %5, %4
;;     %7:v1 = v_sqrt_f32_e32 %6
;;     %8:v1 = v_add_nc_u32_e32 -1, %7
;;     %9:v1 = v_add_nc_u32_e32 1, %7
;;     %10:v1 = v_fma_f32 -%8, %7, %6
;;     %11:v1 = v_fma_f32 -%9, %7, %6
;;     %12:s1 = v_cmp_ge_f32_e64 0, %10
;;     %13:v1 = v_cndmask_b32_e64 %7, %8, %12
;;     %14:s1 = v_cmp_lt_f32_e64 0, %11
;;     %15:v1 = v_cndmask_b32_e64 %13, %9, %14
;;     %16:v1 = v_mul_f32_e32 0x2f800000, %15
;;     %17:v1 = v_cndmask_b32_e64 %15, %16, %4
;;     %18:s1 = v_cmp_class_f32_e64 %6, 0x260
;;     %19:v1 = v_cndmask_b32_e64 %17, %6, %18
;;     global_store_dword %21, %19, %23 offset:256
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
    v6 = fsqrt.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %lanes_f64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %68=s[0:1]:s2, %67=v0:v1 = inputs
;;     %69:s2 = s_load_dwordx2 %68, null
;;     %66:v2 = global_load_dwordx2 %67, %69
;;     %63.0:s2 = s_mov_b32 0
;;     %64.1:s2 tied(%63) = s_mov_b32 0x10000000
;;     %65:s1 = v_cmp_lt_f64_e64 %66, %64
;;     %59.0:v2 = v_mov_b32_e32 0
;;     %58:v1 = v_mov_b32_e32 0x4ff00000
;;     %60.1:v2 tied(%59) = v_cndmask_b32_e64 0x3ff00000, %58, %65
;;     %55:v2 = v_mul_f64 %66, %60
;;     %52:v2 = v_rsq_f64_e32 %55
;;     %51:v2 = v_mul_f64 %55, %52
;;     %50:v2 = v_mul_f64 %52, 0.5
;;     %48:v2 = v_fma_f64 -%50, %51, 0.5
;;     %47:v2 = v_fma_f64 %50, %48, %50
;;     %45:v2 = v_fma_f64 %51, %48, %51
;;     %42:v2 = v_fma_f64 -%45, %45, %55
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 3
;;     %41:v2 = v_fma_f64 %42, %47, %45
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 0
;;     %36.0:v2, %33:s1 = v_add_co_u32 %41.0, 1
;;     %37.1:v2 tied(%36), %35:s1 = v_add_co_ci_u32_e64 %41.1, 0, %33
;;     %29:v2 = v_fma_f64 -%37, %41, %55
;;     %28:s1 = v_cmp_gt_f64_e64 %29, 0
;;     %25.0:v2 = v_cndmask_b32_e64 %41.0, %37.0, %28
;;     %26.1:v2 tied(%25) = v_cndmask_b32_e64 %41.1, %37.1, %28
;;     %18.0:v2 = v_mov_b32_e32 0
;;     %17:v1 = v_mov_b32_e32 0x37f00000
;;     %19.1:v2 tied(%18) = v_cndmask_b32_e64 0x3ff00000, %17, %65
;;     %13:v2 = v_mul_f64 %26, %19
;;     %10:s1 = v_cmp_class_f64_e64 %55, 0x260
;;     %8.0:v2 = v_cndmask_b32_e64 %13.0, %55.0, %10
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %13.1, %55.1, %10
;;     global_store_dwordx2 %67, %9, %69 offset:256
;; }
;;     end
;; }

kernel %wave_f16 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = fsqrt.f16 v7
    store.f16 global align 2 [v4+256], v8
    return
}
;; machine kernel %wave_f16 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %28=s[0:1]:s2, %26=v0:v1 = inputs
;;     %29:s4 = s_load_dwordx4 %28, null
;;     %23:v1 = v_cvt_f32_f16_e64 %29.2
;;     %6:s1 = v_cmp_gt_f32_e64 0x1f800000, %23
;;     %7:v1 = v_mul_f32_e32 0x5f800000, %23
;;     %8:v1 = v_cndmask_b32_e64 %23, %7, %6
;;     %9:v1 = v_sqrt_f32_e32 %8
;;     %10:v1 = v_add_nc_u32_e32 -1, %9
;;     %11:v1 = v_add_nc_u32_e32 1, %9
;;     %12:v1 = v_fma_f32 -%10, %9, %8
;;     %13:v1 = v_fma_f32 -%11, %9, %8
;;     %14:s1 = v_cmp_ge_f32_e64 0, %12
;;     %15:v1 = v_cndmask_b32_e64 %9, %10, %14
;;     %16:s1 = v_cmp_lt_f32_e64 0, %13
;;     %17:v1 = v_cndmask_b32_e64 %15, %11, %16
;;     %18:v1 = v_mul_f32_e32 0x2f800000, %17
;;     %19:v1 = v_cndmask_b32_e64 %17, %18, %6
;;     %20:s1 = v_cmp_class_f32_e64 %8, 0x260
;;     %21:v1 = v_cndmask_b32_e64 %19, %8, %20
;;     %4:v1 = v_cvt_f16_f32_e64 %21
;;     global_store_short %26, %4, %29.0-1 offset:256
;; }
;;     end
;; }

kernel %wave_f32 {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = fsqrt.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave_f32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %21=v0:v1 = inputs
;;     %25:s4 = s_load_dwordx4 %24, null
;;     %4:v1 = v_mov_b32_e32 %25.2
;;     %5:s1 = v_cmp_gt_f32_e64 0x1f800000, %4
;;     %6:v1 = v_mul_f32_e32 0x5f800000, %4
;;     %7:v1 = v_cndmask_b32_e64 %4, %6, %5
;;     %8:v1 = v_sqrt_f32_e32 %7
;;     %9:v1 = v_add_nc_u32_e32 -1, %8
;;     %10:v1 = v_add_nc_u32_e32 1, %8
;;     %11:v1 = v_fma_f32 -%9, %8, %7
;;     %12:v1 = v_fma_f32 -%10, %8, %7
;;     %13:s1 = v_cmp_ge_f32_e64 0, %11
;;     %14:v1 = v_cndmask_b32_e64 %8, %9, %13
;;     %15:s1 = v_cmp_lt_f32_e64 0, %12
;;     %16:v1 = v_cndmask_b32_e64 %14, %10, %15
;;     %17:v1 = v_mul_f32_e32 0x2f800000, %16
;;     %18:v1 = v_cndmask_b32_e64 %16, %17, %5
;;     %19:s1 = v_cmp_class_f32_e64 %7, 0x260
;;     %20:v1 = v_cndmask_b32_e64 %18, %7, %19
;;     global_store_dword %21, %20, %25.0-1 offset:256
;; }
;;     end
;; }

kernel %wave_f64 {
    param %p : i64 at 0 align 8
    param %a : f64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 kernarg align 8 width all [v0+8]
    v6 = fsqrt.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %wave_f64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %68=s[0:1]:s2, %66=v0:v1 = inputs
;;     %69:s4 = s_load_dwordx4 %68, null
;;     %63.0:s2 = s_mov_b32 0
;;     %64.1:s2 tied(%63) = s_mov_b32 0x10000000
;;     %65:s1 = v_cmp_lt_f64_e64 %69.2-3, %64
;;     %59.0:v2 = v_mov_b32_e32 0
;;     %58:v1 = v_mov_b32_e32 0x4ff00000
;;     %60.1:v2 tied(%59) = v_cndmask_b32_e64 0x3ff00000, %58, %65
;;     %55:v2 = v_mul_f64 %69.2-3, %60
;;     %52:v2 = v_rsq_f64_e32 %55
;;     %51:v2 = v_mul_f64 %55, %52
;;     %50:v2 = v_mul_f64 %52, 0.5
;;     %48:v2 = v_fma_f64 -%50, %51, 0.5
;;     %47:v2 = v_fma_f64 %50, %48, %50
;;     %45:v2 = v_fma_f64 %51, %48, %51
;;     %42:v2 = v_fma_f64 -%45, %45, %55
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 3
;;     %41:v2 = v_fma_f64 %42, %47, %45
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 0
;;     %36.0:v2, %33:s1 = v_add_co_u32 %41.0, 1
;;     %37.1:v2 tied(%36), %35:s1 = v_add_co_ci_u32_e64 %41.1, 0, %33
;;     %29:v2 = v_fma_f64 -%37, %41, %55
;;     %28:s1 = v_cmp_gt_f64_e64 %29, 0
;;     %25.0:v2 = v_cndmask_b32_e64 %41.0, %37.0, %28
;;     %26.1:v2 tied(%25) = v_cndmask_b32_e64 %41.1, %37.1, %28
;;     %18.0:v2 = v_mov_b32_e32 0
;;     %17:v1 = v_mov_b32_e32 0x37f00000
;;     %19.1:v2 tied(%18) = v_cndmask_b32_e64 0x3ff00000, %17, %65
;;     %13:v2 = v_mul_f64 %26, %19
;;     %10:s1 = v_cmp_class_f64_e64 %55, 0x260
;;     %8.0:v2 = v_cndmask_b32_e64 %13.0, %55.0, %10
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %13.1, %55.1, %10
;;     global_store_dwordx2 %66, %9, %69.0-1 offset:256
;; }
;;     end
;; }

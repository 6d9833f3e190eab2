; test isel precise-output
; target gfx900
; Square roots of single precision, correctly rounded: an estimate, tested one step to either side.

kernel %lanes {
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
;; machine kernel %lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     %25:s2 = s_load_dwordx2 %24, 0x0
;;     %22:v1 = global_load_dword %23, %25
;;     %5:s1 = s_mov_b32 0x1f800000
;;     %4:s2 = v_cmp_gt_f32_e64 %5, %22
;;     %6:v1 = v_mul_f32_e32 0x5f800000, %22
;;     %7:v1 = v_cndmask_b32_e64 %22, %6, %4
;;     %8:v1 = v_sqrt_f32_e32 %7
;;     %9:v1 = v_add_u32_e32 -1, %8
;;     %10:v1 = v_add_u32_e32 1, %8
;;     %11:v1 = v_fma_f32 -%9, %8, %7
;;     %12:v1 = v_fma_f32 -%10, %8, %7
;;     %13:s2 = v_cmp_ge_f32_e64 0, %11
;;     %14:v1 = v_cndmask_b32_e64 %8, %9, %13
;;     %15:s2 = v_cmp_lt_f32_e64 0, %12
;;     %16:v1 = v_cndmask_b32_e64 %14, %10, %15
;;     %17:v1 = v_mul_f32_e32 0x2f800000, %16
;;     %18:v1 = v_cndmask_b32_e64 %16, %17, %4
;;     %20:s1 = s_mov_b32 0x260
;;     %19:s2 = v_cmp_class_f32_e64 %7, %20
;;     %21:v1 = v_cndmask_b32_e64 %18, %7, %19
;;     global_store_dword %23, %21, %25 offset:256
;; }
;;     end
;; }

kernel %wave {
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
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26=s[0:1]:s2, %23=v0:v1 = inputs
;;     %27:s4 = s_load_dwordx4 %26, 0x0
;;     %4:v1 = v_mov_b32_e32 %27.2
;;     %6:s1 = s_mov_b32 0x1f800000
;;     %5:s2 = v_cmp_gt_f32_e64 %6, %4
;;     %7:v1 = v_mul_f32_e32 0x5f800000, %4
;;     %8:v1 = v_cndmask_b32_e64 %4, %7, %5
;;     %9:v1 = v_sqrt_f32_e32 %8
;;     %10:v1 = v_add_u32_e32 -1, %9
;;     %11:v1 = v_add_u32_e32 1, %9
;;     %12:v1 = v_fma_f32 -%10, %9, %8
;;     %13:v1 = v_fma_f32 -%11, %9, %8
;;     %14:s2 = v_cmp_ge_f32_e64 0, %12
;;     %15:v1 = v_cndmask_b32_e64 %9, %10, %14
;;     %16:s2 = v_cmp_lt_f32_e64 0, %13
;;     %17:v1 = v_cndmask_b32_e64 %15, %11, %16
;;     %18:v1 = v_mul_f32_e32 0x2f800000, %17
;;     %19:v1 = v_cndmask_b32_e64 %17, %18, %5
;;     %21:s1 = s_mov_b32 0x260
;;     %20:s2 = v_cmp_class_f32_e64 %8, %21
;;     %22:v1 = v_cndmask_b32_e64 %19, %8, %20
;;     global_store_dword %23, %22, %27.0-1 offset:256
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
;; machine kernel %wave_f16 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30=s[0:1]:s2, %28=v0:v1 = inputs
;;     %31:s4 = s_load_dwordx4 %30, 0x0
;;     %25:v1 = v_cvt_f32_f16_e32 %31.2
;;     %7:s1 = s_mov_b32 0x1f800000
;;     %6:s2 = v_cmp_gt_f32_e64 %7, %25
;;     %8:v1 = v_mul_f32_e32 0x5f800000, %25
;;     %9:v1 = v_cndmask_b32_e64 %25, %8, %6
;;     %10:v1 = v_sqrt_f32_e32 %9
;;     %11:v1 = v_add_u32_e32 -1, %10
;;     %12:v1 = v_add_u32_e32 1, %10
;;     %13:v1 = v_fma_f32 -%11, %10, %9
;;     %14:v1 = v_fma_f32 -%12, %10, %9
;;     %15:s2 = v_cmp_ge_f32_e64 0, %13
;;     %16:v1 = v_cndmask_b32_e64 %10, %11, %15
;;     %17:s2 = v_cmp_lt_f32_e64 0, %14
;;     %18:v1 = v_cndmask_b32_e64 %16, %12, %17
;;     %19:v1 = v_mul_f32_e32 0x2f800000, %18
;;     %20:v1 = v_cndmask_b32_e64 %18, %19, %6
;;     %22:s1 = s_mov_b32 0x260
;;     %21:s2 = v_cmp_class_f32_e64 %9, %22
;;     %23:v1 = v_cndmask_b32_e64 %20, %9, %21
;;     %4:v1 = v_cvt_f16_f32_e32 %23
;;     global_store_short %28, %4, %31.0-1 offset:256
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
;; machine kernel %wave_f64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %75=s[0:1]:s2, %73=v0:v1 = inputs
;;     %76:s4 = s_load_dwordx4 %75, 0x0
;;     %66.0:s2 = s_mov_b32 0
;;     %67.1:s2 tied(%66) = s_mov_b32 0x10000000
;;     %71.0:v2 = v_mov_b32_e32 %67.0
;;     %72.1:v2 tied(%71) = v_mov_b32_e32 %67.1
;;     %68:s2 = v_cmp_lt_f64_e64 %76.2-3, %72
;;     %62.0:v2 = v_mov_b32_e32 0
;;     %60:v1 = v_mov_b32_e32 0x3ff00000
;;     %61:v1 = v_mov_b32_e32 0x4ff00000
;;     %63.1:v2 tied(%62) = v_cndmask_b32_e64 %60, %61, %68
;;     %57:v2 = v_mul_f64 %76.2-3, %63
;;     %54:v2 = v_rsq_f64_e32 %57
;;     %53:v2 = v_mul_f64 %57, %54
;;     %52:v2 = v_mul_f64 %54, 0.5
;;     %50:v2 = v_fma_f64 -%52, %53, 0.5
;;     %49:v2 = v_fma_f64 %52, %50, %52
;;     %47:v2 = v_fma_f64 %53, %50, %53
;;     %44:v2 = v_fma_f64 -%47, %47, %57
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 3
;;     %43:v2 = v_fma_f64 %44, %49, %47
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 0
;;     %38.0:v2, %35:s2 = v_add_co_u32_e64 %43.0, 1
;;     %39.1:v2 tied(%38), %37:s2 = v_addc_co_u32_e64 %43.1, 0, %35
;;     %31:v2 = v_fma_f64 -%39, %43, %57
;;     %30:s2 = v_cmp_gt_f64_e64 %31, 0
;;     %27.0:v2 = v_cndmask_b32_e64 %43.0, %39.0, %30
;;     %28.1:v2 tied(%27) = v_cndmask_b32_e64 %43.1, %39.1, %30
;;     %20.0:v2 = v_mov_b32_e32 0
;;     %18:v1 = v_mov_b32_e32 0x3ff00000
;;     %19:v1 = v_mov_b32_e32 0x37f00000
;;     %21.1:v2 tied(%20) = v_cndmask_b32_e64 %18, %19, %68
;;     %14:v2 = v_mul_f64 %28, %21
;;     %11:s1 = s_mov_b32 0x260
;;     %10:s2 = v_cmp_class_f64_e64 %57, %11
;;     %8.0:v2 = v_cndmask_b32_e64 %14.0, %57.0, %10
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %14.1, %57.1, %10
;;     global_store_dwordx2 %73, %9, %76.0-1 offset:256
;; }
;;     end
;; }

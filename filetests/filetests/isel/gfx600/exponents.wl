; test isel precise-output
; target gfx600
; Numbers taken apart and put together.

kernel %fldexp_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v8 = fldexp.f32 v5, v6
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %fldexp_f32 target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %33=s[0:1]:s2, %32=v0:v1 = inputs
;;     %34:s2 = s_load_dwordx2 %33, 0x0
;;     %23.2:s4 = s_mov_b32 0
;;     %24.3:s4 tied(%23) = s_mov_b32 0x100f000
;;     %25.0:s4 tied(%24) = s_mov_b32 %34.0
;;     %26.1:s4 tied(%25) = s_mov_b32 %34.1
;;     %29.1:v2 = v_mov_b32_e32 0
;;     %30.0:v2 tied(%29) = v_mov_b32_e32 %32
;;     %31:v2 = buffer_load_dwordx2 %30, %26, 0 addr64
;;     %17:v1 = v_ldexp_f32_e32 %31.0, %31.1
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %34.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %34.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %32
;;     buffer_store_dword %17, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %frexp_mant_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v8 = frexp_mant.f32 v5
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %frexp_mant_f32 target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %62=s[0:1]:s2, %61=v0:v1 = inputs
;;     %63:s2 = s_load_dwordx2 %62, 0x0
;;     %52.2:s4 = s_mov_b32 0
;;     %53.3:s4 tied(%52) = s_mov_b32 0x100f000
;;     %54.0:s4 tied(%53) = s_mov_b32 %63.0
;;     %55.1:s4 tied(%54) = s_mov_b32 %63.1
;;     %58.1:v2 = v_mov_b32_e32 0
;;     %59.0:v2 tied(%58) = v_mov_b32_e32 %61
;;     %60:v1 = buffer_load_dword %59, %55, 0 addr64
;;     %47:v1 = v_and_b32_e32 0x7fffffff, %60
;;     %45:v1 = v_lshrrev_b32_e32 23, %47
;;     %44:v1 = v_ffbh_u32_e32 %47
;;     %43:s1 = s_mov_b32 0xff
;;     %42:s2 = v_cmp_eq_u32_e64 %45, %43
;;     %41:s1 = s_mov_b32 0xffffff82
;;     %39:v1, %40:s2 = v_add_i32_e64 %45, %41
;;     %38:v1 = v_cndmask_b32_e64 %39, 0, %42
;;     %35:s2 = v_cmp_eq_u32_e64 %45, 0
;;     %33:s2 = v_cmp_eq_u32_e64 %47, 0
;;     %31:s1 = s_mov_b32 0xffffff8b
;;     %29:v1, %30:s2 = v_sub_i32_e64 %31, %44
;;     %27:v1 = v_cndmask_b32_e64 %29, 0, %33
;;     %24:v1 = v_cndmask_b32_e64 %38, %27, %35
;;     %19:v1, %20:s2 = v_sub_i32_e64 0, %24
;;     %17:v1 = v_ldexp_f32_e32 %60, %19
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %63.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %63.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %61
;;     buffer_store_dword %17, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %frexp_exp_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v8 = frexp_exp v5
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %frexp_exp_f32 target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %57=s[0:1]:s2, %56=v0:v1 = inputs
;;     %58:s2 = s_load_dwordx2 %57, 0x0
;;     %47.2:s4 = s_mov_b32 0
;;     %48.3:s4 tied(%47) = s_mov_b32 0x100f000
;;     %49.0:s4 tied(%48) = s_mov_b32 %58.0
;;     %50.1:s4 tied(%49) = s_mov_b32 %58.1
;;     %53.1:v2 = v_mov_b32_e32 0
;;     %54.0:v2 tied(%53) = v_mov_b32_e32 %56
;;     %55:v1 = buffer_load_dword %54, %50, 0 addr64
;;     %41:v1 = v_and_b32_e32 0x7fffffff, %55
;;     %39:v1 = v_lshrrev_b32_e32 23, %41
;;     %38:v1 = v_ffbh_u32_e32 %41
;;     %37:s1 = s_mov_b32 0xff
;;     %36:s2 = v_cmp_eq_u32_e64 %39, %37
;;     %35:s1 = s_mov_b32 0xffffff82
;;     %33:v1, %34:s2 = v_add_i32_e64 %39, %35
;;     %32:v1 = v_cndmask_b32_e64 %33, 0, %36
;;     %29:s2 = v_cmp_eq_u32_e64 %39, 0
;;     %27:s2 = v_cmp_eq_u32_e64 %41, 0
;;     %25:s1 = s_mov_b32 0xffffff8b
;;     %23:v1, %24:s2 = v_sub_i32_e64 %25, %38
;;     %21:v1 = v_cndmask_b32_e64 %23, 0, %27
;;     %18:v1 = v_cndmask_b32_e64 %32, %21, %29
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %58.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %58.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %56
;;     buffer_store_dword %18, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %fldexp_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v8 = fldexp.f64 v5, v6
    store.f64 global align 8 [v4+256], v8
    return
}
;; machine kernel %fldexp_f64 target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %45=s[0:1]:s2, %44=v0:v1 = inputs
;;     %46:s2 = s_load_dwordx2 %45, 0x0
;;     %35.2:s4 = s_mov_b32 0
;;     %36.3:s4 tied(%35) = s_mov_b32 0x100f000
;;     %37.0:s4 tied(%36) = s_mov_b32 %46.0
;;     %38.1:s4 tied(%37) = s_mov_b32 %46.1
;;     %41.1:v2 = v_mov_b32_e32 0
;;     %42.0:v2 tied(%41) = v_mov_b32_e32 %44
;;     %43:v2 = buffer_load_dwordx2 %42, %38, 0 addr64
;;     %22.2:s4 = s_mov_b32 0
;;     %23.3:s4 tied(%22) = s_mov_b32 0x100f000
;;     %24.0:s4 tied(%23) = s_mov_b32 %46.0
;;     %25.1:s4 tied(%24) = s_mov_b32 %46.1
;;     %28.1:v2 = v_mov_b32_e32 0
;;     %29.0:v2 tied(%28) = v_mov_b32_e32 %44
;;     %30:v1 = buffer_load_dword %29, %25, 0 addr64 offset:8
;;     %17:v2 = v_ldexp_f64 %43, %30
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %46.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %46.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %44
;;     buffer_store_dwordx2 %17, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %frexp_mant_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v8 = frexp_mant.f64 v5
    store.f64 global align 8 [v4+256], v8
    return
}
;; machine kernel %frexp_mant_f64 target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %72=s[0:1]:s2, %71=v0:v1 = inputs
;;     %73:s2 = s_load_dwordx2 %72, 0x0
;;     %62.2:s4 = s_mov_b32 0
;;     %63.3:s4 tied(%62) = s_mov_b32 0x100f000
;;     %64.0:s4 tied(%63) = s_mov_b32 %73.0
;;     %65.1:s4 tied(%64) = s_mov_b32 %73.1
;;     %68.1:v2 = v_mov_b32_e32 0
;;     %69.0:v2 tied(%68) = v_mov_b32_e32 %71
;;     %70:v2 = buffer_load_dwordx2 %69, %65, 0 addr64
;;     %57:v1 = v_and_b32_e32 0x7fffffff, %70.1
;;     %55:v1 = v_lshrrev_b32_e32 20, %57
;;     %53:v1 = v_or_b32_e32 %70.0, %57
;;     %52:v1 = v_ffbh_u32_e32 %57
;;     %50:v1 = v_ffbh_u32_e32 %70.0
;;     %48:v1 = v_or_b32_e32 32, %50
;;     %46:v1 = v_min_u32_e32 %52, %48
;;     %43:s1 = s_mov_b32 0x7ff
;;     %42:s2 = v_cmp_eq_u32_e64 %55, %43
;;     %41:s1 = s_mov_b32 0xfffffc02
;;     %39:v1, %40:s2 = v_add_i32_e64 %55, %41
;;     %38:v1 = v_cndmask_b32_e64 %39, 0, %42
;;     %35:s2 = v_cmp_eq_u32_e64 %55, 0
;;     %33:s2 = v_cmp_eq_u32_e64 %53, 0
;;     %31:s1 = s_mov_b32 0xfffffc0e
;;     %29:v1, %30:s2 = v_sub_i32_e64 %31, %46
;;     %27:v1 = v_cndmask_b32_e64 %29, 0, %33
;;     %24:v1 = v_cndmask_b32_e64 %38, %27, %35
;;     %19:v1, %20:s2 = v_sub_i32_e64 0, %24
;;     %17:v2 = v_ldexp_f64 %70, %19
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %73.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %73.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %71
;;     buffer_store_dwordx2 %17, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %frexp_exp_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v8 = frexp_exp v5
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %frexp_exp_f64 target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %67=s[0:1]:s2, %66=v0:v1 = inputs
;;     %68:s2 = s_load_dwordx2 %67, 0x0
;;     %57.2:s4 = s_mov_b32 0
;;     %58.3:s4 tied(%57) = s_mov_b32 0x100f000
;;     %59.0:s4 tied(%58) = s_mov_b32 %68.0
;;     %60.1:s4 tied(%59) = s_mov_b32 %68.1
;;     %63.1:v2 = v_mov_b32_e32 0
;;     %64.0:v2 tied(%63) = v_mov_b32_e32 %66
;;     %65:v2 = buffer_load_dwordx2 %64, %60, 0 addr64
;;     %51:v1 = v_and_b32_e32 0x7fffffff, %65.1
;;     %49:v1 = v_lshrrev_b32_e32 20, %51
;;     %47:v1 = v_or_b32_e32 %65.0, %51
;;     %46:v1 = v_ffbh_u32_e32 %51
;;     %44:v1 = v_ffbh_u32_e32 %65.0
;;     %42:v1 = v_or_b32_e32 32, %44
;;     %40:v1 = v_min_u32_e32 %46, %42
;;     %37:s1 = s_mov_b32 0x7ff
;;     %36:s2 = v_cmp_eq_u32_e64 %49, %37
;;     %35:s1 = s_mov_b32 0xfffffc02
;;     %33:v1, %34:s2 = v_add_i32_e64 %49, %35
;;     %32:v1 = v_cndmask_b32_e64 %33, 0, %36
;;     %29:s2 = v_cmp_eq_u32_e64 %49, 0
;;     %27:s2 = v_cmp_eq_u32_e64 %47, 0
;;     %25:s1 = s_mov_b32 0xfffffc0e
;;     %23:v1, %24:s2 = v_sub_i32_e64 %25, %40
;;     %21:v1 = v_cndmask_b32_e64 %23, 0, %27
;;     %18:v1 = v_cndmask_b32_e64 %32, %21, %29
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %68.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %68.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %66
;;     buffer_store_dword %18, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %fldexp_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v8 = fldexp.f16 v5, v6
    store.f16 global align 2 [v4+256], v8
    return
}
;; machine kernel %fldexp_f16 target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %59=s[0:1]:s2, %58=v0:v1 = inputs
;;     %60:s2 = s_load_dwordx2 %59, 0x0
;;     %49.2:s4 = s_mov_b32 0
;;     %50.3:s4 tied(%49) = s_mov_b32 0x100f000
;;     %51.0:s4 tied(%50) = s_mov_b32 %60.0
;;     %52.1:s4 tied(%51) = s_mov_b32 %60.1
;;     %55.1:v2 = v_mov_b32_e32 0
;;     %56.0:v2 tied(%55) = v_mov_b32_e32 %58
;;     %57:v1 = buffer_load_ushort %56, %52, 0 addr64
;;     %36.2:s4 = s_mov_b32 0
;;     %37.3:s4 tied(%36) = s_mov_b32 0x100f000
;;     %38.0:s4 tied(%37) = s_mov_b32 %60.0
;;     %39.1:s4 tied(%38) = s_mov_b32 %60.1
;;     %42.1:v2 = v_mov_b32_e32 0
;;     %43.0:v2 tied(%42) = v_mov_b32_e32 %58
;;     %44:v1 = buffer_load_dword %43, %39, 0 addr64 offset:4
;;     %31:v1 = v_min_i32_e32 64, %44
;;     %29:v1 = v_max_i32_e32 0xffffffc0, %31
;;     %27:v1 = v_cvt_f32_f16_e32 %57
;;     %25:v1 = v_lshlrev_b32_e32 23, %29
;;     %22:v1, %23:s2 = v_add_i32_e64 %25, 1.0
;;     %19:v1 = v_mul_f32_e32 %27, %22
;;     %16:v1 = v_cvt_f16_f32_e32 %19
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %60.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %60.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %58
;;     buffer_store_short %16, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %frexp_mant_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v8 = frexp_mant.f16 v5
    store.f16 global align 2 [v4+256], v8
    return
}
;; machine kernel %frexp_mant_f16 target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %76=s[0:1]:s2, %75=v0:v1 = inputs
;;     %77:s2 = s_load_dwordx2 %76, 0x0
;;     %66.2:s4 = s_mov_b32 0
;;     %67.3:s4 tied(%66) = s_mov_b32 0x100f000
;;     %68.0:s4 tied(%67) = s_mov_b32 %77.0
;;     %69.1:s4 tied(%68) = s_mov_b32 %77.1
;;     %72.1:v2 = v_mov_b32_e32 0
;;     %73.0:v2 tied(%72) = v_mov_b32_e32 %75
;;     %74:v1 = buffer_load_ushort %73, %69, 0 addr64
;;     %61:v1 = v_cvt_f32_f16_e32 %74
;;     %59:v1 = v_and_b32_e32 0x7fffffff, %61
;;     %57:v1 = v_lshrrev_b32_e32 23, %59
;;     %56:v1 = v_ffbh_u32_e32 %59
;;     %55:s1 = s_mov_b32 0xff
;;     %54:s2 = v_cmp_eq_u32_e64 %57, %55
;;     %53:s1 = s_mov_b32 0xffffff82
;;     %51:v1, %52:s2 = v_add_i32_e64 %57, %53
;;     %50:v1 = v_cndmask_b32_e64 %51, 0, %54
;;     %47:s2 = v_cmp_eq_u32_e64 %57, 0
;;     %45:s2 = v_cmp_eq_u32_e64 %59, 0
;;     %43:s1 = s_mov_b32 0xffffff8b
;;     %41:v1, %42:s2 = v_sub_i32_e64 %43, %56
;;     %39:v1 = v_cndmask_b32_e64 %41, 0, %45
;;     %36:v1 = v_cndmask_b32_e64 %50, %39, %47
;;     %31:v1, %32:s2 = v_sub_i32_e64 0, %36
;;     %29:v1 = v_min_i32_e32 64, %31
;;     %27:v1 = v_max_i32_e32 0xffffffc0, %29
;;     %25:v1 = v_lshlrev_b32_e32 23, %27
;;     %22:v1, %23:s2 = v_add_i32_e64 %25, 1.0
;;     %19:v1 = v_mul_f32_e32 %61, %22
;;     %16:v1 = v_cvt_f16_f32_e32 %19
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %77.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %77.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %75
;;     buffer_store_short %16, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %frexp_exp_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v8 = frexp_exp v5
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %frexp_exp_f16 target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %59=s[0:1]:s2, %58=v0:v1 = inputs
;;     %60:s2 = s_load_dwordx2 %59, 0x0
;;     %49.2:s4 = s_mov_b32 0
;;     %50.3:s4 tied(%49) = s_mov_b32 0x100f000
;;     %51.0:s4 tied(%50) = s_mov_b32 %60.0
;;     %52.1:s4 tied(%51) = s_mov_b32 %60.1
;;     %55.1:v2 = v_mov_b32_e32 0
;;     %56.0:v2 tied(%55) = v_mov_b32_e32 %58
;;     %57:v1 = buffer_load_ushort %56, %52, 0 addr64
;;     %44:v1 = v_cvt_f32_f16_e32 %57
;;     %41:v1 = v_and_b32_e32 0x7fffffff, %44
;;     %39:v1 = v_lshrrev_b32_e32 23, %41
;;     %38:v1 = v_ffbh_u32_e32 %41
;;     %37:s1 = s_mov_b32 0xff
;;     %36:s2 = v_cmp_eq_u32_e64 %39, %37
;;     %35:s1 = s_mov_b32 0xffffff82
;;     %33:v1, %34:s2 = v_add_i32_e64 %39, %35
;;     %32:v1 = v_cndmask_b32_e64 %33, 0, %36
;;     %29:s2 = v_cmp_eq_u32_e64 %39, 0
;;     %27:s2 = v_cmp_eq_u32_e64 %41, 0
;;     %25:s1 = s_mov_b32 0xffffff8b
;;     %23:v1, %24:s2 = v_sub_i32_e64 %25, %38
;;     %21:v1 = v_cndmask_b32_e64 %23, 0, %27
;;     %18:v1 = v_cndmask_b32_e64 %32, %21, %29
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %60.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %60.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %58
;;     buffer_store_dword %18, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %flushed {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v9 = frexp_exp.ftz v5
    v8 = fldexp.ftz.f32 v5, v9
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %flushed target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %49=s[0:1]:s2, %48=v0:v1 = inputs
;;     %50:s2 = s_load_dwordx2 %49, 0x0
;;     %39.2:s4 = s_mov_b32 0
;;     %40.3:s4 tied(%39) = s_mov_b32 0x100f000
;;     %41.0:s4 tied(%40) = s_mov_b32 %50.0
;;     %42.1:s4 tied(%41) = s_mov_b32 %50.1
;;     %45.1:v2 = v_mov_b32_e32 0
;;     %46.0:v2 tied(%45) = v_mov_b32_e32 %48
;;     %47:v1 = buffer_load_dword %46, %42, 0 addr64
;;     %34:v1 = v_and_b32_e32 0x7fffffff, %47
;;     %32:v1 = v_lshrrev_b32_e32 23, %34
;;     %30:s1 = s_mov_b32 0xff
;;     %29:s2 = v_cmp_eq_u32_e64 %32, %30
;;     %28:s1 = s_mov_b32 0xffffff82
;;     %26:v1, %27:s2 = v_add_i32_e64 %32, %28
;;     %25:v1 = v_cndmask_b32_e64 %26, 0, %29
;;     %22:s2 = v_cmp_eq_u32_e64 %32, 0
;;     %20:v1 = v_cndmask_b32_e64 %25, 0, %22
;;     %17:v1 = v_ldexp_f32_e32 %47, %20
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %50.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %50.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %48
;;     buffer_store_dword %17, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %trig_preop {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v8 = trig_preop v5, v6
    store.f64 global align 8 [v4+256], v8
    return
}
;; machine kernel %trig_preop target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %45=s[0:1]:s2, %44=v0:v1 = inputs
;;     %46:s2 = s_load_dwordx2 %45, 0x0
;;     %35.2:s4 = s_mov_b32 0
;;     %36.3:s4 tied(%35) = s_mov_b32 0x100f000
;;     %37.0:s4 tied(%36) = s_mov_b32 %46.0
;;     %38.1:s4 tied(%37) = s_mov_b32 %46.1
;;     %41.1:v2 = v_mov_b32_e32 0
;;     %42.0:v2 tied(%41) = v_mov_b32_e32 %44
;;     %43:v2 = buffer_load_dwordx2 %42, %38, 0 addr64
;;     %22.2:s4 = s_mov_b32 0
;;     %23.3:s4 tied(%22) = s_mov_b32 0x100f000
;;     %24.0:s4 tied(%23) = s_mov_b32 %46.0
;;     %25.1:s4 tied(%24) = s_mov_b32 %46.1
;;     %28.1:v2 = v_mov_b32_e32 0
;;     %29.0:v2 tied(%28) = v_mov_b32_e32 %44
;;     %30:v1 = buffer_load_dword %29, %25, 0 addr64 offset:8
;;     %17:v2 = v_trig_preop_f64 %43, %30
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %46.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %46.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %44
;;     buffer_store_dwordx2 %17, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

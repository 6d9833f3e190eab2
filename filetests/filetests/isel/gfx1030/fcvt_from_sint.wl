; test isel precise-output
; target gfx1030
; Signed integers to floats.
; Here are the forms whose code is not that of gfx1201.

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = fcvt_from_sint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %5=v0:v1 = inputs
;;     %8:s4 = s_load_dwordx4 %7, null
;;     %4:v1 = v_cvt_f32_i32_e32 %8.2
;;     global_store_dword %5, %4, %8.0-1 offset:256
;; }
;;     end
;; }

kernel %lanes_i8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = fcvt_from_sint.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = fcvt_from_sint.f32 v5
    store.f32 global align 4 [v4+260], v7
    v8 = fcvt_from_sint.f64 v5
    store.f64 global align 8 [v4+264], v8
    return
}
;; machine kernel %lanes_i8 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_dwordx2 %18, null
;;     %16:v1 = global_load_sbyte %17, %19
;;     %14:v1 = v_min_i32_e32 0x20000, %16
;;     %13:v1 = v_max_i32_e32 0xfffe0000, %14
;;     %11:v1 = v_cvt_f32_i32_e32 %13
;;     %9:v1 = v_cvt_f16_f32_e64 %11
;;     global_store_short %17, %9, %19 offset:256
;;     %6:v1 = v_cvt_f32_i32_e32 %16
;;     global_store_dword %17, %6, %19 offset:260
;;     %4:v2 = v_cvt_f64_i32_e32 %16
;;     global_store_dwordx2 %17, %4, %19 offset:264
;; }
;;     end
;; }

kernel %lanes_i16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = fcvt_from_sint.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = fcvt_from_sint.f32 v5
    store.f32 global align 4 [v4+260], v7
    v8 = fcvt_from_sint.f64 v5
    store.f64 global align 8 [v4+264], v8
    return
}
;; machine kernel %lanes_i16 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_dwordx2 %18, null
;;     %16:v1 = global_load_sshort %17, %19
;;     %14:v1 = v_min_i32_e32 0x20000, %16
;;     %13:v1 = v_max_i32_e32 0xfffe0000, %14
;;     %11:v1 = v_cvt_f32_i32_e32 %13
;;     %9:v1 = v_cvt_f16_f32_e64 %11
;;     global_store_short %17, %9, %19 offset:256
;;     %6:v1 = v_cvt_f32_i32_e32 %16
;;     global_store_dword %17, %6, %19 offset:260
;;     %4:v2 = v_cvt_f64_i32_e32 %16
;;     global_store_dwordx2 %17, %4, %19 offset:264
;; }
;;     end
;; }

kernel %lanes_i32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = fcvt_from_sint.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = fcvt_from_sint.f64 v5
    store.f64 global align 8 [v4+264], v7
    return
}
;; machine kernel %lanes_i32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, null
;;     %13:v1 = global_load_dword %14, %16
;;     %12:v1 = v_min_i32_e32 0x20000, %13
;;     %11:v1 = v_max_i32_e32 0xfffe0000, %12
;;     %9:v1 = v_cvt_f32_i32_e32 %11
;;     %7:v1 = v_cvt_f16_f32_e64 %9
;;     global_store_short %14, %7, %16 offset:256
;;     %4:v2 = v_cvt_f64_i32_e32 %13
;;     global_store_dwordx2 %14, %4, %16 offset:264
;; }
;;     end
;; }

kernel %lanes_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = fcvt_from_sint.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = fcvt_from_sint.f32 v5
    store.f32 global align 4 [v4+260], v7
    v8 = fcvt_from_sint.f64 v5
    store.f64 global align 8 [v4+264], v8
    return
}
;; machine kernel %lanes_i64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %88=s[0:1]:s2, %87=v0:v1 = inputs
;;     %89:s2 = s_load_dwordx2 %88, null
;;     %86:v2 = global_load_dwordx2 %87, %89
;;     %83.0:s2 = s_mov_b32 0x20000
;;     %84.1:s2 tied(%83) = s_mov_b32 0
;;     %85:s1 = v_cmp_lt_i64_e64 %86, %84
;;     %79.0:v2 = v_cndmask_b32_e64 0x20000, %86.0, %85
;;     %80.1:v2 tied(%79) = v_cndmask_b32_e64 0, %86.1, %85
;;     %73.0:s2 = s_mov_b32 0xfffe0000
;;     %74.1:s2 tied(%73) = s_mov_b32 -1
;;     %75:s1 = v_cmp_gt_i64_e64 %80, %74
;;     %69.0:v2 = v_cndmask_b32_e64 0xfffe0000, %80.0, %75
;;     %70.1:v2 tied(%69) = v_cndmask_b32_e64 -1, %80.1, %75
;;     %63:v1 = v_cvt_f32_i32_e32 %70.0
;;     %61:v1 = v_cvt_f16_f32_e64 %63
;;     global_store_short %87, %61, %89 offset:256
;;     %58:v1 = v_ashrrev_i32_e32 31, %86.1
;;     %56.0:v2 = v_xor_b32_e32 %86.0, %58
;;     %57.1:v2 tied(%56) = v_xor_b32_e32 %86.1, %58
;;     %52.0:v2, %49:s1 = v_sub_co_u32 %57.0, %58
;;     %53.1:v2 tied(%52), %51:s1 = v_sub_co_ci_u32_e64 %57.1, %58, %49
;;     %46:v1 = v_ffbh_u32_e32 %53.1
;;     %45:v1 = v_min_u32_e32 32, %46
;;     %43:v2 = v_lshlrev_b64 %45, %53
;;     %40:v1 = v_min_u32_e32 1, %43.0
;;     %38:v1 = v_or_b32_e32 %43.1, %40
;;     %35:v1 = v_cvt_f32_u32_e32 %38
;;     %33:v1 = v_sub_nc_u32_e32 32, %45
;;     %30:v1 = v_lshl_add_u32 %33, 23, %35
;;     %27:v1 = v_or_b32_e32 %53.0, %53.1
;;     %24:s1 = v_cmp_eq_u32_e64 %27, 0
;;     %22:v1 = v_cndmask_b32_e64 %30, 0, %24
;;     %19:v1 = v_and_or_b32 %58, 0x80000000, %22
;;     global_store_dword %87, %19, %89 offset:260
;;     %13:v2 = v_cvt_f64_u32_e32 %86.0
;;     %11:v2 = v_cvt_f64_i32_e32 %86.1
;;     %6.0:s2 = s_mov_b32 0
;;     %7.1:s2 tied(%6) = s_mov_b32 0x41f00000
;;     %9:v2 = v_fma_f64 %11, %7, %13
;;     global_store_dwordx2 %87, %9, %89 offset:264
;; }
;;     end
;; }

kernel %wave_i8 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i8 v5
    v7 = fcvt_from_sint.f16 v6
    store.f16 global align 2 [v4+256], v7
    v8 = fcvt_from_sint.f32 v6
    store.f32 global align 4 [v4+260], v8
    v9 = fcvt_from_sint.f64 v6
    store.f64 global align 8 [v4+264], v9
    return
}
;; machine kernel %wave_i8 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %18=v0:v1 = inputs
;;     %21:s4 = s_load_dwordx4 %20, null
;;     %16:s1 = s_sext_i32_i8 %21.2
;;     %14:s1 = s_min_i32 %16, 0x20000
;;     %13:s1 = s_max_i32 %14, 0xfffe0000
;;     %11:v1 = v_cvt_f32_i32_e32 %13
;;     %9:v1 = v_cvt_f16_f32_e64 %11
;;     global_store_short %18, %9, %21.0-1 offset:256
;;     %6:v1 = v_cvt_f32_i32_e32 %16
;;     global_store_dword %18, %6, %21.0-1 offset:260
;;     %4:v2 = v_cvt_f64_i32_e32 %16
;;     global_store_dwordx2 %18, %4, %21.0-1 offset:264
;; }
;;     end
;; }

kernel %wave_i16 {
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
    v7 = fcvt_from_sint.f16 v6
    store.f16 global align 2 [v4+256], v7
    v8 = fcvt_from_sint.f32 v6
    store.f32 global align 4 [v4+260], v8
    v9 = fcvt_from_sint.f64 v6
    store.f64 global align 8 [v4+264], v9
    return
}
;; machine kernel %wave_i16 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %18=v0:v1 = inputs
;;     %21:s4 = s_load_dwordx4 %20, null
;;     %16:s1 = s_sext_i32_i16 %21.2
;;     %14:s1 = s_min_i32 %16, 0x20000
;;     %13:s1 = s_max_i32 %14, 0xfffe0000
;;     %11:v1 = v_cvt_f32_i32_e32 %13
;;     %9:v1 = v_cvt_f16_f32_e64 %11
;;     global_store_short %18, %9, %21.0-1 offset:256
;;     %6:v1 = v_cvt_f32_i32_e32 %16
;;     global_store_dword %18, %6, %21.0-1 offset:260
;;     %4:v2 = v_cvt_f64_i32_e32 %16
;;     global_store_dwordx2 %18, %4, %21.0-1 offset:264
;; }
;;     end
;; }

kernel %wave_i32 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = fcvt_from_sint.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = fcvt_from_sint.f64 v5
    store.f64 global align 8 [v4+264], v7
    return
}
;; machine kernel %wave_i32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %13=v0:v1 = inputs
;;     %16:s4 = s_load_dwordx4 %15, null
;;     %12:s1 = s_min_i32 %16.2, 0x20000
;;     %11:s1 = s_max_i32 %12, 0xfffe0000
;;     %9:v1 = v_cvt_f32_i32_e32 %11
;;     %7:v1 = v_cvt_f16_f32_e64 %9
;;     global_store_short %13, %7, %16.0-1 offset:256
;;     %4:v2 = v_cvt_f64_i32_e32 %16.2
;;     global_store_dwordx2 %13, %4, %16.0-1 offset:264
;; }
;;     end
;; }

kernel %wave_i64 {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = fcvt_from_sint.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = fcvt_from_sint.f32 v5
    store.f32 global align 4 [v4+260], v7
    v8 = fcvt_from_sint.f64 v5
    store.f64 global align 8 [v4+264], v8
    return
}
;; machine kernel %wave_i64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %90=s[0:1]:s2, %89=v0:v1 = inputs
;;     %91:s4 = s_load_dwordx4 %90, null
;;     %86.0:s2 = s_mov_b32 0x20000
;;     %87.1:s2 tied(%86) = s_mov_b32 0
;;     %88:s1 = v_cmp_lt_i64_e64 %91.2-3, %87
;;     %80:v1 = v_mov_b32_e32 %91.2
;;     %82.0:v2 = v_cndmask_b32_e64 0x20000, %80, %88
;;     %83.1:v2 tied(%82) = v_cndmask_b32_e64 0, %91.3, %88
;;     %75.0:s2 = s_mov_b32 0xfffe0000
;;     %76.1:s2 tied(%75) = s_mov_b32 -1
;;     %77:s1 = v_cmp_gt_i64_e64 %83, %76
;;     %71.0:v2 = v_cndmask_b32_e64 0xfffe0000, %83.0, %77
;;     %72.1:v2 tied(%71) = v_cndmask_b32_e64 -1, %83.1, %77
;;     %65:v1 = v_cvt_f32_i32_e32 %72.0
;;     %63:v1 = v_cvt_f16_f32_e64 %65
;;     global_store_short %89, %63, %91.0-1 offset:256
;;     %60:s1 = s_ashr_i32 %91.3, 31
;;     %58.0:s2 = s_mov_b32 %60
;;     %59.1:s2 tied(%58) = s_mov_b32 %60
;;     %55:s2 = s_xor_b64 %91.2-3, %59
;;     %52.0:s2 = s_sub_u32 %55.0, %60 makes scc
;;     %53.1:s2 tied(%52) = s_subb_u32 %55.1, %60
;;     %48:s1 = s_flbit_i32_b32 %53.1
;;     %47:s1 = s_min_u32 %48, 32
;;     %45:s2 = s_lshl_b64 %53, %47
;;     %42:s1 = s_min_u32 %45.0, 1
;;     %40:s1 = s_or_b32 %45.1, %42
;;     %37:v1 = v_cvt_f32_u32_e32 %40
;;     %35:s1 = s_sub_u32 32, %47
;;     %32:v1 = v_lshl_add_u32 %35, 23, %37
;;     %29:s1 = s_or_b32 %53.0, %53.1
;;     %26:s1 = v_cmp_eq_u32_e64 %29, 0
;;     %24:v1 = v_cndmask_b32_e64 %32, 0, %26
;;     %21:s1 = s_and_b32 %60, 0x80000000
;;     %19:v1 = v_or_b32_e32 %21, %24
;;     global_store_dword %89, %19, %91.0-1 offset:260
;;     %13:v2 = v_cvt_f64_u32_e32 %91.2
;;     %11:v2 = v_cvt_f64_i32_e32 %91.3
;;     %6.0:s2 = s_mov_b32 0
;;     %7.1:s2 tied(%6) = s_mov_b32 0x41f00000
;;     %9:v2 = v_fma_f64 %11, %7, %13
;;     global_store_dwordx2 %89, %9, %91.0-1 offset:264
;; }
;;     end
;; }

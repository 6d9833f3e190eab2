; test isel precise-output
; target gfx900
; Signed integers to floats.

kernel %single {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = fcvt_from_sint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %single target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = v_cvt_f32_i32_e32 %5
;;     global_store_dword %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %double {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = fcvt_from_sint.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %double target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v2 = v_cvt_f64_i32_e32 %5
;;     global_store_dwordx2 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %half {
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
    return
}
;; machine kernel %half target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_dwordx2 %13, 0x0
;;     %11:v1 = global_load_dword %12, %14
;;     %10:v1 = v_min_i32_e32 0x20000, %11
;;     %8:v1 = v_max_i32_e32 0xfffe0000, %10
;;     %6:v1 = v_cvt_f32_i32_e32 %8
;;     %4:v1 = v_cvt_f16_f32_e32 %6
;;     global_store_short %12, %4, %14 offset:256
;; }
;;     end
;; }

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
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %5=v0:v1 = inputs
;;     %8:s4 = s_load_dwordx4 %7, 0x0
;;     %4:v1 = v_cvt_f32_i32_e32 %8.2
;;     global_store_dword %5, %4, %8.0-1 offset:256
;; }
;;     end
;; }

kernel %from_half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = fcvt_from_sint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %from_half target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v1 = global_load_sshort %7, %9
;;     %4:v1 = v_cvt_f32_i32_e32 %6
;;     global_store_dword %7, %4, %9 offset:256
;; }
;;     end
;; }

kernel %from_byte {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = fcvt_from_sint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %from_byte target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v1 = global_load_sbyte %7, %9
;;     %4:v1 = v_cvt_f32_i32_e32 %6
;;     global_store_dword %7, %4, %9 offset:256
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
    v7 = fcvt_from_sint.f64 v5
    store.f64 global align 8 [v4+264], v7
    return
}
;; machine kernel %lanes_i8 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_dwordx2 %16, 0x0
;;     %14:v1 = global_load_sbyte %15, %17
;;     %12:v1 = v_min_i32_e32 0x20000, %14
;;     %11:v1 = v_max_i32_e32 0xfffe0000, %12
;;     %9:v1 = v_cvt_f32_i32_e32 %11
;;     %7:v1 = v_cvt_f16_f32_e32 %9
;;     global_store_short %15, %7, %17 offset:256
;;     %4:v2 = v_cvt_f64_i32_e32 %14
;;     global_store_dwordx2 %15, %4, %17 offset:264
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
    v7 = fcvt_from_sint.f64 v5
    store.f64 global align 8 [v4+264], v7
    return
}
;; machine kernel %lanes_i16 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_dwordx2 %16, 0x0
;;     %14:v1 = global_load_sshort %15, %17
;;     %12:v1 = v_min_i32_e32 0x20000, %14
;;     %11:v1 = v_max_i32_e32 0xfffe0000, %12
;;     %9:v1 = v_cvt_f32_i32_e32 %11
;;     %7:v1 = v_cvt_f16_f32_e32 %9
;;     global_store_short %15, %7, %17 offset:256
;;     %4:v2 = v_cvt_f64_i32_e32 %14
;;     global_store_dwordx2 %15, %4, %17 offset:264
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
    return
}
;; machine kernel %lanes_i64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %34=s[0:1]:s2, %33=v0:v1 = inputs
;;     %35:s2 = s_load_dwordx2 %34, 0x0
;;     %32:v2 = global_load_dwordx2 %33, %35
;;     %29.0:s2 = s_mov_b32 0x20000
;;     %30.1:s2 tied(%29) = s_mov_b32 0
;;     %31:s2 = v_cmp_lt_i64_e64 %32, %30
;;     %23:v1 = v_mov_b32_e32 0x20000
;;     %25.0:v2 = v_cndmask_b32_e64 %23, %32.0, %31
;;     %26.1:v2 tied(%25) = v_cndmask_b32_e64 0, %32.1, %31
;;     %17.0:s2 = s_mov_b32 0xfffe0000
;;     %18.1:s2 tied(%17) = s_mov_b32 -1
;;     %19:s2 = v_cmp_gt_i64_e64 %26, %18
;;     %11:v1 = v_mov_b32_e32 0xfffe0000
;;     %13.0:v2 = v_cndmask_b32_e64 %11, %26.0, %19
;;     %14.1:v2 tied(%13) = v_cndmask_b32_e64 -1, %26.1, %19
;;     %6:v1 = v_cvt_f32_i32_e32 %14.0
;;     %4:v1 = v_cvt_f16_f32_e32 %6
;;     global_store_short %33, %4, %35 offset:256
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
;; machine kernel %wave_i8 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %18=v0:v1 = inputs
;;     %21:s4 = s_load_dwordx4 %20, 0x0
;;     %16:s1 = s_sext_i32_i8 %21.2
;;     %14:s1 = s_min_i32 %16, 0x20000
;;     %13:s1 = s_max_i32 %14, 0xfffe0000
;;     %11:v1 = v_cvt_f32_i32_e32 %13
;;     %9:v1 = v_cvt_f16_f32_e32 %11
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
;; machine kernel %wave_i16 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %18=v0:v1 = inputs
;;     %21:s4 = s_load_dwordx4 %20, 0x0
;;     %16:s1 = s_sext_i32_i16 %21.2
;;     %14:s1 = s_min_i32 %16, 0x20000
;;     %13:s1 = s_max_i32 %14, 0xfffe0000
;;     %11:v1 = v_cvt_f32_i32_e32 %13
;;     %9:v1 = v_cvt_f16_f32_e32 %11
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
    return
}
;; machine kernel %wave_i32 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %11=v0:v1 = inputs
;;     %14:s4 = s_load_dwordx4 %13, 0x0
;;     %10:s1 = s_min_i32 %14.2, 0x20000
;;     %8:s1 = s_max_i32 %10, 0xfffe0000
;;     %6:v1 = v_cvt_f32_i32_e32 %8
;;     %4:v1 = v_cvt_f16_f32_e32 %6
;;     global_store_short %11, %4, %14.0-1 offset:256
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
;; machine kernel %wave_i64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %97=s[0:1]:s2, %96=v0:v1 = inputs
;;     %98:s4 = s_load_dwordx4 %97, 0x0
;;     %89.0:s2 = s_mov_b32 0x20000
;;     %90.1:s2 tied(%89) = s_mov_b32 0
;;     %94.0:v2 = v_mov_b32_e32 %90.0
;;     %95.1:v2 tied(%94) = v_mov_b32_e32 %90.1
;;     %91:s2 = v_cmp_lt_i64_e64 %98.2-3, %95
;;     %81:v1 = v_mov_b32_e32 0x20000
;;     %82:v1 = v_mov_b32_e32 %98.2
;;     %85.0:v2 = v_cndmask_b32_e64 %81, %82, %91
;;     %84:v1 = v_mov_b32_e32 %98.3
;;     %86.1:v2 tied(%85) = v_cndmask_b32_e64 0, %84, %91
;;     %76.0:s2 = s_mov_b32 0xfffe0000
;;     %77.1:s2 tied(%76) = s_mov_b32 -1
;;     %78:s2 = v_cmp_gt_i64_e64 %86, %77
;;     %70:v1 = v_mov_b32_e32 0xfffe0000
;;     %72.0:v2 = v_cndmask_b32_e64 %70, %86.0, %78
;;     %73.1:v2 tied(%72) = v_cndmask_b32_e64 -1, %86.1, %78
;;     %65:v1 = v_cvt_f32_i32_e32 %73.0
;;     %63:v1 = v_cvt_f16_f32_e32 %65
;;     global_store_short %96, %63, %98.0-1 offset:256
;;     %60:s1 = s_ashr_i32 %98.3, 31
;;     %58.0:s2 = s_mov_b32 %60
;;     %59.1:s2 tied(%58) = s_mov_b32 %60
;;     %55:s2 = s_xor_b64 %98.2-3, %59
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
;;     %26:s2 = v_cmp_eq_u32_e64 %29, 0
;;     %24:v1 = v_cndmask_b32_e64 %32, 0, %26
;;     %21:s1 = s_and_b32 %60, 0x80000000
;;     %19:v1 = v_or_b32_e32 %21, %24
;;     global_store_dword %96, %19, %98.0-1 offset:260
;;     %13:v2 = v_cvt_f64_u32_e32 %98.2
;;     %11:v2 = v_cvt_f64_i32_e32 %98.3
;;     %6.0:s2 = s_mov_b32 0
;;     %7.1:s2 tied(%6) = s_mov_b32 0x41f00000
;;     %9:v2 = v_fma_f64 %11, %7, %13
;;     global_store_dwordx2 %96, %9, %98.0-1 offset:264
;; }
;;     end
;; }

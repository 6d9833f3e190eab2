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
;;     %96=s[0:1]:s2, %95=v0:v1 = inputs
;;     %97:s4 = s_load_dwordx4 %96, 0x0
;;     %88.0:s2 = s_mov_b32 0x20000
;;     %89.1:s2 tied(%88) = s_mov_b32 0
;;     %93.0:v2 = v_mov_b32_e32 %89.0
;;     %94.1:v2 tied(%93) = v_mov_b32_e32 %89.1
;;     %90:s2 = v_cmp_lt_i64_e64 %97.2-3, %94
;;     %80:v1 = v_mov_b32_e32 0x20000
;;     %81:v1 = v_mov_b32_e32 %97.2
;;     %84.0:v2 = v_cndmask_b32_e64 %80, %81, %90
;;     %83:v1 = v_mov_b32_e32 %97.3
;;     %85.1:v2 tied(%84) = v_cndmask_b32_e64 0, %83, %90
;;     %75.0:s2 = s_mov_b32 0xfffe0000
;;     %76.1:s2 tied(%75) = s_mov_b32 -1
;;     %77:s2 = v_cmp_gt_i64_e64 %85, %76
;;     %69:v1 = v_mov_b32_e32 0xfffe0000
;;     %71.0:v2 = v_cndmask_b32_e64 %69, %85.0, %77
;;     %72.1:v2 tied(%71) = v_cndmask_b32_e64 -1, %85.1, %77
;;     %64:v1 = v_cvt_f32_i32_e32 %72.0
;;     %62:v1 = v_cvt_f16_f32_e32 %64
;;     global_store_short %95, %62, %97.0-1 offset:256
;;     %59:s1 = s_ashr_i32 %97.3, 31
;;     %57.0:s2 = s_mov_b32 %59
;;     %58.1:s2 tied(%57) = s_mov_b32 %59
;;     %54:s2 = s_xor_b64 %97.2-3, %58
;;     %51.0:s2 = s_sub_u32 %54.0, %59 makes scc
;;     %52.1:s2 tied(%51) = s_subb_u32 %54.1, %59
;;     %47:s1 = s_flbit_i32_b32 %52.1
;;     %46:s1 = s_min_u32 %47, 32
;;     %44:s2 = s_lshl_b64 %52, %46
;;     %41:s1 = s_min_u32 %44.0, 1
;;     %39:s1 = s_or_b32 %44.1, %41
;;     %36:v1 = v_cvt_f32_u32_e32 %39
;;     %34:s1 = s_sub_u32 32, %46
;;     %31:v1 = v_lshl_add_u32 %34, 23, %36
;;     %28:s1 = s_or_b32 %52.0, %52.1
;;     s_cmp_eq_u32 %28, 0 makes scc
;;     %24:s2 = s_cselect_b64 -1, 0
;;     %25:v1 = v_cndmask_b32_e64 %31, 0, %24
;;     %21:s1 = s_and_b32 %59, 0x80000000
;;     %19:v1 = v_or_b32_e32 %21, %25
;;     global_store_dword %95, %19, %97.0-1 offset:260
;;     %13:v2 = v_cvt_f64_u32_e32 %97.2
;;     %11:v2 = v_cvt_f64_i32_e32 %97.3
;;     %6.0:s2 = s_mov_b32 0
;;     %7.1:s2 tied(%6) = s_mov_b32 0x41f00000
;;     %9:v2 = v_fma_f64 %11, %7, %13
;;     global_store_dwordx2 %95, %9, %97.0-1 offset:264
;; }
;;     end
;; }

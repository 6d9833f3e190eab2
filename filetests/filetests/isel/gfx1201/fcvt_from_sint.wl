; test isel precise-output
; target gfx1201
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
;; machine kernel %single target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_cvt_f32_i32_e32 %5
;;     global_store_b32 %6, %4, %8 offset:256
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
;; machine kernel %double target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v2 = v_cvt_f64_i32_e32 %5
;;     global_store_b64 %6, %4, %8 offset:256
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
;; machine kernel %half target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %10:v1 = global_load_b32 %11, %13
;;     %9:v1 = v_mov_b32_e32 0xfffe0000
;;     %8:v1 = v_minmax_i32 %10, 0x20000, %9
;;     %6:v1 = v_cvt_f32_i32_e32 %8
;;     %4:v1 = v_cvt_f16_f32_e64 %6
;;     global_store_b16 %11, %4, %13 offset:256
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
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %6=v0:v1 = inputs
;;     %9:s4 = s_load_b128 %8, 0x0
;;     %5:s1 = s_cvt_f32_i32 %9.2
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_b32 %6, %3, %9.0-1 offset:256
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
;; machine kernel %from_half target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v1 = global_load_i16 %7, %9
;;     %4:v1 = v_cvt_f32_i32_e32 %6
;;     global_store_b32 %7, %4, %9 offset:256
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
;; machine kernel %from_byte target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v1 = global_load_i8 %7, %9
;;     %4:v1 = v_cvt_f32_i32_e32 %6
;;     global_store_b32 %7, %4, %9 offset:256
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
;; machine kernel %lanes_i8 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_b64 %15, 0x0
;;     %13:v1 = global_load_i8 %14, %16
;;     %11:v1 = v_mov_b32_e32 0xfffe0000
;;     %10:v1 = v_minmax_i32 %13, 0x20000, %11
;;     %9:v1 = v_cvt_f32_i32_e32 %10
;;     %7:v1 = v_cvt_f16_f32_e64 %9
;;     global_store_b16 %14, %7, %16 offset:256
;;     %4:v2 = v_cvt_f64_i32_e32 %13
;;     global_store_b64 %14, %4, %16 offset:264
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
;; machine kernel %lanes_i16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_b64 %15, 0x0
;;     %13:v1 = global_load_i16 %14, %16
;;     %11:v1 = v_mov_b32_e32 0xfffe0000
;;     %10:v1 = v_minmax_i32 %13, 0x20000, %11
;;     %9:v1 = v_cvt_f32_i32_e32 %10
;;     %7:v1 = v_cvt_f16_f32_e64 %9
;;     global_store_b16 %14, %7, %16 offset:256
;;     %4:v2 = v_cvt_f64_i32_e32 %13
;;     global_store_b64 %14, %4, %16 offset:264
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
;; machine kernel %lanes_i64 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %32=s[0:1]:s2, %31=v0:v1 = inputs
;;     %33:s2 = s_load_b64 %32, 0x0
;;     %30:v2 = global_load_b64 %31, %33
;;     %27.0:s2 = s_mov_b32 0x20000
;;     %28.1:s2 tied(%27) = s_mov_b32 0
;;     %29:s1 = v_cmp_lt_i64_e64 %30, %28
;;     %23.0:v2 = v_cndmask_b32_e64 0x20000, %30.0, %29
;;     %24.1:v2 tied(%23) = v_cndmask_b32_e64 0, %30.1, %29
;;     %16.0:s2 = s_mov_b32 0xfffe0000
;;     %17.1:s2 tied(%16) = s_mov_b32 -1
;;     %18:s1 = v_cmp_gt_i64_e64 %24, %17
;;     %12.0:v2 = v_cndmask_b32_e64 0xfffe0000, %24.0, %18
;;     %13.1:v2 tied(%12) = v_cndmask_b32_e64 -1, %24.1, %18
;;     %6:v1 = v_cvt_f32_i32_e32 %13.0
;;     %4:v1 = v_cvt_f16_f32_e64 %6
;;     global_store_b16 %31, %4, %33 offset:256
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
;; machine kernel %wave_i8 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %20=v0:v1 = inputs
;;     %23:s4 = s_load_b128 %22, 0x0
;;     %18:s1 = s_sext_i32_i8 %23.2
;;     %16:s1 = s_min_i32 %18, 0x20000
;;     %15:s1 = s_max_i32 %16, 0xfffe0000
;;     %13:s1 = s_cvt_f32_i32 %15
;;     %11:s1 = s_cvt_f16_f32 %13
;;     %9:v1 = v_mov_b32_e32 %11
;;     global_store_b16 %20, %9, %23.0-1 offset:256
;;     %7:s1 = s_cvt_f32_i32 %18
;;     %6:v1 = v_mov_b32_e32 %7
;;     global_store_b32 %20, %6, %23.0-1 offset:260
;;     %4:v2 = v_cvt_f64_i32_e32 %18
;;     global_store_b64 %20, %4, %23.0-1 offset:264
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
;; machine kernel %wave_i16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %20=v0:v1 = inputs
;;     %23:s4 = s_load_b128 %22, 0x0
;;     %18:s1 = s_sext_i32_i16 %23.2
;;     %16:s1 = s_min_i32 %18, 0x20000
;;     %15:s1 = s_max_i32 %16, 0xfffe0000
;;     %13:s1 = s_cvt_f32_i32 %15
;;     %11:s1 = s_cvt_f16_f32 %13
;;     %9:v1 = v_mov_b32_e32 %11
;;     global_store_b16 %20, %9, %23.0-1 offset:256
;;     %7:s1 = s_cvt_f32_i32 %18
;;     %6:v1 = v_mov_b32_e32 %7
;;     global_store_b32 %20, %6, %23.0-1 offset:260
;;     %4:v2 = v_cvt_f64_i32_e32 %18
;;     global_store_b64 %20, %4, %23.0-1 offset:264
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
;; machine kernel %wave_i32 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %12=v0:v1 = inputs
;;     %15:s4 = s_load_b128 %14, 0x0
;;     %11:s1 = s_min_i32 %15.2, 0x20000
;;     %9:s1 = s_max_i32 %11, 0xfffe0000
;;     %7:s1 = s_cvt_f32_i32 %9
;;     %5:s1 = s_cvt_f16_f32 %7
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_b16 %12, %3, %15.0-1 offset:256
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
;; machine kernel %wave_i64 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %88=s[0:1]:s2, %87=v0:v1 = inputs
;;     %89:s4 = s_load_b128 %88, 0x0
;;     %84.0:s2 = s_mov_b32 0x20000
;;     %85.1:s2 tied(%84) = s_mov_b32 0
;;     %86:s1 = v_cmp_lt_i64_e64 %89.2-3, %85
;;     %78:v1 = v_mov_b32_e32 %89.2
;;     %80.0:v2 = v_cndmask_b32_e64 0x20000, %78, %86
;;     %81.1:v2 tied(%80) = v_cndmask_b32_e64 0, %89.3, %86
;;     %73.0:s2 = s_mov_b32 0xfffe0000
;;     %74.1:s2 tied(%73) = s_mov_b32 -1
;;     %75:s1 = v_cmp_gt_i64_e64 %81, %74
;;     %69.0:v2 = v_cndmask_b32_e64 0xfffe0000, %81.0, %75
;;     %70.1:v2 tied(%69) = v_cndmask_b32_e64 -1, %81.1, %75
;;     %63:v1 = v_cvt_f32_i32_e32 %70.0
;;     %61:v1 = v_cvt_f16_f32_e64 %63
;;     global_store_b16 %87, %61, %89.0-1 offset:256
;;     %58:s1 = s_ashr_i32 %89.3, 31
;;     %56.0:s2 = s_mov_b32 %58
;;     %57.1:s2 tied(%56) = s_mov_b32 %58
;;     %53:s2 = s_xor_b64 %89.2-3, %57
;;     %52:s2 = s_sub_nc_u64 %53, %57
;;     %49:s1 = s_clz_i32_u32 %52.1
;;     %48:s1 = s_min_u32 %49, 32
;;     %46:s2 = s_lshl_b64 %52, %48
;;     %43:s1 = s_min_u32 %46.0, 1
;;     %41:s1 = s_or_b32 %46.1, %43
;;     %38:s1 = s_cvt_f32_u32 %41
;;     %36:s1 = s_sub_co_u32 32, %48
;;     %34:s1 = s_lshl_b32 %36, 23
;;     %31:s1 = s_add_co_u32 %38, %34
;;     %28:s1 = s_or_b32 %52.0, %52.1
;;     s_cmp_eq_u32 %28, 0 makes scc
;;     %25:s1 = s_cselect_b32 0, %31
;;     %22:s1 = s_and_b32 %58, 0x80000000
;;     %20:s1 = s_or_b32 %25, %22
;;     %16:v1 = v_mov_b32_e32 %20
;;     global_store_b32 %87, %16, %89.0-1 offset:260
;;     %13:v2 = v_cvt_f64_u32_e32 %89.2
;;     %11:v2 = v_cvt_f64_i32_e32 %89.3
;;     %6.0:s2 = s_mov_b32 0
;;     %7.1:s2 tied(%6) = s_mov_b32 0x41f00000
;;     %9:v2 = v_fma_f64 %11, %7, %13
;;     global_store_b64 %87, %9, %89.0-1 offset:264
;; }
;;     end
;; }

; test isel precise-output
; target gfx900
; Unsigned integers to floats.

kernel %single {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = fcvt_from_uint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %single target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = v_cvt_f32_u32_e32 %5
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
    v6 = fcvt_from_uint.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %double target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v2 = v_cvt_f64_u32_e32 %5
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
    v6 = fcvt_from_uint.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %half target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, 0x0
;;     %9:v1 = global_load_dword %10, %12
;;     %8:v1 = v_min_u32_e32 0x20000, %9
;;     %6:v1 = v_cvt_f32_u32_e32 %8
;;     %4:v1 = v_cvt_f16_f32_e32 %6
;;     global_store_short %10, %4, %12 offset:256
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
    v6 = fcvt_from_uint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %5=v0:v1 = inputs
;;     %8:s4 = s_load_dwordx4 %7, 0x0
;;     %4:v1 = v_cvt_f32_u32_e32 %8.2
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
    v6 = fcvt_from_uint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %from_half target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v1 = global_load_ushort %7, %9
;;     %4:v1 = v_cvt_f32_u32_e32 %6
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
    v6 = fcvt_from_uint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %from_byte target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v1 = global_load_ubyte %7, %9
;;     %4:v1 = v_cvt_f32_u32_e32 %6
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
    v6 = fcvt_from_uint.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = fcvt_from_uint.f64 v5
    store.f64 global align 8 [v4+264], v7
    return
}
;; machine kernel %lanes_i8 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_dwordx2 %14, 0x0
;;     %12:v1 = global_load_ubyte %13, %15
;;     %10:v1 = v_min_u32_e32 0x20000, %12
;;     %9:v1 = v_cvt_f32_u32_e32 %10
;;     %7:v1 = v_cvt_f16_f32_e32 %9
;;     global_store_short %13, %7, %15 offset:256
;;     %4:v2 = v_cvt_f64_u32_e32 %12
;;     global_store_dwordx2 %13, %4, %15 offset:264
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
    v6 = fcvt_from_uint.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = fcvt_from_uint.f64 v5
    store.f64 global align 8 [v4+264], v7
    return
}
;; machine kernel %lanes_i16 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_dwordx2 %14, 0x0
;;     %12:v1 = global_load_ushort %13, %15
;;     %10:v1 = v_min_u32_e32 0x20000, %12
;;     %9:v1 = v_cvt_f32_u32_e32 %10
;;     %7:v1 = v_cvt_f16_f32_e32 %9
;;     global_store_short %13, %7, %15 offset:256
;;     %4:v2 = v_cvt_f64_u32_e32 %12
;;     global_store_dwordx2 %13, %4, %15 offset:264
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
    v6 = fcvt_from_uint.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %lanes_i64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %20:v2 = global_load_dwordx2 %21, %23
;;     %17.0:s2 = s_mov_b32 0x20000
;;     %18.1:s2 tied(%17) = s_mov_b32 0
;;     %19:s2 = v_cmp_lt_u64_e64 %20, %18
;;     %11:v1 = v_mov_b32_e32 0x20000
;;     %13.0:v2 = v_cndmask_b32_e64 %11, %20.0, %19
;;     %14.1:v2 tied(%13) = v_cndmask_b32_e64 0, %20.1, %19
;;     %6:v1 = v_cvt_f32_u32_e32 %14.0
;;     %4:v1 = v_cvt_f16_f32_e32 %6
;;     global_store_short %21, %4, %23 offset:256
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
    v7 = fcvt_from_uint.f16 v6
    store.f16 global align 2 [v4+256], v7
    v8 = fcvt_from_uint.f32 v6
    store.f32 global align 4 [v4+260], v8
    v9 = fcvt_from_uint.f64 v6
    store.f64 global align 8 [v4+264], v9
    return
}
;; machine kernel %wave_i8 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %16=v0:v1 = inputs
;;     %19:s4 = s_load_dwordx4 %18, 0x0
;;     %14:s1 = s_and_b32 %19.2, 0xff
;;     %12:s1 = s_min_u32 %14, 0x20000
;;     %11:v1 = v_cvt_f32_u32_e32 %12
;;     %9:v1 = v_cvt_f16_f32_e32 %11
;;     global_store_short %16, %9, %19.0-1 offset:256
;;     %6:v1 = v_cvt_f32_u32_e32 %14
;;     global_store_dword %16, %6, %19.0-1 offset:260
;;     %4:v2 = v_cvt_f64_u32_e32 %14
;;     global_store_dwordx2 %16, %4, %19.0-1 offset:264
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
    v7 = fcvt_from_uint.f16 v6
    store.f16 global align 2 [v4+256], v7
    v8 = fcvt_from_uint.f32 v6
    store.f32 global align 4 [v4+260], v8
    v9 = fcvt_from_uint.f64 v6
    store.f64 global align 8 [v4+264], v9
    return
}
;; machine kernel %wave_i16 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %16=v0:v1 = inputs
;;     %19:s4 = s_load_dwordx4 %18, 0x0
;;     %14:s1 = s_and_b32 %19.2, 0xffff
;;     %12:s1 = s_min_u32 %14, 0x20000
;;     %11:v1 = v_cvt_f32_u32_e32 %12
;;     %9:v1 = v_cvt_f16_f32_e32 %11
;;     global_store_short %16, %9, %19.0-1 offset:256
;;     %6:v1 = v_cvt_f32_u32_e32 %14
;;     global_store_dword %16, %6, %19.0-1 offset:260
;;     %4:v2 = v_cvt_f64_u32_e32 %14
;;     global_store_dwordx2 %16, %4, %19.0-1 offset:264
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
    v6 = fcvt_from_uint.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %wave_i32 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %9=v0:v1 = inputs
;;     %12:s4 = s_load_dwordx4 %11, 0x0
;;     %8:s1 = s_min_u32 %12.2, 0x20000
;;     %6:v1 = v_cvt_f32_u32_e32 %8
;;     %4:v1 = v_cvt_f16_f32_e32 %6
;;     global_store_short %9, %4, %12.0-1 offset:256
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
    v6 = fcvt_from_uint.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = fcvt_from_uint.f32 v5
    store.f32 global align 4 [v4+260], v7
    v8 = fcvt_from_uint.f64 v5
    store.f64 global align 8 [v4+264], v8
    return
}
;; machine kernel %wave_i64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %64=s[0:1]:s2, %63=v0:v1 = inputs
;;     %65:s4 = s_load_dwordx4 %64, 0x0
;;     %56.0:s2 = s_mov_b32 0x20000
;;     %57.1:s2 tied(%56) = s_mov_b32 0
;;     %61.0:v2 = v_mov_b32_e32 %57.0
;;     %62.1:v2 tied(%61) = v_mov_b32_e32 %57.1
;;     %58:s2 = v_cmp_lt_u64_e64 %65.2-3, %62
;;     %48:v1 = v_mov_b32_e32 0x20000
;;     %49:v1 = v_mov_b32_e32 %65.2
;;     %52.0:v2 = v_cndmask_b32_e64 %48, %49, %58
;;     %51:v1 = v_mov_b32_e32 %65.3
;;     %53.1:v2 tied(%52) = v_cndmask_b32_e64 0, %51, %58
;;     %44:v1 = v_cvt_f32_u32_e32 %53.0
;;     %42:v1 = v_cvt_f16_f32_e32 %44
;;     global_store_short %63, %42, %65.0-1 offset:256
;;     %39:s1 = s_flbit_i32_b32 %65.3
;;     %38:s1 = s_min_u32 %39, 32
;;     %36:s2 = s_lshl_b64 %65.2-3, %38
;;     %33:s1 = s_min_u32 %36.0, 1
;;     %31:s1 = s_or_b32 %36.1, %33
;;     %28:v1 = v_cvt_f32_u32_e32 %31
;;     %26:s1 = s_sub_u32 32, %38
;;     %23:v1 = v_lshl_add_u32 %26, 23, %28
;;     %20:s1 = s_or_b32 %65.2, %65.3
;;     s_cmp_eq_u32 %20, 0 makes scc
;;     %18:s2 = s_cselect_b64 -1, 0
;;     %19:v1 = v_cndmask_b32_e64 %23, 0, %18
;;     global_store_dword %63, %19, %65.0-1 offset:260
;;     %13:v2 = v_cvt_f64_u32_e32 %65.2
;;     %11:v2 = v_cvt_f64_u32_e32 %65.3
;;     %6.0:s2 = s_mov_b32 0
;;     %7.1:s2 tied(%6) = s_mov_b32 0x41f00000
;;     %9:v2 = v_fma_f64 %11, %7, %13
;;     global_store_dwordx2 %63, %9, %65.0-1 offset:264
;; }
;;     end
;; }

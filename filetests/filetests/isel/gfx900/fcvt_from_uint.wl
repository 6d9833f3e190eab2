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
;;     %65=s[0:1]:s2, %64=v0:v1 = inputs
;;     %66:s4 = s_load_dwordx4 %65, 0x0
;;     %57.0:s2 = s_mov_b32 0x20000
;;     %58.1:s2 tied(%57) = s_mov_b32 0
;;     %62.0:v2 = v_mov_b32_e32 %58.0
;;     %63.1:v2 tied(%62) = v_mov_b32_e32 %58.1
;;     %59:s2 = v_cmp_lt_u64_e64 %66.2-3, %63
;;     %49:v1 = v_mov_b32_e32 0x20000
;;     %50:v1 = v_mov_b32_e32 %66.2
;;     %53.0:v2 = v_cndmask_b32_e64 %49, %50, %59
;;     %52:v1 = v_mov_b32_e32 %66.3
;;     %54.1:v2 tied(%53) = v_cndmask_b32_e64 0, %52, %59
;;     %45:v1 = v_cvt_f32_u32_e32 %54.0
;;     %43:v1 = v_cvt_f16_f32_e32 %45
;;     global_store_short %64, %43, %66.0-1 offset:256
;;     %40:s1 = s_flbit_i32_b32 %66.3
;;     %39:s1 = s_min_u32 %40, 32
;;     %37:s2 = s_lshl_b64 %66.2-3, %39
;;     %34:s1 = s_min_u32 %37.0, 1
;;     %32:s1 = s_or_b32 %37.1, %34
;;     %29:v1 = v_cvt_f32_u32_e32 %32
;;     %27:s1 = s_sub_u32 32, %39
;;     %24:v1 = v_lshl_add_u32 %27, 23, %29
;;     %21:s1 = s_or_b32 %66.2, %66.3
;;     %20:s2 = v_cmp_eq_u32_e64 %21, 0
;;     %18:v1 = v_cndmask_b32_e64 %24, 0, %20
;;     global_store_dword %64, %18, %66.0-1 offset:260
;;     %13:v2 = v_cvt_f64_u32_e32 %66.2
;;     %11:v2 = v_cvt_f64_u32_e32 %66.3
;;     %6.0:s2 = s_mov_b32 0
;;     %7.1:s2 tied(%6) = s_mov_b32 0x41f00000
;;     %9:v2 = v_fma_f64 %11, %7, %13
;;     global_store_dwordx2 %64, %9, %66.0-1 offset:264
;; }
;;     end
;; }

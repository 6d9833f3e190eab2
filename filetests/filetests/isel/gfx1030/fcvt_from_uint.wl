; test isel precise-output
; target gfx1030
; Unsigned integers to floats.

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
    v7 = fcvt_from_uint.f32 v5
    store.f32 global align 4 [v4+260], v7
    v8 = fcvt_from_uint.f64 v5
    store.f64 global align 8 [v4+264], v8
    return
}
;; machine kernel %lanes_i8 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_dwordx2 %16, null
;;     %14:v1 = global_load_ubyte %15, %17
;;     %12:v1 = v_min_u32_e32 0x20000, %14
;;     %11:v1 = v_cvt_f32_u32_e32 %12
;;     %9:v1 = v_cvt_f16_f32_e64 %11
;;     global_store_short %15, %9, %17 offset:256
;;     %6:v1 = v_cvt_f32_u32_e32 %14
;;     global_store_dword %15, %6, %17 offset:260
;;     %4:v2 = v_cvt_f64_u32_e32 %14
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
    v6 = fcvt_from_uint.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = fcvt_from_uint.f32 v5
    store.f32 global align 4 [v4+260], v7
    v8 = fcvt_from_uint.f64 v5
    store.f64 global align 8 [v4+264], v8
    return
}
;; machine kernel %lanes_i16 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_dwordx2 %16, null
;;     %14:v1 = global_load_ushort %15, %17
;;     %12:v1 = v_min_u32_e32 0x20000, %14
;;     %11:v1 = v_cvt_f32_u32_e32 %12
;;     %9:v1 = v_cvt_f16_f32_e64 %11
;;     global_store_short %15, %9, %17 offset:256
;;     %6:v1 = v_cvt_f32_u32_e32 %14
;;     global_store_dword %15, %6, %17 offset:260
;;     %4:v2 = v_cvt_f64_u32_e32 %14
;;     global_store_dwordx2 %15, %4, %17 offset:264
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
    v6 = fcvt_from_uint.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = fcvt_from_uint.f32 v5
    store.f32 global align 4 [v4+260], v7
    v8 = fcvt_from_uint.f64 v5
    store.f64 global align 8 [v4+264], v8
    return
}
;; machine kernel %lanes_i32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, null
;;     %13:v1 = global_load_dword %14, %16
;;     %12:v1 = v_min_u32_e32 0x20000, %13
;;     %11:v1 = v_cvt_f32_u32_e32 %12
;;     %9:v1 = v_cvt_f16_f32_e64 %11
;;     global_store_short %14, %9, %16 offset:256
;;     %6:v1 = v_cvt_f32_u32_e32 %13
;;     global_store_dword %14, %6, %16 offset:260
;;     %4:v2 = v_cvt_f64_u32_e32 %13
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
    v6 = fcvt_from_uint.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = fcvt_from_uint.f32 v5
    store.f32 global align 4 [v4+260], v7
    v8 = fcvt_from_uint.f64 v5
    store.f64 global align 8 [v4+264], v8
    return
}
;; machine kernel %lanes_i64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %59=s[0:1]:s2, %58=v0:v1 = inputs
;;     %60:s2 = s_load_dwordx2 %59, null
;;     %57:v2 = global_load_dwordx2 %58, %60
;;     %54.0:s2 = s_mov_b32 0x20000
;;     %55.1:s2 tied(%54) = s_mov_b32 0
;;     %56:s1 = v_cmp_lt_u64_e64 %57, %55
;;     %50.0:v2 = v_cndmask_b32_e64 0x20000, %57.0, %56
;;     %51.1:v2 tied(%50) = v_cndmask_b32_e64 0, %57.1, %56
;;     %45:v1 = v_cvt_f32_u32_e32 %51.0
;;     %43:v1 = v_cvt_f16_f32_e64 %45
;;     global_store_short %58, %43, %60 offset:256
;;     %40:v1 = v_ffbh_u32_e32 %57.1
;;     %39:v1 = v_min_u32_e32 32, %40
;;     %37:v2 = v_lshlrev_b64 %39, %57
;;     %34:v1 = v_min_u32_e32 1, %37.0
;;     %32:v1 = v_or_b32_e32 %37.1, %34
;;     %29:v1 = v_cvt_f32_u32_e32 %32
;;     %27:v1 = v_sub_nc_u32_e32 32, %39
;;     %24:v1 = v_lshl_add_u32 %27, 23, %29
;;     %21:v1 = v_or_b32_e32 %57.0, %57.1
;;     %20:s1 = v_cmp_eq_u32_e64 %21, 0
;;     %18:v1 = v_cndmask_b32_e64 %24, 0, %20
;;     global_store_dword %58, %18, %60 offset:260
;;     %13:v2 = v_cvt_f64_u32_e32 %57.0
;;     %11:v2 = v_cvt_f64_u32_e32 %57.1
;;     %6.0:s2 = s_mov_b32 0
;;     %7.1:s2 tied(%6) = s_mov_b32 0x41f00000
;;     %9:v2 = v_fma_f64 %11, %7, %13
;;     global_store_dwordx2 %58, %9, %60 offset:264
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
;; machine kernel %wave_i8 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %16=v0:v1 = inputs
;;     %19:s4 = s_load_dwordx4 %18, null
;;     %14:s1 = s_and_b32 %19.2, 0xff
;;     %12:s1 = s_min_u32 %14, 0x20000
;;     %11:v1 = v_cvt_f32_u32_e32 %12
;;     %9:v1 = v_cvt_f16_f32_e64 %11
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
;; machine kernel %wave_i16 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %16=v0:v1 = inputs
;;     %19:s4 = s_load_dwordx4 %18, null
;;     %14:s1 = s_and_b32 %19.2, 0xffff
;;     %12:s1 = s_min_u32 %14, 0x20000
;;     %11:v1 = v_cvt_f32_u32_e32 %12
;;     %9:v1 = v_cvt_f16_f32_e64 %11
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
    v7 = fcvt_from_uint.f32 v5
    store.f32 global align 4 [v4+260], v7
    v8 = fcvt_from_uint.f64 v5
    store.f64 global align 8 [v4+264], v8
    return
}
;; machine kernel %wave_i32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %13=v0:v1 = inputs
;;     %16:s4 = s_load_dwordx4 %15, null
;;     %12:s1 = s_min_u32 %16.2, 0x20000
;;     %11:v1 = v_cvt_f32_u32_e32 %12
;;     %9:v1 = v_cvt_f16_f32_e64 %11
;;     global_store_short %13, %9, %16.0-1 offset:256
;;     %6:v1 = v_cvt_f32_u32_e32 %16.2
;;     global_store_dword %13, %6, %16.0-1 offset:260
;;     %4:v2 = v_cvt_f64_u32_e32 %16.2
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
    v6 = fcvt_from_uint.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = fcvt_from_uint.f32 v5
    store.f32 global align 4 [v4+260], v7
    v8 = fcvt_from_uint.f64 v5
    store.f64 global align 8 [v4+264], v8
    return
}
;; machine kernel %wave_i64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %59=s[0:1]:s2, %58=v0:v1 = inputs
;;     %60:s4 = s_load_dwordx4 %59, null
;;     %55.0:s2 = s_mov_b32 0x20000
;;     %56.1:s2 tied(%55) = s_mov_b32 0
;;     %57:s1 = v_cmp_lt_u64_e64 %60.2-3, %56
;;     %49:v1 = v_mov_b32_e32 %60.2
;;     %51.0:v2 = v_cndmask_b32_e64 0x20000, %49, %57
;;     %52.1:v2 tied(%51) = v_cndmask_b32_e64 0, %60.3, %57
;;     %45:v1 = v_cvt_f32_u32_e32 %52.0
;;     %43:v1 = v_cvt_f16_f32_e64 %45
;;     global_store_short %58, %43, %60.0-1 offset:256
;;     %40:s1 = s_flbit_i32_b32 %60.3
;;     %39:s1 = s_min_u32 %40, 32
;;     %37:s2 = s_lshl_b64 %60.2-3, %39
;;     %34:s1 = s_min_u32 %37.0, 1
;;     %32:s1 = s_or_b32 %37.1, %34
;;     %29:v1 = v_cvt_f32_u32_e32 %32
;;     %27:s1 = s_sub_u32 32, %39
;;     %24:v1 = v_lshl_add_u32 %27, 23, %29
;;     %21:s1 = s_or_b32 %60.2, %60.3
;;     %20:s1 = v_cmp_eq_u32_e64 %21, 0
;;     %18:v1 = v_cndmask_b32_e64 %24, 0, %20
;;     global_store_dword %58, %18, %60.0-1 offset:260
;;     %13:v2 = v_cvt_f64_u32_e32 %60.2
;;     %11:v2 = v_cvt_f64_u32_e32 %60.3
;;     %6.0:s2 = s_mov_b32 0
;;     %7.1:s2 tied(%6) = s_mov_b32 0x41f00000
;;     %9:v2 = v_fma_f64 %11, %7, %13
;;     global_store_dwordx2 %58, %9, %60.0-1 offset:264
;; }
;;     end
;; }

; test isel precise-output
; target gfx1201
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
;; machine kernel %single target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_cvt_f32_u32_e32 %5
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
    v6 = fcvt_from_uint.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %double target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v2 = v_cvt_f64_u32_e32 %5
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
    v6 = fcvt_from_uint.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %half target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v1 = global_load_b32 %10, %12
;;     %8:v1 = v_min_u32_e32 0x20000, %9
;;     %6:v1 = v_cvt_f32_u32_e32 %8
;;     %4:v1 = v_cvt_f16_f32_e64 %6
;;     global_store_b16 %10, %4, %12 offset:256
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
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %6=v0:v1 = inputs
;;     %9:s4 = s_load_b128 %8, 0x0
;;     %5:s1 = s_cvt_f32_u32 %9.2
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
    v6 = fcvt_from_uint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %from_half target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v1 = global_load_u16 %7, %9
;;     %4:v1 = v_cvt_f32_u32_e32 %6
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
    v6 = fcvt_from_uint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %from_byte target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v1 = global_load_u8 %7, %9
;;     %4:v1 = v_cvt_f32_u32_e32 %6
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
    v6 = fcvt_from_uint.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = fcvt_from_uint.f64 v5
    store.f64 global align 8 [v4+264], v7
    return
}
;; machine kernel %lanes_i8 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %14, 0x0
;;     %12:v1 = global_load_u8 %13, %15
;;     %10:v1 = v_min_u32_e32 0x20000, %12
;;     %9:v1 = v_cvt_f32_u32_e32 %10
;;     %7:v1 = v_cvt_f16_f32_e64 %9
;;     global_store_b16 %13, %7, %15 offset:256
;;     %4:v2 = v_cvt_f64_u32_e32 %12
;;     global_store_b64 %13, %4, %15 offset:264
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
;; machine kernel %lanes_i16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %14, 0x0
;;     %12:v1 = global_load_u16 %13, %15
;;     %10:v1 = v_min_u32_e32 0x20000, %12
;;     %9:v1 = v_cvt_f32_u32_e32 %10
;;     %7:v1 = v_cvt_f16_f32_e64 %9
;;     global_store_b16 %13, %7, %15 offset:256
;;     %4:v2 = v_cvt_f64_u32_e32 %12
;;     global_store_b64 %13, %4, %15 offset:264
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
;; machine kernel %lanes_i64 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     %22:s2 = s_load_b64 %21, 0x0
;;     %19:v2 = global_load_b64 %20, %22
;;     %16.0:s2 = s_mov_b32 0x20000
;;     %17.1:s2 tied(%16) = s_mov_b32 0
;;     %18:s1 = v_cmp_lt_u64_e64 %19, %17
;;     %12.0:v2 = v_cndmask_b32_e64 0x20000, %19.0, %18
;;     %13.1:v2 tied(%12) = v_cndmask_b32_e64 0, %19.1, %18
;;     %6:v1 = v_cvt_f32_u32_e32 %13.0
;;     %4:v1 = v_cvt_f16_f32_e64 %6
;;     global_store_b16 %20, %4, %22 offset:256
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
;; machine kernel %wave_i8 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %18=v0:v1 = inputs
;;     %21:s4 = s_load_b128 %20, 0x0
;;     %16:s1 = s_and_b32 %21.2, 0xff
;;     %14:s1 = s_min_u32 %16, 0x20000
;;     %13:s1 = s_cvt_f32_u32 %14
;;     %11:s1 = s_cvt_f16_f32 %13
;;     %9:v1 = v_mov_b32_e32 %11
;;     global_store_b16 %18, %9, %21.0-1 offset:256
;;     %7:s1 = s_cvt_f32_u32 %16
;;     %6:v1 = v_mov_b32_e32 %7
;;     global_store_b32 %18, %6, %21.0-1 offset:260
;;     %4:v2 = v_cvt_f64_u32_e32 %16
;;     global_store_b64 %18, %4, %21.0-1 offset:264
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
;; machine kernel %wave_i16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %18=v0:v1 = inputs
;;     %21:s4 = s_load_b128 %20, 0x0
;;     %16:s1 = s_and_b32 %21.2, 0xffff
;;     %14:s1 = s_min_u32 %16, 0x20000
;;     %13:s1 = s_cvt_f32_u32 %14
;;     %11:s1 = s_cvt_f16_f32 %13
;;     %9:v1 = v_mov_b32_e32 %11
;;     global_store_b16 %18, %9, %21.0-1 offset:256
;;     %7:s1 = s_cvt_f32_u32 %16
;;     %6:v1 = v_mov_b32_e32 %7
;;     global_store_b32 %18, %6, %21.0-1 offset:260
;;     %4:v2 = v_cvt_f64_u32_e32 %16
;;     global_store_b64 %18, %4, %21.0-1 offset:264
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
;; machine kernel %wave_i32 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %10=v0:v1 = inputs
;;     %13:s4 = s_load_b128 %12, 0x0
;;     %9:s1 = s_min_u32 %13.2, 0x20000
;;     %7:s1 = s_cvt_f32_u32 %9
;;     %5:s1 = s_cvt_f16_f32 %7
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_b16 %10, %3, %13.0-1 offset:256
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
;; machine kernel %wave_i64 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %60=s[0:1]:s2, %59=v0:v1 = inputs
;;     %61:s4 = s_load_b128 %60, 0x0
;;     %56.0:s2 = s_mov_b32 0x20000
;;     %57.1:s2 tied(%56) = s_mov_b32 0
;;     %58:s1 = v_cmp_lt_u64_e64 %61.2-3, %57
;;     %50:v1 = v_mov_b32_e32 %61.2
;;     %52.0:v2 = v_cndmask_b32_e64 0x20000, %50, %58
;;     %53.1:v2 tied(%52) = v_cndmask_b32_e64 0, %61.3, %58
;;     %46:v1 = v_cvt_f32_u32_e32 %53.0
;;     %44:v1 = v_cvt_f16_f32_e64 %46
;;     global_store_b16 %59, %44, %61.0-1 offset:256
;;     %41:s1 = s_clz_i32_u32 %61.3
;;     %40:s1 = s_min_u32 %41, 32
;;     %38:s2 = s_lshl_b64 %61.2-3, %40
;;     %35:s1 = s_min_u32 %38.0, 1
;;     %33:s1 = s_or_b32 %38.1, %35
;;     %30:s1 = s_cvt_f32_u32 %33
;;     %28:s1 = s_sub_co_u32 32, %40
;;     %26:s1 = s_lshl_b32 %28, 23
;;     %23:s1 = s_add_co_u32 %30, %26
;;     %20:s1 = s_or_b32 %61.2, %61.3
;;     s_cmp_eq_u32 %20, 0 makes scc
;;     %19:s1 = s_cselect_b32 0, %23
;;     %15:v1 = v_mov_b32_e32 %19
;;     global_store_b32 %59, %15, %61.0-1 offset:260
;;     %13:v2 = v_cvt_f64_u32_e32 %61.2
;;     %11:v2 = v_cvt_f64_u32_e32 %61.3
;;     %6.0:s2 = s_mov_b32 0
;;     %7.1:s2 tied(%6) = s_mov_b32 0x41f00000
;;     %9:v2 = v_fma_f64 %11, %7, %13
;;     global_store_b64 %59, %9, %61.0-1 offset:264
;; }
;;     end
;; }

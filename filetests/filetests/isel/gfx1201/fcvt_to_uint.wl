; test isel precise-output
; target gfx1201
; Floats to unsigned integers.

kernel %single {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fcvt_to_uint.zero.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %single target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_cvt_u32_f32_e32 %5
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
    v5 = load.f64 global align 8 [v4+0]
    v6 = fcvt_to_uint.zero.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %double target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v1 = v_cvt_u32_f64_e32 %5
;;     global_store_b32 %6, %4, %8 offset:256
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
    v5 = load.f16 global align 2 [v4+0]
    v6 = fcvt_to_uint.zero.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %half target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v1 = global_load_u16 %8, %10
;;     %6:v1 = v_cvt_f32_f16_e64 %7
;;     %4:v1 = v_cvt_u32_f32_e32 %6
;;     global_store_b32 %8, %4, %10 offset:256
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
    v6 = fcvt_to_uint.zero.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %6=v0:v1 = inputs
;;     %10:s4 = s_load_b128 %9, 0x0
;;     %5:s1 = s_cvt_u32_f32 %10.2
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_b32 %6, %3, %10.0-1 offset:256
;; }
;;     end
;; }

kernel %to_half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fcvt_to_uint.zero.i16 v5
    store.i16 global align 2 [v4+256], v6
    return
}
;; machine kernel %to_half target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v1 = global_load_b32 %9, %11
;;     %7:v1 = v_cvt_u32_f32_e32 %8
;;     %5:v1 = v_min_u32_e32 0xffff, %7
;;     global_store_b16 %9, %5, %11 offset:256
;; }
;;     end
;; }

kernel %up {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fcvt_to_uint.up.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %up target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v1 = global_load_b32 %8, %10
;;     %6:v1 = v_ceil_f32_e32 %7
;;     %4:v1 = v_cvt_u32_f32_e32 %6
;;     global_store_b32 %8, %4, %10 offset:256
;; }
;;     end
;; }

kernel %lanes_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fcvt_to_uint.i8 v5
    store.i8 global align 1 [v4+256], v6
    v7 = fcvt_to_uint.i16 v5
    store.i16 global align 2 [v4+260], v7
    v8 = fcvt_to_uint.i64 v5
    store.i64 global align 8 [v4+264], v8
    return
}
;; machine kernel %lanes_f16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %50=s[0:1]:s2, %49=v0:v1 = inputs
;;     %51:s2 = s_load_b64 %50, 0x0
;;     %48:v1 = global_load_u16 %49, %51
;;     %47:v1 = v_cvt_f32_f16_e64 %48
;;     %45:v1 = v_rndne_f32_e32 %47
;;     %43:v1 = v_cvt_u32_f32_e32 %45
;;     %42:v1 = v_min_u32_e32 0xff, %43
;;     global_store_b8 %49, %42, %51 offset:256
;;     %39:v1 = v_min_u32_e32 0xffff, %43
;;     global_store_b16 %49, %39, %51 offset:260
;;     %35:v2 = v_cvt_f64_f32_e32 %45
;;     %33:v2 = v_trunc_f64_e32 %35
;;     %29.0:s2 = s_mov_b32 0
;;     %30.1:s2 tied(%29) = s_mov_b32 0x3df00000
;;     %31:v2 = v_mul_f64_e32 %30, %33
;;     %26:v2 = v_floor_f64_e32 %31
;;     %21.0:s2 = s_mov_b32 0
;;     %22.1:s2 tied(%21) = s_mov_b32 0xc1f00000
;;     %24:v2 = v_fma_f64 %26, %22, %33
;;     %18:v1 = v_cvt_i32_f64_e32 %26
;;     %17:v1 = v_cvt_u32_f64_e32 %26
;;     %16:s1 = v_cmp_lt_f64_e64 %26, 0
;;     %14:v1 = v_cndmask_b32_e64 %17, %18, %16
;;     %10:v1 = v_cvt_u32_f64_e32 %24
;;     %7.0:v2 = v_mov_b32_e32 %10
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %14
;;     global_store_b64 %49, %8, %51 offset:264
;; }
;;     end
;; }

kernel %lanes_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fcvt_to_uint.i8 v5
    store.i8 global align 1 [v4+256], v6
    v7 = fcvt_to_uint.i64 v5
    store.i64 global align 8 [v4+264], v7
    return
}
;; machine kernel %lanes_f32 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %45=s[0:1]:s2, %44=v0:v1 = inputs
;;     %46:s2 = s_load_b64 %45, 0x0
;;     %43:v1 = global_load_b32 %44, %46
;;     %42:v1 = v_rndne_f32_e32 %43
;;     %40:v1 = v_cvt_u32_f32_e32 %42
;;     %39:v1 = v_min_u32_e32 0xff, %40
;;     global_store_b8 %44, %39, %46 offset:256
;;     %35:v2 = v_cvt_f64_f32_e32 %42
;;     %33:v2 = v_trunc_f64_e32 %35
;;     %29.0:s2 = s_mov_b32 0
;;     %30.1:s2 tied(%29) = s_mov_b32 0x3df00000
;;     %31:v2 = v_mul_f64_e32 %30, %33
;;     %26:v2 = v_floor_f64_e32 %31
;;     %21.0:s2 = s_mov_b32 0
;;     %22.1:s2 tied(%21) = s_mov_b32 0xc1f00000
;;     %24:v2 = v_fma_f64 %26, %22, %33
;;     %18:v1 = v_cvt_i32_f64_e32 %26
;;     %17:v1 = v_cvt_u32_f64_e32 %26
;;     %16:s1 = v_cmp_lt_f64_e64 %26, 0
;;     %14:v1 = v_cndmask_b32_e64 %17, %18, %16
;;     %10:v1 = v_cvt_u32_f64_e32 %24
;;     %7.0:v2 = v_mov_b32_e32 %10
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %14
;;     global_store_b64 %44, %8, %46 offset:264
;; }
;;     end
;; }

kernel %lanes_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = fcvt_to_uint.i8 v5
    store.i8 global align 1 [v4+256], v6
    return
}
;; machine kernel %lanes_f64 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %10:v2 = global_load_b64 %11, %13
;;     %9:v2 = v_rndne_f64_e32 %10
;;     %7:v1 = v_cvt_u32_f64_e32 %9
;;     %5:v1 = v_min_u32_e32 0xff, %7
;;     global_store_b8 %11, %5, %13 offset:256
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
    v8 = fcvt_to_uint.i8 v7
    store.i8 global align 1 [v4+256], v8
    v9 = fcvt_to_uint.i16 v7
    store.i16 global align 2 [v4+260], v9
    v10 = fcvt_to_uint.i32 v7
    store.i32 global align 4 [v4+264], v10
    v11 = fcvt_to_uint.i64 v7
    store.i64 global align 8 [v4+272], v11
    return
}
;; machine kernel %wave_f16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %57=s[0:1]:s2, %55=v0:v1 = inputs
;;     %58:s4 = s_load_b128 %57, 0x0
;;     %52:s1 = s_cvt_f32_f16 %58.2
;;     %50:s1 = s_rndne_f32 %52
;;     %48:s1 = s_cvt_u32_f32 %50
;;     %47:s1 = s_min_u32 %48, 0xff
;;     %45:v1 = v_mov_b32_e32 %47
;;     global_store_b8 %55, %45, %58.0-1 offset:256
;;     %43:s1 = s_min_u32 %48, 0xffff
;;     %40:v1 = v_mov_b32_e32 %43
;;     global_store_b16 %55, %40, %58.0-1 offset:260
;;     %38:s1 = s_cvt_u32_f32 %50
;;     %37:v1 = v_mov_b32_e32 %38
;;     global_store_b32 %55, %37, %58.0-1 offset:264
;;     %35:v2 = v_cvt_f64_f32_e32 %50
;;     %33:v2 = v_trunc_f64_e32 %35
;;     %29.0:s2 = s_mov_b32 0
;;     %30.1:s2 tied(%29) = s_mov_b32 0x3df00000
;;     %31:v2 = v_mul_f64_e32 %30, %33
;;     %26:v2 = v_floor_f64_e32 %31
;;     %21.0:s2 = s_mov_b32 0
;;     %22.1:s2 tied(%21) = s_mov_b32 0xc1f00000
;;     %24:v2 = v_fma_f64 %26, %22, %33
;;     %18:v1 = v_cvt_i32_f64_e32 %26
;;     %17:v1 = v_cvt_u32_f64_e32 %26
;;     %16:s1 = v_cmp_lt_f64_e64 %26, 0
;;     %14:v1 = v_cndmask_b32_e64 %17, %18, %16
;;     %10:v1 = v_cvt_u32_f64_e32 %24
;;     %7.0:v2 = v_mov_b32_e32 %10
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %14
;;     global_store_b64 %55, %8, %58.0-1 offset:272
;; }
;;     end
;; }

kernel %wave_f32 {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = fcvt_to_uint.i8 v5
    store.i8 global align 1 [v4+256], v6
    v7 = fcvt_to_uint.i16 v5
    store.i16 global align 2 [v4+260], v7
    v8 = fcvt_to_uint.i64 v5
    store.i64 global align 8 [v4+264], v8
    return
}
;; machine kernel %wave_f32 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %51=s[0:1]:s2, %48=v0:v1 = inputs
;;     %52:s4 = s_load_b128 %51, 0x0
;;     %47:s1 = s_rndne_f32 %52.2
;;     %45:s1 = s_cvt_u32_f32 %47
;;     %44:s1 = s_min_u32 %45, 0xff
;;     %42:v1 = v_mov_b32_e32 %44
;;     global_store_b8 %48, %42, %52.0-1 offset:256
;;     %40:s1 = s_min_u32 %45, 0xffff
;;     %37:v1 = v_mov_b32_e32 %40
;;     global_store_b16 %48, %37, %52.0-1 offset:260
;;     %35:v2 = v_cvt_f64_f32_e32 %47
;;     %33:v2 = v_trunc_f64_e32 %35
;;     %29.0:s2 = s_mov_b32 0
;;     %30.1:s2 tied(%29) = s_mov_b32 0x3df00000
;;     %31:v2 = v_mul_f64_e32 %30, %33
;;     %26:v2 = v_floor_f64_e32 %31
;;     %21.0:s2 = s_mov_b32 0
;;     %22.1:s2 tied(%21) = s_mov_b32 0xc1f00000
;;     %24:v2 = v_fma_f64 %26, %22, %33
;;     %18:v1 = v_cvt_i32_f64_e32 %26
;;     %17:v1 = v_cvt_u32_f64_e32 %26
;;     %16:s1 = v_cmp_lt_f64_e64 %26, 0
;;     %14:v1 = v_cndmask_b32_e64 %17, %18, %16
;;     %10:v1 = v_cvt_u32_f64_e32 %24
;;     %7.0:v2 = v_mov_b32_e32 %10
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %14
;;     global_store_b64 %48, %8, %52.0-1 offset:264
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
    v6 = fcvt_to_uint.i8 v5
    store.i8 global align 1 [v4+256], v6
    v7 = fcvt_to_uint.i16 v5
    store.i16 global align 2 [v4+260], v7
    v8 = fcvt_to_uint.i64 v5
    store.i64 global align 8 [v4+264], v8
    return
}
;; machine kernel %wave_f64 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46=s[0:1]:s2, %44=v0:v1 = inputs
;;     %47:s4 = s_load_b128 %46, 0x0
;;     %43:v2 = v_rndne_f64_e32 %47.2-3
;;     %41:v1 = v_cvt_u32_f64_e32 %43
;;     %40:v1 = v_min_u32_e32 0xff, %41
;;     global_store_b8 %44, %40, %47.0-1 offset:256
;;     %37:v1 = v_min_u32_e32 0xffff, %41
;;     global_store_b16 %44, %37, %47.0-1 offset:260
;;     %33:v2 = v_trunc_f64_e32 %43
;;     %29.0:s2 = s_mov_b32 0
;;     %30.1:s2 tied(%29) = s_mov_b32 0x3df00000
;;     %31:v2 = v_mul_f64_e32 %30, %33
;;     %26:v2 = v_floor_f64_e32 %31
;;     %21.0:s2 = s_mov_b32 0
;;     %22.1:s2 tied(%21) = s_mov_b32 0xc1f00000
;;     %24:v2 = v_fma_f64 %26, %22, %33
;;     %18:v1 = v_cvt_i32_f64_e32 %26
;;     %17:v1 = v_cvt_u32_f64_e32 %26
;;     %16:s1 = v_cmp_lt_f64_e64 %26, 0
;;     %14:v1 = v_cndmask_b32_e64 %17, %18, %16
;;     %10:v1 = v_cvt_u32_f64_e32 %24
;;     %7.0:v2 = v_mov_b32_e32 %10
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %14
;;     global_store_b64 %44, %8, %47.0-1 offset:264
;; }
;;     end
;; }

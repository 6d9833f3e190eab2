; test isel precise-output
; target gfx1030
; Floats to unsigned integers.

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
    v8 = fcvt_to_uint.i32 v5
    store.i32 global align 4 [v4+264], v8
    v9 = fcvt_to_uint.i64 v5
    store.i64 global align 8 [v4+272], v9
    return
}
;; machine kernel %lanes_f16 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %52=s[0:1]:s2, %51=v0:v1 = inputs
;;     %53:s2 = s_load_dwordx2 %52, null
;;     %50:v1 = global_load_ushort %51, %53
;;     %49:v1 = v_cvt_f32_f16_e64 %50
;;     %47:v1 = v_rndne_f32_e32 %49
;;     %45:v1 = v_cvt_u32_f32_e32 %47
;;     %44:v1 = v_min_u32_e32 0xff, %45
;;     global_store_byte %51, %44, %53 offset:256
;;     %41:v1 = v_min_u32_e32 0xffff, %45
;;     global_store_short %51, %41, %53 offset:260
;;     %37:v1 = v_cvt_u32_f32_e32 %47
;;     global_store_dword %51, %37, %53 offset:264
;;     %35:v2 = v_cvt_f64_f32_e32 %47
;;     %33:v2 = v_trunc_f64_e32 %35
;;     %29.0:s2 = s_mov_b32 0
;;     %30.1:s2 tied(%29) = s_mov_b32 0x3df00000
;;     %31:v2 = v_mul_f64 %33, %30
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
;;     global_store_dwordx2 %51, %8, %53 offset:272
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
    v7 = fcvt_to_uint.i16 v5
    store.i16 global align 2 [v4+260], v7
    v8 = fcvt_to_uint.i32 v5
    store.i32 global align 4 [v4+264], v8
    v9 = fcvt_to_uint.i64 v5
    store.i64 global align 8 [v4+272], v9
    return
}
;; machine kernel %lanes_f32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %50=s[0:1]:s2, %49=v0:v1 = inputs
;;     %51:s2 = s_load_dwordx2 %50, null
;;     %48:v1 = global_load_dword %49, %51
;;     %47:v1 = v_rndne_f32_e32 %48
;;     %45:v1 = v_cvt_u32_f32_e32 %47
;;     %44:v1 = v_min_u32_e32 0xff, %45
;;     global_store_byte %49, %44, %51 offset:256
;;     %41:v1 = v_min_u32_e32 0xffff, %45
;;     global_store_short %49, %41, %51 offset:260
;;     %37:v1 = v_cvt_u32_f32_e32 %47
;;     global_store_dword %49, %37, %51 offset:264
;;     %35:v2 = v_cvt_f64_f32_e32 %47
;;     %33:v2 = v_trunc_f64_e32 %35
;;     %29.0:s2 = s_mov_b32 0
;;     %30.1:s2 tied(%29) = s_mov_b32 0x3df00000
;;     %31:v2 = v_mul_f64 %33, %30
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
;;     global_store_dwordx2 %49, %8, %51 offset:272
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
    v7 = fcvt_to_uint.i16 v5
    store.i16 global align 2 [v4+260], v7
    v8 = fcvt_to_uint.i32 v5
    store.i32 global align 4 [v4+264], v8
    v9 = fcvt_to_uint.i64 v5
    store.i64 global align 8 [v4+272], v9
    return
}
;; machine kernel %lanes_f64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %48=s[0:1]:s2, %47=v0:v1 = inputs
;;     %49:s2 = s_load_dwordx2 %48, null
;;     %46:v2 = global_load_dwordx2 %47, %49
;;     %45:v2 = v_rndne_f64_e32 %46
;;     %43:v1 = v_cvt_u32_f64_e32 %45
;;     %42:v1 = v_min_u32_e32 0xff, %43
;;     global_store_byte %47, %42, %49 offset:256
;;     %39:v1 = v_min_u32_e32 0xffff, %43
;;     global_store_short %47, %39, %49 offset:260
;;     %35:v1 = v_cvt_u32_f64_e32 %45
;;     global_store_dword %47, %35, %49 offset:264
;;     %33:v2 = v_trunc_f64_e32 %45
;;     %29.0:s2 = s_mov_b32 0
;;     %30.1:s2 tied(%29) = s_mov_b32 0x3df00000
;;     %31:v2 = v_mul_f64 %33, %30
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
;;     global_store_dwordx2 %47, %8, %49 offset:272
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
;; machine kernel %wave_f16 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %54=s[0:1]:s2, %52=v0:v1 = inputs
;;     %55:s4 = s_load_dwordx4 %54, null
;;     %49:v1 = v_cvt_f32_f16_e64 %55.2
;;     %47:v1 = v_rndne_f32_e32 %49
;;     %45:v1 = v_cvt_u32_f32_e32 %47
;;     %44:v1 = v_min_u32_e32 0xff, %45
;;     global_store_byte %52, %44, %55.0-1 offset:256
;;     %41:v1 = v_min_u32_e32 0xffff, %45
;;     global_store_short %52, %41, %55.0-1 offset:260
;;     %37:v1 = v_cvt_u32_f32_e32 %47
;;     global_store_dword %52, %37, %55.0-1 offset:264
;;     %35:v2 = v_cvt_f64_f32_e32 %47
;;     %33:v2 = v_trunc_f64_e32 %35
;;     %29.0:s2 = s_mov_b32 0
;;     %30.1:s2 tied(%29) = s_mov_b32 0x3df00000
;;     %31:v2 = v_mul_f64 %33, %30
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
;;     global_store_dwordx2 %52, %8, %55.0-1 offset:272
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
    v8 = fcvt_to_uint.i32 v5
    store.i32 global align 4 [v4+264], v8
    v9 = fcvt_to_uint.i64 v5
    store.i64 global align 8 [v4+272], v9
    return
}
;; machine kernel %wave_f32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %51=s[0:1]:s2, %48=v0:v1 = inputs
;;     %52:s4 = s_load_dwordx4 %51, null
;;     %47:v1 = v_rndne_f32_e32 %52.2
;;     %45:v1 = v_cvt_u32_f32_e32 %47
;;     %44:v1 = v_min_u32_e32 0xff, %45
;;     global_store_byte %48, %44, %52.0-1 offset:256
;;     %41:v1 = v_min_u32_e32 0xffff, %45
;;     global_store_short %48, %41, %52.0-1 offset:260
;;     %37:v1 = v_cvt_u32_f32_e32 %47
;;     global_store_dword %48, %37, %52.0-1 offset:264
;;     %35:v2 = v_cvt_f64_f32_e32 %47
;;     %33:v2 = v_trunc_f64_e32 %35
;;     %29.0:s2 = s_mov_b32 0
;;     %30.1:s2 tied(%29) = s_mov_b32 0x3df00000
;;     %31:v2 = v_mul_f64 %33, %30
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
;;     global_store_dwordx2 %48, %8, %52.0-1 offset:272
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
    v8 = fcvt_to_uint.i32 v5
    store.i32 global align 4 [v4+264], v8
    v9 = fcvt_to_uint.i64 v5
    store.i64 global align 8 [v4+272], v9
    return
}
;; machine kernel %wave_f64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %48=s[0:1]:s2, %46=v0:v1 = inputs
;;     %49:s4 = s_load_dwordx4 %48, null
;;     %45:v2 = v_rndne_f64_e32 %49.2-3
;;     %43:v1 = v_cvt_u32_f64_e32 %45
;;     %42:v1 = v_min_u32_e32 0xff, %43
;;     global_store_byte %46, %42, %49.0-1 offset:256
;;     %39:v1 = v_min_u32_e32 0xffff, %43
;;     global_store_short %46, %39, %49.0-1 offset:260
;;     %35:v1 = v_cvt_u32_f64_e32 %45
;;     global_store_dword %46, %35, %49.0-1 offset:264
;;     %33:v2 = v_trunc_f64_e32 %45
;;     %29.0:s2 = s_mov_b32 0
;;     %30.1:s2 tied(%29) = s_mov_b32 0x3df00000
;;     %31:v2 = v_mul_f64 %33, %30
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
;;     global_store_dwordx2 %46, %8, %49.0-1 offset:272
;; }
;;     end
;; }

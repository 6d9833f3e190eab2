; test isel precise-output
; target gfx1030
; Floats to signed integers; the machine truncates and clamps.
; Here are the forms whose code is not that of gfx1201.

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
    v6 = fcvt_to_sint.zero.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %5=v0:v1 = inputs
;;     %9:s4 = s_load_dwordx4 %8, null
;;     %4:v1 = v_cvt_i32_f32_e32 %9.2
;;     global_store_dword %5, %4, %9.0-1 offset:256
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
    v6 = fcvt_to_sint.i8 v5
    store.i8 global align 1 [v4+256], v6
    v7 = fcvt_to_sint.i16 v5
    store.i16 global align 2 [v4+260], v7
    v8 = fcvt_to_sint.i32 v5
    store.i32 global align 4 [v4+264], v8
    v9 = fcvt_to_sint.i64 v5
    store.i64 global align 8 [v4+272], v9
    return
}
;; machine kernel %lanes_f16 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %50=s[0:1]:s2, %49=v0:v1 = inputs
;;     %51:s2 = s_load_dwordx2 %50, null
;;     %48:v1 = global_load_ushort %49, %51
;;     %47:v1 = v_cvt_f32_f16_e64 %48
;;     %45:v1 = v_rndne_f32_e32 %47
;;     %43:v1 = v_cvt_i32_f32_e32 %45
;;     %42:v1 = v_min_i32_e32 0x7f, %43
;;     %41:v1 = v_max_i32_e32 0xffffff80, %42
;;     global_store_byte %49, %41, %51 offset:256
;;     %37:v1 = v_min_i32_e32 0x7fff, %43
;;     %35:v1 = v_max_i32_e32 0xffff8000, %37
;;     global_store_short %49, %35, %51 offset:260
;;     %31:v1 = v_cvt_i32_f32_e32 %45
;;     global_store_dword %49, %31, %51 offset:264
;;     %29:v2 = v_cvt_f64_f32_e32 %45
;;     %27:v2 = v_trunc_f64_e32 %29
;;     %23.0:s2 = s_mov_b32 0
;;     %24.1:s2 tied(%23) = s_mov_b32 0x3df00000
;;     %25:v2 = v_mul_f64 %27, %24
;;     %20:v2 = v_floor_f64_e32 %25
;;     %15.0:s2 = s_mov_b32 0
;;     %16.1:s2 tied(%15) = s_mov_b32 0xc1f00000
;;     %18:v2 = v_fma_f64 %20, %16, %27
;;     %12:v1 = v_cvt_i32_f64_e32 %20
;;     %10:v1 = v_cvt_u32_f64_e32 %18
;;     %7.0:v2 = v_mov_b32_e32 %10
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %12
;;     global_store_dwordx2 %49, %8, %51 offset:272
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
    v6 = fcvt_to_sint.i8 v5
    store.i8 global align 1 [v4+256], v6
    v7 = fcvt_to_sint.i16 v5
    store.i16 global align 2 [v4+260], v7
    v8 = fcvt_to_sint.i32 v5
    store.i32 global align 4 [v4+264], v8
    v9 = fcvt_to_sint.i64 v5
    store.i64 global align 8 [v4+272], v9
    return
}
;; machine kernel %lanes_f32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %48=s[0:1]:s2, %47=v0:v1 = inputs
;;     %49:s2 = s_load_dwordx2 %48, null
;;     %46:v1 = global_load_dword %47, %49
;;     %45:v1 = v_rndne_f32_e32 %46
;;     %43:v1 = v_cvt_i32_f32_e32 %45
;;     %42:v1 = v_min_i32_e32 0x7f, %43
;;     %41:v1 = v_max_i32_e32 0xffffff80, %42
;;     global_store_byte %47, %41, %49 offset:256
;;     %37:v1 = v_min_i32_e32 0x7fff, %43
;;     %35:v1 = v_max_i32_e32 0xffff8000, %37
;;     global_store_short %47, %35, %49 offset:260
;;     %31:v1 = v_cvt_i32_f32_e32 %45
;;     global_store_dword %47, %31, %49 offset:264
;;     %29:v2 = v_cvt_f64_f32_e32 %45
;;     %27:v2 = v_trunc_f64_e32 %29
;;     %23.0:s2 = s_mov_b32 0
;;     %24.1:s2 tied(%23) = s_mov_b32 0x3df00000
;;     %25:v2 = v_mul_f64 %27, %24
;;     %20:v2 = v_floor_f64_e32 %25
;;     %15.0:s2 = s_mov_b32 0
;;     %16.1:s2 tied(%15) = s_mov_b32 0xc1f00000
;;     %18:v2 = v_fma_f64 %20, %16, %27
;;     %12:v1 = v_cvt_i32_f64_e32 %20
;;     %10:v1 = v_cvt_u32_f64_e32 %18
;;     %7.0:v2 = v_mov_b32_e32 %10
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %12
;;     global_store_dwordx2 %47, %8, %49 offset:272
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
    v6 = fcvt_to_sint.i8 v5
    store.i8 global align 1 [v4+256], v6
    v7 = fcvt_to_sint.i16 v5
    store.i16 global align 2 [v4+260], v7
    v8 = fcvt_to_sint.i32 v5
    store.i32 global align 4 [v4+264], v8
    v9 = fcvt_to_sint.i64 v5
    store.i64 global align 8 [v4+272], v9
    return
}
;; machine kernel %lanes_f64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46=s[0:1]:s2, %45=v0:v1 = inputs
;;     %47:s2 = s_load_dwordx2 %46, null
;;     %44:v2 = global_load_dwordx2 %45, %47
;;     %43:v2 = v_rndne_f64_e32 %44
;;     %41:v1 = v_cvt_i32_f64_e32 %43
;;     %40:v1 = v_min_i32_e32 0x7f, %41
;;     %39:v1 = v_max_i32_e32 0xffffff80, %40
;;     global_store_byte %45, %39, %47 offset:256
;;     %35:v1 = v_min_i32_e32 0x7fff, %41
;;     %33:v1 = v_max_i32_e32 0xffff8000, %35
;;     global_store_short %45, %33, %47 offset:260
;;     %29:v1 = v_cvt_i32_f64_e32 %43
;;     global_store_dword %45, %29, %47 offset:264
;;     %27:v2 = v_trunc_f64_e32 %43
;;     %23.0:s2 = s_mov_b32 0
;;     %24.1:s2 tied(%23) = s_mov_b32 0x3df00000
;;     %25:v2 = v_mul_f64 %27, %24
;;     %20:v2 = v_floor_f64_e32 %25
;;     %15.0:s2 = s_mov_b32 0
;;     %16.1:s2 tied(%15) = s_mov_b32 0xc1f00000
;;     %18:v2 = v_fma_f64 %20, %16, %27
;;     %12:v1 = v_cvt_i32_f64_e32 %20
;;     %10:v1 = v_cvt_u32_f64_e32 %18
;;     %7.0:v2 = v_mov_b32_e32 %10
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %12
;;     global_store_dwordx2 %45, %8, %47 offset:272
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
    v8 = fcvt_to_sint.i8 v7
    store.i8 global align 1 [v4+256], v8
    v9 = fcvt_to_sint.i16 v7
    store.i16 global align 2 [v4+260], v9
    v10 = fcvt_to_sint.i32 v7
    store.i32 global align 4 [v4+264], v10
    v11 = fcvt_to_sint.i64 v7
    store.i64 global align 8 [v4+272], v11
    return
}
;; machine kernel %wave_f16 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %52=s[0:1]:s2, %50=v0:v1 = inputs
;;     %53:s4 = s_load_dwordx4 %52, null
;;     %47:v1 = v_cvt_f32_f16_e64 %53.2
;;     %45:v1 = v_rndne_f32_e32 %47
;;     %43:v1 = v_cvt_i32_f32_e32 %45
;;     %42:v1 = v_min_i32_e32 0x7f, %43
;;     %41:v1 = v_max_i32_e32 0xffffff80, %42
;;     global_store_byte %50, %41, %53.0-1 offset:256
;;     %37:v1 = v_min_i32_e32 0x7fff, %43
;;     %35:v1 = v_max_i32_e32 0xffff8000, %37
;;     global_store_short %50, %35, %53.0-1 offset:260
;;     %31:v1 = v_cvt_i32_f32_e32 %45
;;     global_store_dword %50, %31, %53.0-1 offset:264
;;     %29:v2 = v_cvt_f64_f32_e32 %45
;;     %27:v2 = v_trunc_f64_e32 %29
;;     %23.0:s2 = s_mov_b32 0
;;     %24.1:s2 tied(%23) = s_mov_b32 0x3df00000
;;     %25:v2 = v_mul_f64 %27, %24
;;     %20:v2 = v_floor_f64_e32 %25
;;     %15.0:s2 = s_mov_b32 0
;;     %16.1:s2 tied(%15) = s_mov_b32 0xc1f00000
;;     %18:v2 = v_fma_f64 %20, %16, %27
;;     %12:v1 = v_cvt_i32_f64_e32 %20
;;     %10:v1 = v_cvt_u32_f64_e32 %18
;;     %7.0:v2 = v_mov_b32_e32 %10
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %12
;;     global_store_dwordx2 %50, %8, %53.0-1 offset:272
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
    v6 = fcvt_to_sint.i8 v5
    store.i8 global align 1 [v4+256], v6
    v7 = fcvt_to_sint.i16 v5
    store.i16 global align 2 [v4+260], v7
    v8 = fcvt_to_sint.i64 v5
    store.i64 global align 8 [v4+264], v8
    return
}
;; machine kernel %wave_f32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %47=s[0:1]:s2, %44=v0:v1 = inputs
;;     %48:s4 = s_load_dwordx4 %47, null
;;     %43:v1 = v_rndne_f32_e32 %48.2
;;     %41:v1 = v_cvt_i32_f32_e32 %43
;;     %40:v1 = v_min_i32_e32 0x7f, %41
;;     %39:v1 = v_max_i32_e32 0xffffff80, %40
;;     global_store_byte %44, %39, %48.0-1 offset:256
;;     %35:v1 = v_min_i32_e32 0x7fff, %41
;;     %33:v1 = v_max_i32_e32 0xffff8000, %35
;;     global_store_short %44, %33, %48.0-1 offset:260
;;     %29:v2 = v_cvt_f64_f32_e32 %43
;;     %27:v2 = v_trunc_f64_e32 %29
;;     %23.0:s2 = s_mov_b32 0
;;     %24.1:s2 tied(%23) = s_mov_b32 0x3df00000
;;     %25:v2 = v_mul_f64 %27, %24
;;     %20:v2 = v_floor_f64_e32 %25
;;     %15.0:s2 = s_mov_b32 0
;;     %16.1:s2 tied(%15) = s_mov_b32 0xc1f00000
;;     %18:v2 = v_fma_f64 %20, %16, %27
;;     %12:v1 = v_cvt_i32_f64_e32 %20
;;     %10:v1 = v_cvt_u32_f64_e32 %18
;;     %7.0:v2 = v_mov_b32_e32 %10
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %12
;;     global_store_dwordx2 %44, %8, %48.0-1 offset:264
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
    v6 = fcvt_to_sint.i8 v5
    store.i8 global align 1 [v4+256], v6
    v7 = fcvt_to_sint.i16 v5
    store.i16 global align 2 [v4+260], v7
    v8 = fcvt_to_sint.i32 v5
    store.i32 global align 4 [v4+264], v8
    v9 = fcvt_to_sint.i64 v5
    store.i64 global align 8 [v4+272], v9
    return
}
;; machine kernel %wave_f64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46=s[0:1]:s2, %44=v0:v1 = inputs
;;     %47:s4 = s_load_dwordx4 %46, null
;;     %43:v2 = v_rndne_f64_e32 %47.2-3
;;     %41:v1 = v_cvt_i32_f64_e32 %43
;;     %40:v1 = v_min_i32_e32 0x7f, %41
;;     %39:v1 = v_max_i32_e32 0xffffff80, %40
;;     global_store_byte %44, %39, %47.0-1 offset:256
;;     %35:v1 = v_min_i32_e32 0x7fff, %41
;;     %33:v1 = v_max_i32_e32 0xffff8000, %35
;;     global_store_short %44, %33, %47.0-1 offset:260
;;     %29:v1 = v_cvt_i32_f64_e32 %43
;;     global_store_dword %44, %29, %47.0-1 offset:264
;;     %27:v2 = v_trunc_f64_e32 %43
;;     %23.0:s2 = s_mov_b32 0
;;     %24.1:s2 tied(%23) = s_mov_b32 0x3df00000
;;     %25:v2 = v_mul_f64 %27, %24
;;     %20:v2 = v_floor_f64_e32 %25
;;     %15.0:s2 = s_mov_b32 0
;;     %16.1:s2 tied(%15) = s_mov_b32 0xc1f00000
;;     %18:v2 = v_fma_f64 %20, %16, %27
;;     %12:v1 = v_cvt_i32_f64_e32 %20
;;     %10:v1 = v_cvt_u32_f64_e32 %18
;;     %7.0:v2 = v_mov_b32_e32 %10
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %12
;;     global_store_dwordx2 %44, %8, %47.0-1 offset:272
;; }
;;     end
;; }

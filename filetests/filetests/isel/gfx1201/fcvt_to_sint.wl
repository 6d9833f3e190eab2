; test isel precise-output
; target gfx1201
; Floats to signed integers; the machine truncates and clamps.

kernel %single {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fcvt_to_sint.zero.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %single target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_cvt_i32_f32_e32 %5
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
    v6 = fcvt_to_sint.zero.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %double target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v1 = v_cvt_i32_f64_e32 %5
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
    v6 = fcvt_to_sint.zero.i32 v5
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
;;     %4:v1 = v_cvt_i32_f32_e32 %6
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
    v6 = fcvt_to_sint.zero.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %6=v0:v1 = inputs
;;     %10:s4 = s_load_b128 %9, 0x0
;;     %5:s1 = s_cvt_i32_f32 %10.2
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
    v6 = fcvt_to_sint.zero.i16 v5
    store.i16 global align 2 [v4+256], v6
    return
}
;; machine kernel %to_half target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v1 = global_load_b32 %10, %12
;;     %8:v1 = v_cvt_i32_f32_e32 %9
;;     %6:v1 = v_mov_b32_e32 0xffff8000
;;     %5:v1 = v_minmax_i32 %8, 0x7fff, %6
;;     global_store_b16 %10, %5, %12 offset:256
;; }
;;     end
;; }

kernel %to_byte {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fcvt_to_sint.zero.i8 v5
    store.i8 global align 1 [v4+256], v6
    return
}
;; machine kernel %to_byte target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v1 = global_load_b32 %10, %12
;;     %8:v1 = v_cvt_i32_f32_e32 %9
;;     %6:v1 = v_mov_b32_e32 0xffffff80
;;     %5:v1 = v_minmax_i32 %8, 0x7f, %6
;;     global_store_b8 %10, %5, %12 offset:256
;; }
;;     end
;; }

; Rounded first, then converted.
kernel %near {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fcvt_to_sint.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %near target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v1 = global_load_b32 %8, %10
;;     %6:v1 = v_rndne_f32_e32 %7
;;     %4:v1 = v_cvt_i32_f32_e32 %6
;;     global_store_b32 %8, %4, %10 offset:256
;; }
;;     end
;; }

kernel %down {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = fcvt_to_sint.down.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %down target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v2 = global_load_b64 %8, %10
;;     %6:v2 = v_floor_f64_e32 %7
;;     %4:v1 = v_cvt_i32_f64_e32 %6
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
    v6 = fcvt_to_sint.i8 v5
    store.i8 global align 1 [v4+256], v6
    v7 = fcvt_to_sint.i16 v5
    store.i16 global align 2 [v4+260], v7
    v8 = fcvt_to_sint.i64 v5
    store.i64 global align 8 [v4+264], v8
    return
}
;; machine kernel %lanes_f16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46=s[0:1]:s2, %45=v0:v1 = inputs
;;     %47:s2 = s_load_b64 %46, 0x0
;;     %44:v1 = global_load_u16 %45, %47
;;     %43:v1 = v_cvt_f32_f16_e64 %44
;;     %41:v1 = v_rndne_f32_e32 %43
;;     %39:v1 = v_cvt_i32_f32_e32 %41
;;     %38:v1 = v_mov_b32_e32 0xffffff80
;;     %37:v1 = v_minmax_i32 %39, 0x7f, %38
;;     global_store_b8 %45, %37, %47 offset:256
;;     %34:v1 = v_mov_b32_e32 0xffff8000
;;     %33:v1 = v_minmax_i32 %39, 0x7fff, %34
;;     global_store_b16 %45, %33, %47 offset:260
;;     %29:v2 = v_cvt_f64_f32_e32 %41
;;     %27:v2 = v_trunc_f64_e32 %29
;;     %23.0:s2 = s_mov_b32 0
;;     %24.1:s2 tied(%23) = s_mov_b32 0x3df00000
;;     %25:v2 = v_mul_f64_e32 %24, %27
;;     %20:v2 = v_floor_f64_e32 %25
;;     %15.0:s2 = s_mov_b32 0
;;     %16.1:s2 tied(%15) = s_mov_b32 0xc1f00000
;;     %18:v2 = v_fma_f64 %20, %16, %27
;;     %12:v1 = v_cvt_i32_f64_e32 %20
;;     %10:v1 = v_cvt_u32_f64_e32 %18
;;     %7.0:v2 = v_mov_b32_e32 %10
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %12
;;     global_store_b64 %45, %8, %47 offset:264
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
    v8 = fcvt_to_sint.i64 v5
    store.i64 global align 8 [v4+264], v8
    return
}
;; machine kernel %lanes_f64 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %42=s[0:1]:s2, %41=v0:v1 = inputs
;;     %43:s2 = s_load_b64 %42, 0x0
;;     %40:v2 = global_load_b64 %41, %43
;;     %39:v2 = v_rndne_f64_e32 %40
;;     %37:v1 = v_cvt_i32_f64_e32 %39
;;     %36:v1 = v_mov_b32_e32 0xffffff80
;;     %35:v1 = v_minmax_i32 %37, 0x7f, %36
;;     global_store_b8 %41, %35, %43 offset:256
;;     %32:v1 = v_mov_b32_e32 0xffff8000
;;     %31:v1 = v_minmax_i32 %37, 0x7fff, %32
;;     global_store_b16 %41, %31, %43 offset:260
;;     %27:v2 = v_trunc_f64_e32 %39
;;     %23.0:s2 = s_mov_b32 0
;;     %24.1:s2 tied(%23) = s_mov_b32 0x3df00000
;;     %25:v2 = v_mul_f64_e32 %24, %27
;;     %20:v2 = v_floor_f64_e32 %25
;;     %15.0:s2 = s_mov_b32 0
;;     %16.1:s2 tied(%15) = s_mov_b32 0xc1f00000
;;     %18:v2 = v_fma_f64 %20, %16, %27
;;     %12:v1 = v_cvt_i32_f64_e32 %20
;;     %10:v1 = v_cvt_u32_f64_e32 %18
;;     %7.0:v2 = v_mov_b32_e32 %10
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %12
;;     global_store_b64 %41, %8, %43 offset:264
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
;; machine kernel %wave_f16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %55=s[0:1]:s2, %53=v0:v1 = inputs
;;     %56:s4 = s_load_b128 %55, 0x0
;;     %50:s1 = s_cvt_f32_f16 %56.2
;;     %48:s1 = s_rndne_f32 %50
;;     %46:s1 = s_cvt_i32_f32 %48
;;     %45:s1 = s_min_i32 %46, 0x7f
;;     %44:s1 = s_max_i32 %45, 0xffffff80
;;     %41:v1 = v_mov_b32_e32 %44
;;     global_store_b8 %53, %41, %56.0-1 offset:256
;;     %39:s1 = s_min_i32 %46, 0x7fff
;;     %37:s1 = s_max_i32 %39, 0xffff8000
;;     %34:v1 = v_mov_b32_e32 %37
;;     global_store_b16 %53, %34, %56.0-1 offset:260
;;     %32:s1 = s_cvt_i32_f32 %48
;;     %31:v1 = v_mov_b32_e32 %32
;;     global_store_b32 %53, %31, %56.0-1 offset:264
;;     %29:v2 = v_cvt_f64_f32_e32 %48
;;     %27:v2 = v_trunc_f64_e32 %29
;;     %23.0:s2 = s_mov_b32 0
;;     %24.1:s2 tied(%23) = s_mov_b32 0x3df00000
;;     %25:v2 = v_mul_f64_e32 %24, %27
;;     %20:v2 = v_floor_f64_e32 %25
;;     %15.0:s2 = s_mov_b32 0
;;     %16.1:s2 tied(%15) = s_mov_b32 0xc1f00000
;;     %18:v2 = v_fma_f64 %20, %16, %27
;;     %12:v1 = v_cvt_i32_f64_e32 %20
;;     %10:v1 = v_cvt_u32_f64_e32 %18
;;     %7.0:v2 = v_mov_b32_e32 %10
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %12
;;     global_store_b64 %53, %8, %56.0-1 offset:272
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
;; machine kernel %wave_f32 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %49=s[0:1]:s2, %46=v0:v1 = inputs
;;     %50:s4 = s_load_b128 %49, 0x0
;;     %45:s1 = s_rndne_f32 %50.2
;;     %43:s1 = s_cvt_i32_f32 %45
;;     %42:s1 = s_min_i32 %43, 0x7f
;;     %41:s1 = s_max_i32 %42, 0xffffff80
;;     %38:v1 = v_mov_b32_e32 %41
;;     global_store_b8 %46, %38, %50.0-1 offset:256
;;     %36:s1 = s_min_i32 %43, 0x7fff
;;     %34:s1 = s_max_i32 %36, 0xffff8000
;;     %31:v1 = v_mov_b32_e32 %34
;;     global_store_b16 %46, %31, %50.0-1 offset:260
;;     %29:v2 = v_cvt_f64_f32_e32 %45
;;     %27:v2 = v_trunc_f64_e32 %29
;;     %23.0:s2 = s_mov_b32 0
;;     %24.1:s2 tied(%23) = s_mov_b32 0x3df00000
;;     %25:v2 = v_mul_f64_e32 %24, %27
;;     %20:v2 = v_floor_f64_e32 %25
;;     %15.0:s2 = s_mov_b32 0
;;     %16.1:s2 tied(%15) = s_mov_b32 0xc1f00000
;;     %18:v2 = v_fma_f64 %20, %16, %27
;;     %12:v1 = v_cvt_i32_f64_e32 %20
;;     %10:v1 = v_cvt_u32_f64_e32 %18
;;     %7.0:v2 = v_mov_b32_e32 %10
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %12
;;     global_store_b64 %46, %8, %50.0-1 offset:264
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
    v8 = fcvt_to_sint.i64 v5
    store.i64 global align 8 [v4+264], v8
    return
}
;; machine kernel %wave_f64 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %42=s[0:1]:s2, %40=v0:v1 = inputs
;;     %43:s4 = s_load_b128 %42, 0x0
;;     %39:v2 = v_rndne_f64_e32 %43.2-3
;;     %37:v1 = v_cvt_i32_f64_e32 %39
;;     %36:v1 = v_mov_b32_e32 0xffffff80
;;     %35:v1 = v_minmax_i32 %37, 0x7f, %36
;;     global_store_b8 %40, %35, %43.0-1 offset:256
;;     %32:v1 = v_mov_b32_e32 0xffff8000
;;     %31:v1 = v_minmax_i32 %37, 0x7fff, %32
;;     global_store_b16 %40, %31, %43.0-1 offset:260
;;     %27:v2 = v_trunc_f64_e32 %39
;;     %23.0:s2 = s_mov_b32 0
;;     %24.1:s2 tied(%23) = s_mov_b32 0x3df00000
;;     %25:v2 = v_mul_f64_e32 %24, %27
;;     %20:v2 = v_floor_f64_e32 %25
;;     %15.0:s2 = s_mov_b32 0
;;     %16.1:s2 tied(%15) = s_mov_b32 0xc1f00000
;;     %18:v2 = v_fma_f64 %20, %16, %27
;;     %12:v1 = v_cvt_i32_f64_e32 %20
;;     %10:v1 = v_cvt_u32_f64_e32 %18
;;     %7.0:v2 = v_mov_b32_e32 %10
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %12
;;     global_store_b64 %40, %8, %43.0-1 offset:264
;; }
;;     end
;; }

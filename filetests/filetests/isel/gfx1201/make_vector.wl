; test isel precise-output
; target gfx1201
; Vectors of their lanes: words side by side in registers, narrower lanes packed into words.

kernel %words {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = make_vector.i32x2 v5, v6
    store.i32x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %words target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v2 = global_load_b64 %10, %12
;;     %7.0:v2 = v_mov_b32_e32 %9.0
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %9.1
;;     global_store_b64 %10, %8, %12 offset:256
;; }
;;     end
;; }

kernel %quad {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = make_vector.i32x4 v5, v6, v5, v6
    store.i32x4 global align 8 [v4+256], v7
    return
}
;; machine kernel %quad target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_b64 %15, 0x0
;;     %13:v2 = global_load_b64 %14, %16
;;     %9.0:v4 = v_mov_b32_e32 %13.0
;;     %10.1:v4 tied(%9) = v_mov_b32_e32 %13.1
;;     %11.2:v4 tied(%10) = v_mov_b32_e32 %13.0
;;     %12.3:v4 tied(%11) = v_mov_b32_e32 %13.1
;;     global_store_b128 %14, %12, %16 offset:256
;; }
;;     end
;; }

kernel %longs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = make_vector.i64x2 v5, v6
    store.i64x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %longs target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_b64 %15, 0x0
;;     %13:v4 = global_load_b128 %14, %16
;;     %9.0:v4 = v_mov_b32_e32 %13.0
;;     %10.1:v4 tied(%9) = v_mov_b32_e32 %13.1
;;     %11.2:v4 tied(%10) = v_mov_b32_e32 %13.2
;;     %12.3:v4 tied(%11) = v_mov_b32_e32 %13.3
;;     global_store_b128 %14, %12, %16 offset:256
;; }
;;     end
;; }

kernel %halves {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = load.i16 global align 2 [v4+4]
    v7 = make_vector.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %halves target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %10:v1 = global_load_u16 %11, %13
;;     %9:v1 = global_load_u16 %11, %13 offset:4
;;     %6:v1 = v_lshl_or_b32 %9, 16, %10
;;     global_store_b32 %11, %6, %13 offset:256
;; }
;;     end
;; }

kernel %bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = make_vector.i8x4 v5, v6, v6, v5
    store.i8x4 global align 4 [v4+256], v7
    return
}
;; machine kernel %bytes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_b64 %16, 0x0
;;     %14:v1 = global_load_u8 %15, %17
;;     %13:v1 = global_load_u8 %15, %17 offset:4
;;     %10:v1 = v_lshl_or_b32 %14, 8, %13
;;     %9:v1 = v_lshl_or_b32 %10, 8, %13
;;     %6:v1 = v_lshl_or_b32 %9, 8, %14
;;     global_store_b32 %15, %6, %17 offset:256
;; }
;;     end
;; }

kernel %floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = make_vector.f32x2 v5, v6
    store.f32x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %floats target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v2 = global_load_b64 %10, %12
;;     %7.0:v2 = v_mov_b32_e32 %9.0
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %9.1
;;     global_store_b64 %10, %8, %12 offset:256
;; }
;;     end
;; }

kernel %half_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f16 global align 2 [v4+4]
    v7 = make_vector.f16x2 v5, v6
    store.f16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %half_floats target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_b64 %16, 0x0
;;     %14:v1 = global_load_u16 %15, %17
;;     %13:v1 = global_load_u16 %15, %17 offset:4
;;     %11:v1 = v_and_b32_e32 0xffff, %13
;;     %8:v1 = v_and_b32_e32 0xffff, %14
;;     %6:v1 = v_lshl_or_b32 %11, 16, %8
;;     global_store_b32 %15, %6, %17 offset:256
;; }
;;     end
;; }

kernel %halves_of_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = ireduce.i16 v7
    v9 = make_vector.i16x2 v6, v8
    store.i16x2 global align 4 [v4+256], v9
    return
}
;; machine kernel %halves_of_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %16=v0:v1 = inputs
;;     %19:s4 = s_load_b128 %18, 0x0
;;     %13:s1 = s_and_b32 %19.3, 0xffff
;;     %11:s1 = s_and_b32 %19.2, 0xffff
;;     %9:s1 = s_lshl_b32 %13, 16
;;     %7:s1 = s_or_b32 %9, %11
;;     %4:v1 = v_mov_b32_e32 %7
;;     global_store_b32 %16, %4, %19.0-1 offset:256
;; }
;;     end
;; }

kernel %constants {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 7
    v7 = make_vector.i32x2 v5, v6
    store.i32x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %constants target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v1 = global_load_b32 %9, %11
;;     %6.0:v2 = v_mov_b32_e32 %8
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 7
;;     global_store_b64 %9, %7, %11 offset:256
;; }
;;     end
;; }

kernel %lanes_bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = make_vector.i8x8 v5, v6, v6, v5, v6, v6, v5, v6
    store.i8x8 global align 8 [v4+256], v7
    v8 = load.i8 global align 1 [v4+8]
    v9 = load.i8 global align 1 [v4+12]
    v10 = make_vector.i8x16 v8, v9, v9, v8, v9, v9, v8, v9, v9, v8, v9, v9, v8, v9, v9, v8
    store.i8x16 global align 8 [v4+272], v10
    return
}
;; machine kernel %lanes_bytes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %61=s[0:1]:s2, %60=v0:v1 = inputs
;;     %62:s2 = s_load_b64 %61, 0x0
;;     %59:v1 = global_load_u8 %60, %62
;;     %58:v1 = global_load_u8 %60, %62 offset:4
;;     %55:v1 = v_lshl_or_b32 %59, 8, %58
;;     %54:v1 = v_lshl_or_b32 %55, 8, %58
;;     %52:v1 = v_lshl_or_b32 %54, 8, %59
;;     %50:v1 = v_lshl_or_b32 %58, 8, %59
;;     %48:v1 = v_lshl_or_b32 %50, 8, %58
;;     %46:v1 = v_lshl_or_b32 %48, 8, %58
;;     %42.0:v2 = v_mov_b32_e32 %52
;;     %43.1:v2 tied(%42) = v_mov_b32_e32 %46
;;     global_store_b64 %60, %43, %62 offset:256
;;     %35:v1 = global_load_u8 %60, %62 offset:8
;;     %34:v1 = global_load_u8 %60, %62 offset:12
;;     %31:v1 = v_lshl_or_b32 %35, 8, %34
;;     %30:v1 = v_lshl_or_b32 %31, 8, %34
;;     %28:v1 = v_lshl_or_b32 %30, 8, %35
;;     %26:v1 = v_lshl_or_b32 %34, 8, %35
;;     %25:v1 = v_lshl_or_b32 %26, 8, %34
;;     %23:v1 = v_lshl_or_b32 %25, 8, %34
;;     %21:v1 = v_lshl_or_b32 %34, 8, %34
;;     %20:v1 = v_lshl_or_b32 %21, 8, %35
;;     %17:v1 = v_lshl_or_b32 %20, 8, %34
;;     %11.0:v4 = v_mov_b32_e32 %28
;;     %12.1:v4 tied(%11) = v_mov_b32_e32 %23
;;     %13.2:v4 tied(%12) = v_mov_b32_e32 %17
;;     %14.3:v4 tied(%13) = v_mov_b32_e32 %28
;;     global_store_b128 %60, %14, %62 offset:272
;; }
;;     end
;; }

kernel %lanes_halves {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = load.i16 global align 2 [v4+4]
    v7 = make_vector.i16x4 v5, v6, v6, v5
    store.i16x4 global align 8 [v4+256], v7
    v8 = load.i16 global align 2 [v4+8]
    v9 = load.i16 global align 2 [v4+12]
    v10 = make_vector.i16x8 v8, v9, v9, v8, v9, v9, v8, v9
    store.i16x8 global align 8 [v4+272], v10
    return
}
;; machine kernel %lanes_halves target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %41=s[0:1]:s2, %40=v0:v1 = inputs
;;     %42:s2 = s_load_b64 %41, 0x0
;;     %39:v1 = global_load_u16 %40, %42
;;     %38:v1 = global_load_u16 %40, %42 offset:4
;;     %35:v1 = v_lshl_or_b32 %38, 16, %39
;;     %34:v1 = v_lshl_or_b32 %39, 16, %38
;;     %30.0:v2 = v_mov_b32_e32 %35
;;     %31.1:v2 tied(%30) = v_mov_b32_e32 %34
;;     global_store_b64 %40, %31, %42 offset:256
;;     %23:v1 = global_load_u16 %40, %42 offset:8
;;     %22:v1 = global_load_u16 %40, %42 offset:12
;;     %19:v1 = v_lshl_or_b32 %22, 16, %23
;;     %18:v1 = v_lshl_or_b32 %23, 16, %22
;;     %16:v1 = v_lshl_or_b32 %22, 16, %22
;;     %11.0:v4 = v_mov_b32_e32 %19
;;     %12.1:v4 tied(%11) = v_mov_b32_e32 %18
;;     %13.2:v4 tied(%12) = v_mov_b32_e32 %16
;;     %14.3:v4 tied(%13) = v_mov_b32_e32 %19
;;     global_store_b128 %40, %14, %42 offset:272
;; }
;;     end
;; }

kernel %lanes_half_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f16 global align 2 [v4+4]
    v7 = make_vector.f16x4 v5, v6, v6, v5
    store.f16x4 global align 8 [v4+256], v7
    v8 = load.f16 global align 2 [v4+8]
    v9 = load.f16 global align 2 [v4+12]
    v10 = make_vector.f16x8 v8, v9, v9, v8, v9, v9, v8, v9
    store.f16x8 global align 8 [v4+272], v10
    return
}
;; machine kernel %lanes_half_floats target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %49=s[0:1]:s2, %48=v0:v1 = inputs
;;     %50:s2 = s_load_b64 %49, 0x0
;;     %47:v1 = global_load_u16 %48, %50
;;     %46:v1 = global_load_u16 %48, %50 offset:4
;;     %44:v1 = v_and_b32_e32 0xffff, %46
;;     %41:v1 = v_and_b32_e32 0xffff, %47
;;     %39:v1 = v_lshl_or_b32 %44, 16, %41
;;     %38:v1 = v_lshl_or_b32 %41, 16, %44
;;     %34.0:v2 = v_mov_b32_e32 %39
;;     %35.1:v2 tied(%34) = v_mov_b32_e32 %38
;;     global_store_b64 %48, %35, %50 offset:256
;;     %27:v1 = global_load_u16 %48, %50 offset:8
;;     %26:v1 = global_load_u16 %48, %50 offset:12
;;     %24:v1 = v_and_b32_e32 0xffff, %26
;;     %21:v1 = v_and_b32_e32 0xffff, %27
;;     %19:v1 = v_lshl_or_b32 %24, 16, %21
;;     %18:v1 = v_lshl_or_b32 %21, 16, %24
;;     %16:v1 = v_lshl_or_b32 %24, 16, %24
;;     %11.0:v4 = v_mov_b32_e32 %19
;;     %12.1:v4 tied(%11) = v_mov_b32_e32 %18
;;     %13.2:v4 tied(%12) = v_mov_b32_e32 %16
;;     %14.3:v4 tied(%13) = v_mov_b32_e32 %19
;;     global_store_b128 %48, %14, %50 offset:272
;; }
;;     end
;; }

kernel %lanes_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = make_vector.f32x4 v5, v6, v6, v5
    store.f32x4 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes_floats target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_b64 %15, 0x0
;;     %13:v2 = global_load_b64 %14, %16
;;     %9.0:v4 = v_mov_b32_e32 %13.0
;;     %10.1:v4 tied(%9) = v_mov_b32_e32 %13.1
;;     %11.2:v4 tied(%10) = v_mov_b32_e32 %13.1
;;     %12.3:v4 tied(%11) = v_mov_b32_e32 %13.0
;;     global_store_b128 %14, %12, %16 offset:256
;; }
;;     end
;; }

kernel %lanes_doubles {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+8]
    v7 = make_vector.f64x2 v5, v6
    store.f64x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes_doubles target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_b64 %15, 0x0
;;     %13:v4 = global_load_b128 %14, %16
;;     %9.0:v4 = v_mov_b32_e32 %13.0
;;     %10.1:v4 tied(%9) = v_mov_b32_e32 %13.1
;;     %11.2:v4 tied(%10) = v_mov_b32_e32 %13.2
;;     %12.3:v4 tied(%11) = v_mov_b32_e32 %13.3
;;     global_store_b128 %14, %12, %16 offset:256
;; }
;;     end
;; }

kernel %wave_bytes {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i8 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = ireduce.i8 v7
    v9 = make_vector.i8x4 v6, v8, v8, v6
    store.i8x4 global align 4 [v4+256], v9
    v10 = load.i32 kernarg align 4 width all [v0+16]
    v11 = ireduce.i8 v10
    v12 = load.i32 kernarg align 4 width all [v0+20]
    v13 = ireduce.i8 v12
    v14 = make_vector.i8x8 v11, v13, v13, v11, v13, v13, v11, v13
    store.i8x8 global align 8 [v4+264], v14
    v15 = load.i32 kernarg align 4 width all [v0+24]
    v16 = ireduce.i8 v15
    v17 = load.i32 kernarg align 4 width all [v0+28]
    v18 = ireduce.i8 v17
    v19 = make_vector.i8x16 v16, v18, v18, v16, v18, v18, v16, v18, v18, v16, v18, v18, v16, v18, v18, v16
    store.i8x16 global align 8 [v4+272], v19
    return
}
;; machine kernel %wave_bytes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %118=s[0:1]:s2, %114=v0:v1 = inputs
;;     %119:s8 = s_load_b256 %118, 0x0
;;     %111:s1 = s_and_b32 %119.2, 0xff
;;     %109:s1 = s_and_b32 %119.3, 0xff
;;     %107:s1 = s_lshl_b32 %111, 8
;;     %106:s1 = s_or_b32 %107, %109
;;     %104:s1 = s_lshl_b32 %106, 8
;;     %102:s1 = s_or_b32 %104, %109
;;     %99:s1 = s_lshl_b32 %102, 8
;;     %97:s1 = s_or_b32 %99, %111
;;     %94:v1 = v_mov_b32_e32 %97
;;     global_store_b32 %114, %94, %119.0-1 offset:256
;;     %89:s1 = s_and_b32 %119.4, 0xff
;;     %87:s1 = s_and_b32 %119.5, 0xff
;;     %85:s1 = s_lshl_b32 %89, 8
;;     %84:s1 = s_or_b32 %85, %87
;;     %82:s1 = s_lshl_b32 %84, 8
;;     %80:s1 = s_or_b32 %82, %87
;;     %78:s1 = s_lshl_b32 %80, 8
;;     %76:s1 = s_or_b32 %78, %89
;;     %74:s1 = s_lshl_b32 %87, 8
;;     %73:s1 = s_or_b32 %74, %89
;;     %70:s1 = s_lshl_b32 %73, 8
;;     %68:s1 = s_or_b32 %70, %87
;;     %66:s1 = s_lshl_b32 %68, 8
;;     %64:s1 = s_or_b32 %66, %87
;;     %60.0:v2 = v_mov_b32_e32 %76
;;     %61.1:v2 tied(%60) = v_mov_b32_e32 %64
;;     global_store_b64 %114, %61, %119.0-1 offset:264
;;     %51:s1 = s_and_b32 %119.6, 0xff
;;     %49:s1 = s_and_b32 %119.7, 0xff
;;     %47:s1 = s_lshl_b32 %51, 8
;;     %46:s1 = s_or_b32 %47, %49
;;     %44:s1 = s_lshl_b32 %46, 8
;;     %42:s1 = s_or_b32 %44, %49
;;     %40:s1 = s_lshl_b32 %42, 8
;;     %38:s1 = s_or_b32 %40, %51
;;     %36:s1 = s_lshl_b32 %49, 8
;;     %35:s1 = s_or_b32 %36, %51
;;     %34:s1 = s_lshl_b32 %35, 8
;;     %32:s1 = s_or_b32 %34, %49
;;     %30:s1 = s_lshl_b32 %32, 8
;;     %28:s1 = s_or_b32 %30, %49
;;     %26:s1 = s_or_b32 %36, %49
;;     %24:s1 = s_lshl_b32 %26, 8
;;     %22:s1 = s_or_b32 %24, %51
;;     %19:s1 = s_lshl_b32 %22, 8
;;     %17:s1 = s_or_b32 %19, %49
;;     %11.0:v4 = v_mov_b32_e32 %38
;;     %12.1:v4 tied(%11) = v_mov_b32_e32 %28
;;     %13.2:v4 tied(%12) = v_mov_b32_e32 %17
;;     %14.3:v4 tied(%13) = v_mov_b32_e32 %38
;;     global_store_b128 %114, %14, %119.0-1 offset:272
;; }
;;     end
;; }

kernel %wave_halves {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = ireduce.i16 v7
    v9 = make_vector.i16x4 v6, v8, v8, v6
    store.i16x4 global align 8 [v4+256], v9
    v10 = load.i32 kernarg align 4 width all [v0+16]
    v11 = ireduce.i16 v10
    v12 = load.i32 kernarg align 4 width all [v0+20]
    v13 = ireduce.i16 v12
    v14 = make_vector.i16x8 v11, v13, v13, v11, v13, v13, v11, v13
    store.i16x8 global align 8 [v4+272], v14
    return
}
;; machine kernel %wave_halves target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %55=s[0:1]:s2, %52=v0:v1 = inputs
;;     %56:s8 = s_load_b256 %55, 0x0
;;     %49:s1 = s_and_b32 %56.3, 0xffff
;;     %47:s1 = s_and_b32 %56.2, 0xffff
;;     %45:s1 = s_lshl_b32 %49, 16
;;     %44:s1 = s_or_b32 %45, %47
;;     %42:s1 = s_lshl_b32 %47, 16
;;     %40:s1 = s_or_b32 %42, %49
;;     %36.0:v2 = v_mov_b32_e32 %44
;;     %37.1:v2 tied(%36) = v_mov_b32_e32 %40
;;     global_store_b64 %52, %37, %56.0-1 offset:256
;;     %27:s1 = s_and_b32 %56.5, 0xffff
;;     %25:s1 = s_and_b32 %56.4, 0xffff
;;     %23:s1 = s_lshl_b32 %27, 16
;;     %22:s1 = s_or_b32 %23, %25
;;     %21:s1 = s_lshl_b32 %25, 16
;;     %19:s1 = s_or_b32 %21, %27
;;     %17:s1 = s_or_b32 %23, %27
;;     %11.0:v4 = v_mov_b32_e32 %22
;;     %12.1:v4 tied(%11) = v_mov_b32_e32 %19
;;     %13.2:v4 tied(%12) = v_mov_b32_e32 %17
;;     %14.3:v4 tied(%13) = v_mov_b32_e32 %22
;;     global_store_b128 %52, %14, %56.0-1 offset:272
;; }
;;     end
;; }

kernel %wave_words {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = make_vector.i32x2 v5, v6
    store.i32x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave_words target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %9=v0:v1 = inputs
;;     %12:s4 = s_load_b128 %11, 0x0
;;     %7.0:v2 = v_mov_b32_e32 %12.2
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %12.3
;;     global_store_b64 %9, %8, %12.0-1 offset:256
;; }
;;     end
;; }

kernel %wave_longs {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    v7 = make_vector.i64x2 v5, v6
    store.i64x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave_longs target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s8 = s_load_b256 %14, 0x0
;;     %9.0:v4 = v_mov_b32_e32 %15.2
;;     %10.1:v4 tied(%9) = v_mov_b32_e32 %15.3
;;     %11.2:v4 tied(%10) = v_mov_b32_e32 %15.4
;;     %12.3:v4 tied(%11) = v_mov_b32_e32 %15.5
;;     global_store_b128 %13, %12, %15.0-1 offset:256
;; }
;;     end
;; }

kernel %wave_half_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = load.i32 kernarg align 4 width all [v0+12]
    v9 = ireduce.i16 v8
    v10 = bitcast.f16 v9
    v11 = make_vector.f16x2 v7, v10
    store.f16x2 global align 4 [v4+256], v11
    v12 = load.i32 kernarg align 4 width all [v0+16]
    v13 = ireduce.i16 v12
    v14 = bitcast.f16 v13
    v15 = load.i32 kernarg align 4 width all [v0+20]
    v16 = ireduce.i16 v15
    v17 = bitcast.f16 v16
    v18 = make_vector.f16x4 v14, v17, v17, v14
    store.f16x4 global align 8 [v4+264], v18
    v19 = load.i32 kernarg align 4 width all [v0+24]
    v20 = ireduce.i16 v19
    v21 = bitcast.f16 v20
    v22 = load.i32 kernarg align 4 width all [v0+28]
    v23 = ireduce.i16 v22
    v24 = bitcast.f16 v23
    v25 = make_vector.f16x8 v21, v24, v24, v21, v24, v24, v21, v24
    store.f16x8 global align 8 [v4+272], v25
    return
}
;; machine kernel %wave_half_floats target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %70=s[0:1]:s2, %66=v0:v1 = inputs
;;     %71:s8 = s_load_b256 %70, 0x0
;;     %63:s1 = s_and_b32 %71.3, 0xffff
;;     %61:s1 = s_and_b32 %71.2, 0xffff
;;     %59:s1 = s_lshl_b32 %63, 16
;;     %57:s1 = s_or_b32 %59, %61
;;     %54:v1 = v_mov_b32_e32 %57
;;     global_store_b32 %66, %54, %71.0-1 offset:256
;;     %49:s1 = s_and_b32 %71.5, 0xffff
;;     %47:s1 = s_and_b32 %71.4, 0xffff
;;     %45:s1 = s_lshl_b32 %49, 16
;;     %44:s1 = s_or_b32 %45, %47
;;     %42:s1 = s_lshl_b32 %47, 16
;;     %40:s1 = s_or_b32 %42, %49
;;     %36.0:v2 = v_mov_b32_e32 %44
;;     %37.1:v2 tied(%36) = v_mov_b32_e32 %40
;;     global_store_b64 %66, %37, %71.0-1 offset:264
;;     %27:s1 = s_and_b32 %71.7, 0xffff
;;     %25:s1 = s_and_b32 %71.6, 0xffff
;;     %23:s1 = s_lshl_b32 %27, 16
;;     %22:s1 = s_or_b32 %23, %25
;;     %21:s1 = s_lshl_b32 %25, 16
;;     %19:s1 = s_or_b32 %21, %27
;;     %17:s1 = s_or_b32 %23, %27
;;     %11.0:v4 = v_mov_b32_e32 %22
;;     %12.1:v4 tied(%11) = v_mov_b32_e32 %19
;;     %13.2:v4 tied(%12) = v_mov_b32_e32 %17
;;     %14.3:v4 tied(%13) = v_mov_b32_e32 %22
;;     global_store_b128 %66, %14, %71.0-1 offset:272
;; }
;;     end
;; }

kernel %wave_floats {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
    param %b : f32 at 12 align 4
    param %c : f32 at 16 align 4
    param %d : f32 at 20 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = load.f32 kernarg align 4 width all [v0+12]
    v7 = make_vector.f32x2 v5, v6
    store.f32x2 global align 8 [v4+256], v7
    v8 = load.f32 kernarg align 4 width all [v0+16]
    v9 = load.f32 kernarg align 4 width all [v0+20]
    v10 = make_vector.f32x4 v8, v9, v9, v8
    store.f32x4 global align 8 [v4+272], v10
    return
}
;; machine kernel %wave_floats target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %20=v0:v1 = inputs
;;     %28:s8 = s_load_b256 %27, 0x0
;;     %18.0:v2 = v_mov_b32_e32 %28.2
;;     %19.1:v2 tied(%18) = v_mov_b32_e32 %28.3
;;     global_store_b64 %20, %19, %28.0-1 offset:256
;;     %9.0:v4 = v_mov_b32_e32 %28.4
;;     %10.1:v4 tied(%9) = v_mov_b32_e32 %28.5
;;     %11.2:v4 tied(%10) = v_mov_b32_e32 %28.5
;;     %12.3:v4 tied(%11) = v_mov_b32_e32 %28.4
;;     global_store_b128 %20, %12, %28.0-1 offset:272
;; }
;;     end
;; }

kernel %wave_doubles {
    param %p : i64 at 0 align 8
    param %a : f64 at 8 align 8
    param %b : f64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 kernarg align 8 width all [v0+8]
    v6 = load.f64 kernarg align 8 width all [v0+16]
    v7 = make_vector.f64x2 v5, v6
    store.f64x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave_doubles target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %13=v0:v1 = inputs
;;     %17:s8 = s_load_b256 %16, 0x0
;;     %9.0:v4 = v_mov_b32_e32 %17.2
;;     %10.1:v4 tied(%9) = v_mov_b32_e32 %17.3
;;     %11.2:v4 tied(%10) = v_mov_b32_e32 %17.4
;;     %12.3:v4 tied(%11) = v_mov_b32_e32 %17.5
;;     global_store_b128 %13, %12, %17.0-1 offset:256
;; }
;;     end
;; }

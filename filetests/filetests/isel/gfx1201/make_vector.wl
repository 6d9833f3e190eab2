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

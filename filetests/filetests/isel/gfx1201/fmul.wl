; test isel precise-output
; target gfx1201
; Products of floats.

kernel %lanes_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fmul.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes_f32 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v2 = global_load_b64 %7, %9
;;     %5:v1 = v_mul_f32_e32 %6.0, %6.1
;;     global_store_b32 %7, %5, %9 offset:256
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
    v6 = load.f64 global align 8 [v4+8]
    v7 = fmul.f64 v5, v6
    store.f64 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes_f64 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v4 = global_load_b128 %7, %9
;;     %5:v2 = v_mul_f64_e32 %6.0-1, %6.2-3
;;     global_store_b64 %7, %5, %9 offset:256
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
    v6 = load.f16 global align 2 [v4+4]
    v7 = fmul.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %lanes_f16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v1 = global_load_u16 %8, %10
;;     %6:v1 = global_load_u16 %8, %10 offset:4
;;     %5:v1 = v_mul_f16_e64 %7, %6
;;     global_store_b16 %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %pairs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x2 global align 4 [v4+0]
    v6 = load.f16x2 global align 4 [v4+4]
    v7 = fmul.f16x2 v5, v6
    store.f16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %pairs target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v1 = global_load_b32 %8, %10
;;     %6:v1 = global_load_b32 %8, %10 offset:4
;;     %5:v1 = v_pk_mul_f16 %7, %6
;;     global_store_b32 %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %wave_f32 {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
    param %b : f32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = load.f32 kernarg align 4 width all [v0+12]
    v7 = fmul.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave_f32 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %7=v0:v1 = inputs
;;     %12:s4 = s_load_b128 %11, 0x0
;;     %6:s1 = s_mul_f32 %12.2, %12.3
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_b32 %7, %3, %12.0-1 offset:256
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
    v7 = load.f16 global align 2 [v4+0]
    v8 = bitcast.f16 v6
    v9 = fmul.f16 v8, v7
    store.f16 global align 2 [v4+256], v9
    return
}
;; machine kernel %wave_f16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %9=v0:v1 = inputs
;;     %12:s4 = s_load_b128 %11, 0x0
;;     %7:v1 = global_load_u16 %9, %12.0-1
;;     %5:v1 = v_mul_f16_e64 %12.2, %7
;;     global_store_b16 %9, %5, %12.0-1 offset:256
;; }
;;     end
;; }

kernel %by_two {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fconst.f32 2.0
    v7 = fmul.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %by_two target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_mul_f32_e32 2.0, %5
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

; Not a change of the sign: a signalling NaN becomes quiet.
kernel %by_minus_one {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fconst.f32 -1.0
    v7 = fmul.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %by_minus_one target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_mul_f32_e32 -1.0, %5
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %square {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fmul.f32 v5, v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %square target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_mul_f32_e32 %5, %5
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

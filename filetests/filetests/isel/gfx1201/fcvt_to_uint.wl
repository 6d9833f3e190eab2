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

; test isel precise-output
; target gfx1201
; Signed integers to floats.

kernel %single {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = fcvt_from_sint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %single target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_cvt_f32_i32_e32 %5
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
    v6 = fcvt_from_sint.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %double target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v2 = v_cvt_f64_i32_e32 %5
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
    v6 = fcvt_from_sint.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %half target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_b64 %13, 0x0
;;     %11:v1 = global_load_b32 %12, %14
;;     %10:v1 = v_min_i32_e32 0x20000, %11
;;     %8:v1 = v_max_i32_e32 0xfffe0000, %10
;;     %6:v1 = v_cvt_f32_i32_e32 %8
;;     %4:v1 = v_cvt_f16_f32_e64 %6
;;     global_store_b16 %12, %4, %14 offset:256
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
    v6 = fcvt_from_sint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %6=v0:v1 = inputs
;;     %9:s4 = s_load_b128 %8, 0x0
;;     %5:s1 = s_cvt_f32_i32 %9.2
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
    v6 = fcvt_from_sint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %from_half target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v1 = global_load_i16 %7, %9
;;     %4:v1 = v_cvt_f32_i32_e32 %6
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
    v6 = fcvt_from_sint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %from_byte target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v1 = global_load_i8 %7, %9
;;     %4:v1 = v_cvt_f32_i32_e32 %6
;;     global_store_b32 %7, %4, %9 offset:256
;; }
;;     end
;; }

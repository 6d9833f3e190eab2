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
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %10:v1 = global_load_b32 %11, %13
;;     %9:v1 = v_cvt_i32_f32_e32 %10
;;     %7:v1 = v_min_i32_e32 0x7fff, %9
;;     %5:v1 = v_max_i32_e32 0xffff8000, %7
;;     global_store_b16 %11, %5, %13 offset:256
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
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %10:v1 = global_load_b32 %11, %13
;;     %9:v1 = v_cvt_i32_f32_e32 %10
;;     %7:v1 = v_min_i32_e32 0x7f, %9
;;     %5:v1 = v_max_i32_e32 0xffffff80, %7
;;     global_store_b8 %11, %5, %13 offset:256
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

; test isel precise-output
; target gfx1201
; The same bits as another type.

kernel %word_float {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = bitcast.f32 v5
    v7 = fadd.f32 v6, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %word_float target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v1 = global_load_b32 %7, %9
;;     %4:v1 = v_add_f32_e32 %6, %6
;;     global_store_b32 %7, %4, %9 offset:256
;; }
;;     end
;; }

kernel %float_word {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = bitcast.i32 v5
    v7 = iadd.i32 v6, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %float_word target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v1 = global_load_b32 %7, %9
;;     %4:v1 = v_add_nc_u32_e32 %6, %6
;;     global_store_b32 %7, %4, %9 offset:256
;; }
;;     end
;; }

kernel %long_double {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = bitcast.f64 v5
    v7 = fadd.f64 v6, v6
    store.f64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long_double target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v2 = global_load_b64 %7, %9
;;     %4:v2 = v_add_f64_e32 %6, %6
;;     global_store_b64 %7, %4, %9 offset:256
;; }
;;     end
;; }

kernel %pair_word {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = bitcast.i32 v5
    v7 = iadd.i32 v6, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %pair_word target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v1 = global_load_b32 %7, %9
;;     %4:v1 = v_add_nc_u32_e32 %6, %6
;;     global_store_b32 %7, %4, %9 offset:256
;; }
;;     end
;; }

kernel %words_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x2 global align 8 [v4+0]
    v6 = bitcast.i64 v5
    v7 = iadd.i64 v6, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %words_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_b64 %13, 0x0
;;     %11:v2 = global_load_b64 %12, %14
;;     %8.0:v2, %5:s1 = v_add_co_u32 %11.0, %11.0
;;     %9.1:v2 tied(%8), %7:s1 = v_add_co_ci_u32_e64 %11.1, %11.1, %5
;;     global_store_b64 %12, %9, %14 offset:256
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
    v6 = bitcast.i32 v5
    v7 = iadd.i32 v6, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %6=v0:v1 = inputs
;;     %9:s4 = s_load_b128 %8, 0x0
;;     %5:s1 = s_add_co_u32 %9.2, %9.2
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_b32 %6, %3, %9.0-1 offset:256
;; }
;;     end
;; }

kernel %wave_long {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = bitcast.i32x2 v5
    v7 = extract_lane.i32 v6, 1
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s4 = s_load_b128 %10, 0x0
;;     %7.0:v2 = v_mov_b32_e32 %11.2
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %11.3
;;     global_store_b32 %9, %8.1, %11.0-1 offset:256
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
    v5 = load.i32x4 global align 8 [v4+0]
    v6 = bitcast.i64x2 v5
    v7 = extract_lane.i64 v6, 1
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %quad target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v4 = global_load_b128 %6, %8
;;     global_store_b64 %6, %5.2-3, %8 offset:256
;; }
;;     end
;; }

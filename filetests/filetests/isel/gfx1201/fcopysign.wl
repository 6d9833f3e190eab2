; test isel precise-output
; target gfx1201
; Magnitude of one number, sign of another: a selection of bits.

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
    v7 = fcopysign.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes_f32 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v2 = global_load_b64 %8, %10
;;     %3:v1 = v_mov_b32_e32 0x7fffffff
;;     %6:v1 = v_bfi_b32 %3, %7.0, %7.1
;;     global_store_b32 %8, %6, %10 offset:256
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
    v7 = fcopysign.f64 v5, v6
    store.f64 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes_f64 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %10:v4 = global_load_b128 %11, %13
;;     %8.0:v2 = v_mov_b32_e32 %10.0
;;     %5:v1 = v_mov_b32_e32 0x7fffffff
;;     %9.1:v2 tied(%8) = v_bfi_b32 %5, %10.1, %10.3
;;     global_store_b64 %11, %9, %13 offset:256
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
    v7 = fcopysign.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %lanes_f16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v1 = global_load_u16 %9, %11
;;     %7:v1 = global_load_u16 %9, %11 offset:4
;;     %3:v1 = v_mov_b32_e32 0x7fff
;;     %6:v1 = v_bfi_b32 %3, %8, %7
;;     global_store_b16 %9, %6, %11 offset:256
;; }
;;     end
;; }

kernel %wave {
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
    v7 = fcopysign.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %7=v0:v1 = inputs
;;     %12:s4 = s_load_b128 %11, 0x0
;;     %3:v1 = v_mov_b32_e32 0x7fffffff
;;     %6:v1 = v_bfi_b32 %3, %12.2, %12.3
;;     global_store_b32 %7, %6, %12.0-1 offset:256
;; }
;;     end
;; }

kernel %constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = fconst.f32 1.0
    v6 = load.f32 global align 4 [v4+0]
    v7 = fcopysign.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %constant target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v1 = global_load_b32 %7, %9
;;     %3:v1 = v_mov_b32_e32 0x7fffffff
;;     %5:v1 = v_bfi_b32 %3, 1.0, %6
;;     global_store_b32 %7, %5, %9 offset:256
;; }
;;     end
;; }

; test isel precise-output
; target gfx1201
; Loads of bytes and halves extend as their use wants.

kernel %byte {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = uextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %byte target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %4:v1 = global_load_u8 %5, %7
;;     global_store_b32 %5, %4, %7 offset:256
;; }
;;     end
;; }

kernel %byte_signed {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = sextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %byte_signed target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %4:v1 = global_load_i8 %5, %7
;;     global_store_b32 %5, %4, %7 offset:256
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
    v5 = load.i16 global align 2 [v4+0]
    v6 = uextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %half target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %4:v1 = global_load_u16 %5, %7
;;     global_store_b32 %5, %4, %7 offset:256
;; }
;;     end
;; }

kernel %half_signed {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = sextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %half_signed target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %4:v1 = global_load_i16 %5, %7
;;     global_store_b32 %5, %4, %7 offset:256
;; }
;;     end
;; }

kernel %half_float {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fadd.f16 v5, v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %half_float target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_u16 %6, %8
;;     %4:v1 = v_add_f16_e64 %5, %5
;;     global_store_b16 %6, %4, %8 offset:256
;; }
;;     end
;; }

; Wanted with both extensions: one load.
kernel %both {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = uextend.i32 v5
    v7 = sextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    store.i32 global align 4 [v4+260], v7
    return
}
;; machine kernel %both target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %10:v1 = global_load_u8 %11, %13
;;     %9:v1 = v_bfe_i32 %10, 0, 8
;;     %6.0:v2 = v_mov_b32_e32 %10
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %9
;;     global_store_b64 %11, %7, %13 offset:256
;; }
;;     end
;; }

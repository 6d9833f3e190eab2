; test isel precise-output
; target gfx1201
; Vectors with one lane replaced.

kernel %word {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x4 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+16]
    v7 = insert_lane.i32x4 v5, v6, 1
    store.i32x4 global align 8 [v4+256], v7
    return
}
;; machine kernel %word target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_b64 %16, 0x0
;;     %14:v4 = global_load_b128 %15, %17
;;     %13:v1 = global_load_b32 %15, %17 offset:16
;;     %9.0:v4 = v_mov_b32_e32 %14.0
;;     %10.1:v4 tied(%9) = v_mov_b32_e32 %13
;;     %11.2:v4 tied(%10) = v_mov_b32_e32 %14.2
;;     %12.3:v4 tied(%11) = v_mov_b32_e32 %14.3
;;     global_store_b128 %15, %12, %17 offset:256
;; }
;;     end
;; }

kernel %long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64x2 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+16]
    v7 = insert_lane.i64x2 v5, v6, 0
    store.i64x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_b64 %16, 0x0
;;     %14:v4 = global_load_b128 %15, %17
;;     %13:v2 = global_load_b64 %15, %17 offset:16
;;     %9.0:v4 = v_mov_b32_e32 %13.0
;;     %10.1:v4 tied(%9) = v_mov_b32_e32 %13.1
;;     %11.2:v4 tied(%10) = v_mov_b32_e32 %14.2
;;     %12.3:v4 tied(%11) = v_mov_b32_e32 %14.3
;;     global_store_b128 %15, %12, %17 offset:256
;; }
;;     end
;; }

kernel %low_half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i16 global align 2 [v4+4]
    v7 = insert_lane.i16x2 v5, v6, 0
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %low_half target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %10:v1 = global_load_b32 %11, %13
;;     %9:v1 = global_load_u16 %11, %13 offset:4
;;     %6:v1 = v_bfi_b32 0xffff, %9, %10
;;     global_store_b32 %11, %6, %13 offset:256
;; }
;;     end
;; }

kernel %high_half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i16 global align 2 [v4+4]
    v7 = insert_lane.i16x2 v5, v6, 1
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %high_half target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %14, 0x0
;;     %12:v1 = global_load_b32 %13, %15
;;     %11:v1 = global_load_u16 %13, %15 offset:4
;;     %8:v1 = v_lshlrev_b32_e32 16, %11
;;     %6:v1 = v_bfi_b32 0xffff0000, %8, %12
;;     global_store_b32 %13, %6, %15 offset:256
;; }
;;     end
;; }

kernel %byte {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x4 global align 4 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = insert_lane.i8x4 v5, v6, 2
    store.i8x4 global align 4 [v4+256], v7
    return
}
;; machine kernel %byte target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %14, 0x0
;;     %12:v1 = global_load_b32 %13, %15
;;     %11:v1 = global_load_u8 %13, %15 offset:4
;;     %8:v1 = v_lshlrev_b32_e32 16, %11
;;     %6:v1 = v_bfi_b32 0xff0000, %8, %12
;;     global_store_b32 %13, %6, %15 offset:256
;; }
;;     end
;; }

kernel %float {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32x2 global align 8 [v4+0]
    v6 = load.f32 global align 4 [v4+8]
    v7 = insert_lane.f32x2 v5, v6, 1
    store.f32x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %float target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %10:v2 = global_load_b64 %11, %13
;;     %9:v1 = global_load_b32 %11, %13 offset:8
;;     %7.0:v2 = v_mov_b32_e32 %10.0
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %9
;;     global_store_b64 %11, %8, %13 offset:256
;; }
;;     end
;; }

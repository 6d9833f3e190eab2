; test isel precise-output
; target gfx1201
; Fields of scalar words, with a sign and without.

kernel %fields {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = iconst.i32 7
    v4 = iconst.i32 20
    v5 = ishl.i32 v2, v3
    v6 = sshr.i32 v5, v4
    v7 = ushr.i32 v2, v3
    v8 = iconst.i32 1023
    v9 = band.i32 v7, v8
    v10 = bxor.i32 v6, v9
    store.i32 global align 4 [v1], v10
    return
}
;; machine kernel %fields target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2 = inputs
;;     %12:s4 = s_load_b128 %11, 0x0
;;     %9:s1 = s_bfe_i32 %12.2, 0xc000d
;;     %8:s1 = s_bfe_u32 %12.2, 0xa0007
;;     %6:s1 = s_xor_b32 %9, %8
;;     %1:v1 = v_mov_b32_e32 0
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_b32 %1, %3, %12.0-1
;; }
;;     end
;; }

kernel %bytes {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = iconst.i32 8
    v4 = iconst.i32 16
    v5 = ushr.i32 v2, v3
    v6 = ireduce.i8 v5
    v7 = sextend.i32 v6
    v8 = ushr.i32 v2, v4
    v9 = ireduce.i8 v8
    v10 = sextend.i32 v9
    v11 = uextend.i32 v9
    v12 = imul.i32 v7, v10
    v13 = bxor.i32 v12, v11
    store.i32 global align 4 [v1], v13
    return
}
;; machine kernel %bytes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2 = inputs
;;     %16:s4 = s_load_b128 %15, 0x0
;;     %13:s1 = s_bfe_i32 %16.2, 0x80008
;;     %12:s1 = s_bfe_i32 %16.2, 0x80010
;;     %11:s1 = s_bfe_u32 %16.2, 0x80010
;;     %9:s1 = s_mul_i32 %13, %12
;;     %6:s1 = s_xor_b32 %9, %11
;;     %1:v1 = v_mov_b32_e32 0
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_b32 %1, %3, %16.0-1
;; }
;;     end
;; }

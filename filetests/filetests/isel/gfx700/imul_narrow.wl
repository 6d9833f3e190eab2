; test isel precise-output
; target gfx700
; Products of bytes and halves by that of words: there is none of 16 bits.

kernel %products {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4]
    v6 = load.i8 global align 1 [v4+1]
    v7 = load.i16 global align 2 [v4+2]
    v8 = load.i16 global align 2 [v4+4]
    v9 = imul.i8 v5, v6
    v10 = imul.i16 v7, v8
    store.i8 global align 1 [v4+256], v9
    store.i16 global align 2 [v4+258], v10
    return
}
;; machine kernel %products target gfx700 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %55=s[0:1]:s2, %54=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %56:s2 = s_load_dwordx2 %55, 0x0
;;     %52.0:v2, %48:s2 = v_add_i32_e64 %56.0, %54
;;     %51:v1 = v_mov_b32_e32 %56.1
;;     %53.1:v2 tied(%52), %50:s2 = v_addc_u32_e64 %51, 0, %48
;;     %44:v1 = flat_load_ubyte %53
;;     %41.0:v2, %38:s2 = v_add_i32_e64 1, %53.0
;;     %42.1:v2 tied(%41), %40:s2 = v_addc_u32_e64 0, %53.1, %38
;;     %43:v1 = flat_load_ubyte %42
;;     %34.0:v2, %31:s2 = v_add_i32_e64 2, %53.0
;;     %35.1:v2 tied(%34), %33:s2 = v_addc_u32_e64 0, %53.1, %31
;;     %36:v1 = flat_load_ushort %35
;;     %27.0:v2, %24:s2 = v_add_i32_e64 4, %53.0
;;     %28.1:v2 tied(%27), %26:s2 = v_addc_u32_e64 0, %53.1, %24
;;     %29:v1 = flat_load_ushort %28
;;     %22:v1 = v_mul_lo_u32 %44, %43
;;     %19:v1 = v_mul_lo_u32 %36, %29
;;     %11:s1 = s_mov_b32 0x100
;;     %14.0:v2, %10:s2 = v_add_i32_e64 %11, %53.0
;;     %15.1:v2 tied(%14), %13:s2 = v_addc_u32_e64 0, %53.1, %10
;;     flat_store_byte %15, %22
;;     %3:s1 = s_mov_b32 0x102
;;     %6.0:v2, %2:s2 = v_add_i32_e64 %3, %53.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %53.1, %2
;;     flat_store_short %7, %19
;; }
;;     end
;; }

; test isel precise-output
; target gfx900
; A word of the wave is the low half of a pair where all of it counts.

kernel %k {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = load.i64 kernarg align 8 width all [v0+16]
    v4 = uextend.i64 v2
    v5 = bxor.i64 v4, v3
    store.i64 global align 8 [v1], v5
    return
}
;; machine kernel %k target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2 = inputs
;;     %17:s8 = s_load_dwordx8 %16, 0x0
;;     %13.0:s2 = s_mov_b32 %17.2
;;     %14.1:s2 tied(%13) = s_mov_b32 0
;;     %9:s2 = s_xor_b64 %14, %17.4-5
;;     %1:v1 = v_mov_b32_e32 0
;;     %5.0:v2 = v_mov_b32_e32 %9.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %9.1
;;     global_store_dwordx2 %1, %6, %17.0-1
;; }
;;     end
;; }

; test isel precise-output
; target gfx1100
; An argument of less than a word, farther than an offset reaches.

kernel %k {
    param %p : i64 at 0 align 8
    param %c : i8 at 5000 align 1
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i8 kernarg align 1 [v0+5000]
    v3 = uextend.i32 v2
    store.i32 global align 4 [v1], v3
    return
}
;; machine kernel %k target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2 = inputs
;;     %8:s2 = s_load_b64 %5, null
;;     %4:v1 = v_mov_b32_e32 0
;;     %6:v1 = v_add_nc_u32_e32 0x1388, %4
;;     %7:v1 = global_load_u8 %6, %5
;;     %1:v1 = v_mov_b32_e32 0
;;     global_store_b32 %1, %7, %8
;; }
;;     end
;; }

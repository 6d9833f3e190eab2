; test isel precise-output
; target gfx1100
; Arguments of less than a word at an index, farther than an offset reaches.

kernel %k {
    param %p : i64 at 0 align 8
    param %c : i8 at 5000 align 1
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v9 = workitemid.i64 0
    v2 = load.i8 kernarg align 1 [v9+5000]
    v3 = uextend.i32 v2
    store.i32 global align 4 [v1], v3
    return
}
;; machine kernel %k target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %8=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %6, null
;;     %5:v1 = v_add_nc_u32_e32 0x1388, %8
;;     %7:v1 = global_load_u8 %5, %6 makes constant
;;     %1:v1 = v_mov_b32_e32 0
;;     global_store_b32 %1, %7, %9
;; }
;;     end
;; }

kernel %across_words {
    param %p : i64 at 0 align 8
    param %c : i32 at 5001 align 1
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 1 [v0+5001]
    store.i32 global align 4 [v1], v2
    return
}
;; machine kernel %across_words target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4=s[0:1]:s2 = inputs
;;     %7:s2 = s_load_b64 %4, null
;;     %3:v1 = v_mov_b32_e32 0
;;     %5:v1 = v_add_nc_u32_e32 0x1389, %3
;;     %6:v1 = global_load_b32 %5, %4 makes constant
;;     %1:v1 = v_mov_b32_e32 0
;;     global_store_b32 %1, %6, %7
;; }
;;     end
;; }

; test isel precise-output
; target gfx900
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
;; machine kernel %k target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %8=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %6, 0x0
;;     %5:v1 = v_add_u32_e32 0x1388, %8
;;     %7:v1 = global_load_ubyte %5, %6 makes constant
;;     %1:v1 = v_mov_b32_e32 0
;;     global_store_dword %1, %7, %9
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
;; machine kernel %across_words target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4=s[0:1]:s2 = inputs
;;     %7:s2 = s_load_dwordx2 %4, 0x0
;;     %3:v1 = v_mov_b32_e32 0
;;     %5:v1 = v_add_u32_e32 0x1389, %3
;;     %6:v1 = global_load_dword %5, %4 makes constant
;;     %1:v1 = v_mov_b32_e32 0
;;     global_store_dword %1, %6, %7
;; }
;;     end
;; }

kernel %at_an_index_of_the_wave {
    param %p : i64 at 0 align 8
    param %n : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1, v2 = load.i64 kernarg align 8 width all [v0]
    v3 = load.i8 kernarg align 1 [v2]
    v4 = uextend.i32 v3
    store.i32 global align 4 [v1], v4
    return
}
;; machine kernel %at_an_index_of_the_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2 = inputs
;;     %8:s4 = s_load_dwordx4 %6, 0x0
;;     %5:v1 = v_mov_b32_e32 %8.2
;;     %7:v1 = global_load_ubyte %5, %6 makes constant
;;     %1:v1 = v_mov_b32_e32 0
;;     global_store_dword %1, %7, %8.0-1
;; }
;;     end
;; }

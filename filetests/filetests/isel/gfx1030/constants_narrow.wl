; test isel precise-output
; target gfx1030
; Constants of bytes and halves are constants of registers.

kernel %types {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i16 0x65
    store.i16 global align 2 [v4+256], v5
    v6 = iconst.i8 0x65
    store.i8 global align 1 [v4+260], v6
    return
}
;; machine kernel %types target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v1 = v_mov_b32_e32 0x65
;;     global_store_short %4, %3, %6 offset:256
;;     %2:v1 = v_mov_b32_e32 0x65
;;     global_store_byte %4, %2, %6 offset:260
;; }
;;     end
;; }

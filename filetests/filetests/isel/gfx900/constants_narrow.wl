; test isel precise-output
; target gfx900
; Constants of bytes and halves are constants of registers.

kernel %types {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i8 0x65
    store.i8 global align 1 [v4+256], v5
    return
}
;; machine kernel %types target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4=s[0:1]:s2, %3=v0:v1 = inputs
;;     %5:s2 = s_load_dwordx2 %4, 0x0
;;     %2:v1 = v_mov_b32_e32 0x65
;;     global_store_byte %3, %2, %5 offset:256
;; }
;;     end
;; }

; test isel precise-output
; target gfx900
; Three words that the whole wave reads: the scalar unit loads two and one, since a fourth may be beyond the end of the buffer.

kernel %three {
    param %from : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2, v3, v4 = load.i32 global align 4 initial [v1+12]
    v5 = iadd.i32 v2, v3
    v6 = iadd.i32 v5, v4
    store.i32 global align 4 [v1], v6
    return
}
;; machine kernel %three target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2 = inputs
;;     %13:s2 = s_load_dwordx2 %12, 0x0
;;     %10:s2 = s_load_dwordx2 %13, 0xc makes initial
;;     %11:s1 = s_load_dword %13, 0x14 makes initial
;;     %9:s1 = s_add_u32 %10.0, %10.1
;;     %6:s1 = s_add_u32 %9, %11
;;     %1:v1 = v_mov_b32_e32 0
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_dword %1, %3, %13
;; }
;;     end
;; }

; test isel precise-output
; target gfx942
; Sums of 64 bits are one instruction.

kernel %k {
    param %out : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iconst.i64 3
    v5 = imul.i64 v3, v4
    v6 = iadd.i64 v1, v5
    v7 = iadd.i64 v6, v5
    store.i64 global align 8 [v6], v7
    return
}
;; machine kernel %k target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_dwordx2 %14, 0x0
;;     %12:v1 = v_mul_u32_u24_e32 3, %13
;;     %9.0:v2 = v_mov_b32_e32 %12
;;     %10.1:v2 tied(%9) = v_mov_b32_e32 0
;;     %6:v2 = v_lshl_add_u64 %15, 0, %10
;;     %5:v2 = v_lshl_add_u64 %6, 0, %10
;;     global_store_dwordx2 %12, %5, %15
;; }
;;     end
;; }

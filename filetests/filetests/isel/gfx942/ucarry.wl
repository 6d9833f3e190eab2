; test isel precise-output
; target gfx942
; The carry of a sum as a number: one for a lane whose sum leaves the word.
; Here are the forms whose code is not that of gfx900.

kernel %long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = ucarry.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %16=v0:v1 = inputs
;;     %18:s2 = s_load_dwordx2 %17, 0x0
;;     %15:v4 = global_load_dwordx4 %16, %18
;;     %14:v2 = v_lshl_add_u64 %15.0-1, 0, %15.2-3
;;     %12:s2 = v_cmp_lt_u64_e64 %14, %15.0-1
;;     %9:v1 = v_cndmask_b32_e64 0, 1, %12
;;     %6.0:v2 = v_mov_b32_e32 %9
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_dwordx2 %16, %7, %18 offset:256
;; }
;;     end
;; }

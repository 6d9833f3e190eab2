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
;;     %20=s[0:1]:s2, %18=v0:v1 = inputs
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %19:v1 = v_and_b32_e32 0x3ff, %18
;;     %16.0:v2 = v_mov_b32_e32 %19
;;     %17.1:v2 tied(%16) = v_mov_b32_e32 0
;;     %7:v1 = v_mul_lo_u32 %17.0, 0
;;     %8:v1 = v_mul_lo_u32 %17.1, 3
;;     %9:v2, %10:s2 = v_mad_u64_u32 %17.0, 3, 0
;;     %12.1:v2 tied(%9) = v_add3_u32 %9.1, %7, %8
;;     %5:v2 = v_lshl_add_u64 %21, 0, %12
;;     %3:v2 = v_lshl_add_u64 %5, 0, %12
;;     global_store_dwordx2 %5, %3, off
;; }
;;     end
;; }

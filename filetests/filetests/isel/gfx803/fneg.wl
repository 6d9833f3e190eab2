; test isel precise-output
; target gfx803
; A changed sign: a bit operation, which keeps NaNs and subnormals.
; Here are the forms whose code is not that of gfx900.

kernel %pairs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x2 global align 4 [v4+0]
    v6 = fneg.f16x2 v5
    store.f16x2 global align 4 [v4+256], v6
    return
}
;; machine kernel %pairs target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %42=s[0:1]:s2, %41=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %43:s2 = s_load_dwordx2 %42, 0x0
;;     %39.0:v2, %35:s2 = v_add_u32_e64 %43.0, %41
;;     %38:v1 = v_mov_b32_e32 %43.1
;;     %40.1:v2 tied(%39), %37:s2 = v_addc_u32_e64 %38, 0, %35
;;     %31:v1 = flat_load_dword %40
;;     %28:v1 = v_xor_b32_e32 0x8000, %31
;;     %26:v1 = v_lshrrev_b32_e32 16, %31
;;     %22:v1 = v_xor_b32_e32 0x8000, %26
;;     %19:v1 = v_and_b32_e32 0xffff, %22
;;     %14:v1 = v_lshlrev_b32_e32 16, %19
;;     %12:v1 = v_or_b32_sdwa %14, %28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %40.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %40.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

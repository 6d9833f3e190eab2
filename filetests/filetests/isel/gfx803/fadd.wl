; test isel precise-output
; target gfx803
; Sums of floats, with constants of each kind. Single precision of the wave stays on the scalar unit where that has floats.
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
    v6 = load.f16x2 global align 4 [v4+4]
    v7 = fadd.f16x2 v5, v6
    store.f16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %pairs target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %57=s[0:1]:s2, %56=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %58:s2 = s_load_dwordx2 %57, 0x0
;;     %54.0:v2, %50:s2 = v_add_u32_e64 %58.0, %56
;;     %53:v1 = v_mov_b32_e32 %58.1
;;     %55.1:v2 tied(%54), %52:s2 = v_addc_u32_e64 %53, 0, %50
;;     %46:v1 = flat_load_dword %55
;;     %43.0:v2, %40:s2 = v_add_u32_e64 4, %55.0
;;     %44.1:v2 tied(%43), %42:s2 = v_addc_u32_e64 0, %55.1, %40
;;     %45:v1 = flat_load_dword %44
;;     %34:v1 = v_add_f16_e32 %46, %45
;;     %31:v1 = v_lshrrev_b32_e32 16, %46
;;     %27:v1 = v_lshrrev_b32_e32 16, %45
;;     %23:v1 = v_add_f16_e32 %31, %27
;;     %19:v1 = v_and_b32_e32 0xffff, %23
;;     %14:v1 = v_lshlrev_b32_e32 16, %19
;;     %12:v1 = v_or_b32_sdwa %14, %34 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %55.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %55.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

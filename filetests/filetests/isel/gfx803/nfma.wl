; test isel precise-output
; target gfx803
; Products with a sum at the accuracy of the machine: as `fma`.
; Here are the forms whose code is not that of gfx900.

kernel %lanes_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f16 global align 2 [v4+4]
    v7 = load.f16 global align 2 [v4+8]
    v8 = nfma.f16 v5, v6, v7
    store.f16 global align 2 [v4+256], v8
    return
}
;; machine kernel %lanes_f16 target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %38=s[0:1]:s2, %37=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %39:s2 = s_load_dwordx2 %38, 0x0
;;     %35.0:v2, %31:s2 = v_add_u32_e64 %39.0, %37
;;     %34:v1 = v_mov_b32_e32 %39.1
;;     %36.1:v2 tied(%35), %33:s2 = v_addc_u32_e64 %34, 0, %31
;;     %27:v1 = flat_load_ushort %36
;;     %24.0:v2, %21:s2 = v_add_u32_e64 4, %36.0
;;     %25.1:v2 tied(%24), %23:s2 = v_addc_u32_e64 0, %36.1, %21
;;     %26:v1 = flat_load_ushort %25
;;     %17.0:v2, %14:s2 = v_add_u32_e64 8, %36.0
;;     %18.1:v2 tied(%17), %16:s2 = v_addc_u32_e64 0, %36.1, %14
;;     %19:v1 = flat_load_ushort %18
;;     %12:v1 = v_fma_f16 %27, %26, %19
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %36.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %36.1, %2
;;     flat_store_short %7, %12
;; }
;;     end
;; }

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
    v7 = load.f16x2 global align 4 [v4+8]
    v8 = nfma.f16x2 v5, v6, v7
    store.f16x2 global align 4 [v4+256], v8
    return
}
;; machine kernel %pairs target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %72=s[0:1]:s2, %71=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %73:s2 = s_load_dwordx2 %72, 0x0
;;     %69.0:v2, %65:s2 = v_add_u32_e64 %73.0, %71
;;     %68:v1 = v_mov_b32_e32 %73.1
;;     %70.1:v2 tied(%69), %67:s2 = v_addc_u32_e64 %68, 0, %65
;;     %61:v1 = flat_load_dword %70
;;     %58.0:v2, %55:s2 = v_add_u32_e64 4, %70.0
;;     %59.1:v2 tied(%58), %57:s2 = v_addc_u32_e64 0, %70.1, %55
;;     %60:v1 = flat_load_dword %59
;;     %51.0:v2, %48:s2 = v_add_u32_e64 8, %70.0
;;     %52.1:v2 tied(%51), %50:s2 = v_addc_u32_e64 0, %70.1, %48
;;     %53:v1 = flat_load_dword %52
;;     %40:v1 = v_fma_f16 %61, %60, %53
;;     %36:v1 = v_lshrrev_b32_e32 16, %61
;;     %32:v1 = v_lshrrev_b32_e32 16, %60
;;     %28:v1 = v_lshrrev_b32_e32 16, %53
;;     %24:v1 = v_fma_f16 %36, %32, %28
;;     %19:v1 = v_and_b32_e32 0xffff, %24
;;     %14:v1 = v_lshlrev_b32_e32 16, %19
;;     %12:v1 = v_or_b32_sdwa %14, %40 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %70.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %70.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

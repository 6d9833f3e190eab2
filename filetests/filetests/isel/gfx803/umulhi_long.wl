; test isel precise-output
; target gfx803
; The high half of an unsigned product of 64 bits: four products of words and the carries between them.
; Here are the forms whose code is not that of gfx900.

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    v7 = umulhi.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %70=s[0:1]:s2, %69=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %71:s8 = s_load_dwordx8 %70, 0x0
;;     %67.0:v2, %63:s2 = v_add_u32_e64 %71.0, %69
;;     %66:v1 = v_mov_b32_e32 %71.1
;;     %68.1:v2 tied(%67), %65:s2 = v_addc_u32_e64 %66, 0, %63
;;     %57:v1 = v_mov_b32_e32 %71.4
;;     %56:v1 = v_mul_hi_u32 %71.2, %57
;;     %55:v1 = v_mov_b32_e32 %71.4
;;     %53:v2, %54:s2 = v_mad_u64_u32 %71.3, %55, 0
;;     %50.0:v2, %47:s2 = v_add_u32_e64 %53.0, %56
;;     %51.1:v2 tied(%50), %49:s2 = v_addc_u32_e64 %53.1, 0, %47
;;     %43:v1 = v_mov_b32_e32 %71.5
;;     %41:v2, %42:s2 = v_mad_u64_u32 %71.2, %43, 0
;;     %38.0:v2, %35:s2 = v_add_u32_e64 %41.0, %51.0
;;     %39.1:v2 tied(%38), %37:s2 = v_addc_u32_e64 %41.1, 0, %35
;;     %29:v1 = v_mov_b32_e32 %71.5
;;     %27:v2, %28:s2 = v_mad_u64_u32 %71.3, %29, 0
;;     %23.0:v2, %20:s2 = v_add_u32_e64 %27.0, %51.1
;;     %24.1:v2 tied(%23), %22:s2 = v_addc_u32_e64 %27.1, 0, %20
;;     %15.0:v2, %12:s2 = v_add_u32_e64 %24.0, %39.1
;;     %16.1:v2 tied(%15), %14:s2 = v_addc_u32_e64 %24.1, 0, %12
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %68.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %68.1, %2
;;     flat_store_dwordx2 %7, %16
;; }
;;     end
;; }

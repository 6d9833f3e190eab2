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
;;     %64=s[0:1]:s2, %63=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %65:s8 = s_load_dwordx8 %64, 0x0
;;     %61.0:v2, %57:s2 = v_add_u32_e64 %65.0, %63
;;     %60:v1 = v_mov_b32_e32 %65.1
;;     %62.1:v2 tied(%61), %59:s2 = v_addc_u32_e64 %60, 0, %57
;;     %51:v1 = v_mov_b32_e32 %65.4
;;     %50:v1 = v_mul_hi_u32 %65.2, %51
;;     %48.0:v2 = v_mov_b32_e32 %50
;;     %49.1:v2 tied(%48) = v_mov_b32_e32 0
;;     %42:v2, %43:s2 = v_mad_u64_u32 %65.3, %51, %49
;;     %38.0:v2 = v_mov_b32_e32 %42.0
;;     %39.1:v2 tied(%38) = v_mov_b32_e32 0
;;     %34:v1 = v_mov_b32_e32 %65.5
;;     %32:v2, %33:s2 = v_mad_u64_u32 %65.2, %34, %39
;;     %26.0:v2 = v_mov_b32_e32 %42.1
;;     %27.1:v2 tied(%26) = v_mov_b32_e32 0
;;     %20:v2, %21:s2 = v_mad_u64_u32 %65.3, %34, %27
;;     %15.0:v2, %12:s2 = v_add_u32_e64 %20.0, %32.1
;;     %16.1:v2 tied(%15), %14:s2 = v_addc_u32_e64 %20.1, 0, %12
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %62.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %62.1, %2
;;     flat_store_dwordx2 %7, %16
;; }
;;     end
;; }

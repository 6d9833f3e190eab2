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
;;     %80=s[0:1]:s2, %97=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %98:s2 = s_load_dwordx2 %80, 0x0
;;     %95.0:v2 = v_mov_b32_e32 %97
;;     %96.1:v2 tied(%95) = v_mov_b32_e32 0
;;     %90.0:v2, %86:s2 = v_add_u32_e64 %98.0, %96.0
;;     %89:v1 = v_mov_b32_e32 %98.1
;;     %91.1:v2 tied(%90), %88:s2 = v_addc_u32_e64 %89, %96.1, %86
;;     %82:s2 = s_load_dwordx2 %80, 0x8
;;     %81:s2 = s_load_dwordx2 %80, 0x10
;;     %77:v1 = v_mov_b32_e32 %81.0
;;     %76:v1 = v_mul_hi_u32 %82.0, %77
;;     %74.0:v2 = v_mov_b32_e32 %76
;;     %75.1:v2 tied(%74) = v_mov_b32_e32 0
;;     %70:v1 = v_mov_b32_e32 %81.0
;;     %68:v2, %69:s2 = v_mad_u64_u32 %82.1, %70, 0
;;     %65.0:v2, %62:s2 = v_add_u32_e64 %68.0, %75.0
;;     %66.1:v2 tied(%65), %64:s2 = v_addc_u32_e64 %68.1, %75.1, %62
;;     %57.0:v2 = v_mov_b32_e32 %66.0
;;     %58.1:v2 tied(%57) = v_mov_b32_e32 0
;;     %53:v1 = v_mov_b32_e32 %81.1
;;     %51:v2, %52:s2 = v_mad_u64_u32 %82.0, %53, 0
;;     %48.0:v2, %45:s2 = v_add_u32_e64 %51.0, %58.0
;;     %49.1:v2 tied(%48), %47:s2 = v_addc_u32_e64 %51.1, %58.1, %45
;;     %38.0:v2 = v_mov_b32_e32 %66.1
;;     %39.1:v2 tied(%38) = v_mov_b32_e32 0
;;     %33.0:v2 = v_mov_b32_e32 %49.1
;;     %34.1:v2 tied(%33) = v_mov_b32_e32 0
;;     %29:v1 = v_mov_b32_e32 %81.1
;;     %27:v2, %28:s2 = v_mad_u64_u32 %82.1, %29, 0
;;     %23.0:v2, %20:s2 = v_add_u32_e64 %27.0, %39.0
;;     %24.1:v2 tied(%23), %22:s2 = v_addc_u32_e64 %27.1, %39.1, %20
;;     %15.0:v2, %12:s2 = v_add_u32_e64 %24.0, %34.0
;;     %16.1:v2 tied(%15), %14:s2 = v_addc_u32_e64 %24.1, %34.1, %12
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %91.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %91.1, %2
;;     flat_store_dwordx2 %7, %16
;; }
;;     end
;; }

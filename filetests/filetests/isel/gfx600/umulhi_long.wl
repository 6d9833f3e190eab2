; test isel precise-output
; target gfx600
; The high half of an unsigned product of 64 bits: four products of words and the carries between them.
; Here are the forms whose code is not that of gfx700.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = umulhi.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %100=s[0:1]:s2, %99=v0:v1 = inputs
;;     %101:s2 = s_load_dwordx2 %100, 0x0
;;     %90.2:s4 = s_mov_b32 0
;;     %91.3:s4 tied(%90) = s_mov_b32 0x100f000
;;     %92.0:s4 tied(%91) = s_mov_b32 %101.0
;;     %93.1:s4 tied(%92) = s_mov_b32 %101.1
;;     %96.1:v2 = v_mov_b32_e32 0
;;     %97.0:v2 tied(%96) = v_mov_b32_e32 %99
;;     %98:v4 = buffer_load_dwordx4 %97, %93, 0 addr64
;;     %83:v1 = v_mul_hi_u32 %98.0, %98.2
;;     %72:v1 = v_mul_lo_u32 %98.1, 0
;;     %74:v1 = v_mul_lo_u32 0, %98.2
;;     %81.0:v2 = v_mul_lo_u32 %98.1, %98.2
;;     %76:v1 = v_mul_hi_u32 %98.1, %98.2
;;     %77:v1, %78:s2 = v_add_i32_e64 %76, %72
;;     %82.1:v2 tied(%81), %80:s2 = v_add_i32_e64 %77, %74
;;     %70.0:v2, %67:s2 = v_add_i32_e64 %82.0, %83
;;     %71.1:v2 tied(%70), %69:s2 = v_addc_u32_e64 %82.1, 0, %67
;;     %54:v1 = v_mul_lo_u32 %98.0, 0
;;     %55:v1 = v_mul_lo_u32 0, %98.3
;;     %62.0:v2 = v_mul_lo_u32 %98.0, %98.3
;;     %57:v1 = v_mul_hi_u32 %98.0, %98.3
;;     %58:v1, %59:s2 = v_add_i32_e64 %57, %54
;;     %63.1:v2 tied(%62), %61:s2 = v_add_i32_e64 %58, %55
;;     %51.0:v2, %48:s2 = v_add_i32_e64 %63.0, %71.0
;;     %52.1:v2 tied(%51), %50:s2 = v_addc_u32_e64 %63.1, 0, %48
;;     %32:v1 = v_mul_lo_u32 %98.1, 0
;;     %34:v1 = v_mul_lo_u32 0, %98.3
;;     %41.0:v2 = v_mul_lo_u32 %98.1, %98.3
;;     %36:v1 = v_mul_hi_u32 %98.1, %98.3
;;     %37:v1, %38:s2 = v_add_i32_e64 %36, %32
;;     %42.1:v2 tied(%41), %40:s2 = v_add_i32_e64 %37, %34
;;     %29.0:v2, %26:s2 = v_add_i32_e64 %42.0, %71.1
;;     %30.1:v2 tied(%29), %28:s2 = v_addc_u32_e64 %42.1, 0, %26
;;     %21.0:v2, %18:s2 = v_add_i32_e64 %30.0, %52.1
;;     %22.1:v2 tied(%21), %20:s2 = v_addc_u32_e64 %30.1, 0, %18
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %101.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %101.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %99
;;     buffer_store_dwordx2 %22, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

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
;; machine kernel %wave target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %94=s[0:1]:s2, %93=v0:v1 = inputs
;;     %95:s8 = s_load_dwordx8 %94, 0x0
;;     %90:v1 = v_mov_b32_e32 %95.4
;;     %89:v1 = v_mul_hi_u32 %95.2, %90
;;     %76:v1 = v_mul_lo_u32 %95.3, 0
;;     %78:v1 = v_mul_lo_u32 0, %95.4
;;     %87.0:v2 = v_mul_lo_u32 %95.3, %90
;;     %81:v1 = v_mul_hi_u32 %95.3, %90
;;     %83:v1, %84:s2 = v_add_i32_e64 %81, %76
;;     %88.1:v2 tied(%87), %86:s2 = v_add_i32_e64 %83, %78
;;     %74.0:v2, %71:s2 = v_add_i32_e64 %88.0, %89
;;     %75.1:v2 tied(%74), %73:s2 = v_addc_u32_e64 %88.1, 0, %71
;;     %56:v1 = v_mul_lo_u32 %95.2, 0
;;     %57:v1 = v_mul_lo_u32 0, %95.5
;;     %59:v1 = v_mov_b32_e32 %95.5
;;     %66.0:v2 = v_mul_lo_u32 %95.2, %59
;;     %60:v1 = v_mul_hi_u32 %95.2, %59
;;     %62:v1, %63:s2 = v_add_i32_e64 %60, %56
;;     %67.1:v2 tied(%66), %65:s2 = v_add_i32_e64 %62, %57
;;     %53.0:v2, %50:s2 = v_add_i32_e64 %67.0, %75.0
;;     %54.1:v2 tied(%53), %52:s2 = v_addc_u32_e64 %67.1, 0, %50
;;     %32:v1 = v_mul_lo_u32 %95.3, 0
;;     %34:v1 = v_mul_lo_u32 0, %95.5
;;     %43.0:v2 = v_mul_lo_u32 %95.3, %59
;;     %37:v1 = v_mul_hi_u32 %95.3, %59
;;     %39:v1, %40:s2 = v_add_i32_e64 %37, %32
;;     %44.1:v2 tied(%43), %42:s2 = v_add_i32_e64 %39, %34
;;     %29.0:v2, %26:s2 = v_add_i32_e64 %44.0, %75.1
;;     %30.1:v2 tied(%29), %28:s2 = v_addc_u32_e64 %44.1, 0, %26
;;     %21.0:v2, %18:s2 = v_add_i32_e64 %30.0, %54.1
;;     %22.1:v2 tied(%21), %20:s2 = v_addc_u32_e64 %30.1, 0, %18
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %95.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %95.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %93
;;     buffer_store_dwordx2 %22, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

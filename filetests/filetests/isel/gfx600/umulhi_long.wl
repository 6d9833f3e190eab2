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
;;     %113=s[0:1]:s2, %112=v0:v1 = inputs
;;     %114:s2 = s_load_dwordx2 %113, 0x0
;;     %103.2:s4 = s_mov_b32 0
;;     %104.3:s4 tied(%103) = s_mov_b32 0x100f000
;;     %105.0:s4 tied(%104) = s_mov_b32 %114.0
;;     %106.1:s4 tied(%105) = s_mov_b32 %114.1
;;     %109.1:v2 = v_mov_b32_e32 0
;;     %110.0:v2 tied(%109) = v_mov_b32_e32 %112
;;     %111:v2 = buffer_load_dwordx2 %110, %106, 0 addr64
;;     %90.2:s4 = s_mov_b32 0
;;     %91.3:s4 tied(%90) = s_mov_b32 0x100f000
;;     %92.0:s4 tied(%91) = s_mov_b32 %114.0
;;     %93.1:s4 tied(%92) = s_mov_b32 %114.1
;;     %96.1:v2 = v_mov_b32_e32 0
;;     %97.0:v2 tied(%96) = v_mov_b32_e32 %112
;;     %98:v2 = buffer_load_dwordx2 %97, %93, 0 addr64 offset:8
;;     %83:v1 = v_mul_hi_u32 %111.0, %98.0
;;     %72:v1 = v_mul_lo_u32 %111.1, 0
;;     %74:v1 = v_mul_lo_u32 0, %98.0
;;     %81.0:v2 = v_mul_lo_u32 %111.1, %98.0
;;     %76:v1 = v_mul_hi_u32 %111.1, %98.0
;;     %77:v1, %78:s2 = v_add_i32_e64 %76, %72
;;     %82.1:v2 tied(%81), %80:s2 = v_add_i32_e64 %77, %74
;;     %70.0:v2, %67:s2 = v_add_i32_e64 %82.0, %83
;;     %71.1:v2 tied(%70), %69:s2 = v_addc_u32_e64 %82.1, 0, %67
;;     %54:v1 = v_mul_lo_u32 %111.0, 0
;;     %55:v1 = v_mul_lo_u32 0, %98.1
;;     %62.0:v2 = v_mul_lo_u32 %111.0, %98.1
;;     %57:v1 = v_mul_hi_u32 %111.0, %98.1
;;     %58:v1, %59:s2 = v_add_i32_e64 %57, %54
;;     %63.1:v2 tied(%62), %61:s2 = v_add_i32_e64 %58, %55
;;     %51.0:v2, %48:s2 = v_add_i32_e64 %63.0, %71.0
;;     %52.1:v2 tied(%51), %50:s2 = v_addc_u32_e64 %63.1, 0, %48
;;     %32:v1 = v_mul_lo_u32 %111.1, 0
;;     %34:v1 = v_mul_lo_u32 0, %98.1
;;     %41.0:v2 = v_mul_lo_u32 %111.1, %98.1
;;     %36:v1 = v_mul_hi_u32 %111.1, %98.1
;;     %37:v1, %38:s2 = v_add_i32_e64 %36, %32
;;     %42.1:v2 tied(%41), %40:s2 = v_add_i32_e64 %37, %34
;;     %29.0:v2, %26:s2 = v_add_i32_e64 %42.0, %71.1
;;     %30.1:v2 tied(%29), %28:s2 = v_addc_u32_e64 %42.1, 0, %26
;;     %21.0:v2, %18:s2 = v_add_i32_e64 %30.0, %52.1
;;     %22.1:v2 tied(%21), %20:s2 = v_addc_u32_e64 %30.1, 0, %18
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %114.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %114.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %112
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
;;     %93=s[0:1]:s2, %96=v0:v1 = inputs
;;     %97:s2 = s_load_dwordx2 %93, 0x0
;;     %95:s2 = s_load_dwordx2 %93, 0x2
;;     %94:s2 = s_load_dwordx2 %93, 0x4
;;     %90:v1 = v_mov_b32_e32 %94.0
;;     %89:v1 = v_mul_hi_u32 %95.0, %90
;;     %76:v1 = v_mul_lo_u32 %95.1, 0
;;     %78:v1 = v_mul_lo_u32 0, %94.0
;;     %80:v1 = v_mov_b32_e32 %94.0
;;     %87.0:v2 = v_mul_lo_u32 %95.1, %80
;;     %82:v1 = v_mov_b32_e32 %94.0
;;     %81:v1 = v_mul_hi_u32 %95.1, %82
;;     %83:v1, %84:s2 = v_add_i32_e64 %81, %76
;;     %88.1:v2 tied(%87), %86:s2 = v_add_i32_e64 %83, %78
;;     %74.0:v2, %71:s2 = v_add_i32_e64 %88.0, %89
;;     %75.1:v2 tied(%74), %73:s2 = v_addc_u32_e64 %88.1, 0, %71
;;     %56:v1 = v_mul_lo_u32 %95.0, 0
;;     %57:v1 = v_mul_lo_u32 0, %94.1
;;     %59:v1 = v_mov_b32_e32 %94.1
;;     %66.0:v2 = v_mul_lo_u32 %95.0, %59
;;     %61:v1 = v_mov_b32_e32 %94.1
;;     %60:v1 = v_mul_hi_u32 %95.0, %61
;;     %62:v1, %63:s2 = v_add_i32_e64 %60, %56
;;     %67.1:v2 tied(%66), %65:s2 = v_add_i32_e64 %62, %57
;;     %53.0:v2, %50:s2 = v_add_i32_e64 %67.0, %75.0
;;     %54.1:v2 tied(%53), %52:s2 = v_addc_u32_e64 %67.1, 0, %50
;;     %32:v1 = v_mul_lo_u32 %95.1, 0
;;     %34:v1 = v_mul_lo_u32 0, %94.1
;;     %36:v1 = v_mov_b32_e32 %94.1
;;     %43.0:v2 = v_mul_lo_u32 %95.1, %36
;;     %38:v1 = v_mov_b32_e32 %94.1
;;     %37:v1 = v_mul_hi_u32 %95.1, %38
;;     %39:v1, %40:s2 = v_add_i32_e64 %37, %32
;;     %44.1:v2 tied(%43), %42:s2 = v_add_i32_e64 %39, %34
;;     %29.0:v2, %26:s2 = v_add_i32_e64 %44.0, %75.1
;;     %30.1:v2 tied(%29), %28:s2 = v_addc_u32_e64 %44.1, 0, %26
;;     %21.0:v2, %18:s2 = v_add_i32_e64 %30.0, %54.1
;;     %22.1:v2 tied(%21), %20:s2 = v_addc_u32_e64 %30.1, 0, %18
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %97.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %97.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %96
;;     buffer_store_dwordx2 %22, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

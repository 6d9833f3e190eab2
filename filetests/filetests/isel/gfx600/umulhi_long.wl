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
;;     %153=s[0:1]:s2, %152=v0:v1 = inputs
;;     %154:s2 = s_load_dwordx2 %153, 0x0
;;     %143.2:s4 = s_mov_b32 0
;;     %144.3:s4 tied(%143) = s_mov_b32 0x100f000
;;     %145.0:s4 tied(%144) = s_mov_b32 %154.0
;;     %146.1:s4 tied(%145) = s_mov_b32 %154.1
;;     %149.1:v2 = v_mov_b32_e32 0
;;     %150.0:v2 tied(%149) = v_mov_b32_e32 %152
;;     %151:v2 = buffer_load_dwordx2 %150, %146, 0 addr64
;;     %130.2:s4 = s_mov_b32 0
;;     %131.3:s4 tied(%130) = s_mov_b32 0x100f000
;;     %132.0:s4 tied(%131) = s_mov_b32 %154.0
;;     %133.1:s4 tied(%132) = s_mov_b32 %154.1
;;     %136.1:v2 = v_mov_b32_e32 0
;;     %137.0:v2 tied(%136) = v_mov_b32_e32 %152
;;     %138:v2 = buffer_load_dwordx2 %137, %133, 0 addr64 offset:8
;;     %123:v1 = v_mul_hi_u32 %151.0, %138.0
;;     %121.0:v2 = v_mov_b32_e32 %123
;;     %122.1:v2 tied(%121) = v_mov_b32_e32 0
;;     %116.0:v2 = v_mov_b32_e32 %151.1
;;     %117.1:v2 tied(%116) = v_mov_b32_e32 0
;;     %111.0:v2 = v_mov_b32_e32 %138.0
;;     %112.1:v2 tied(%111) = v_mov_b32_e32 0
;;     %98:v1 = v_mul_lo_u32 %117.0, %112.1
;;     %99:v1 = v_mul_lo_u32 %117.1, %112.0
;;     %106.0:v2 = v_mul_lo_u32 %117.0, %112.0
;;     %101:v1 = v_mul_hi_u32 %117.0, %112.0
;;     %102:v1, %103:s2 = v_add_i32_e64 %101, %98
;;     %107.1:v2 tied(%106), %105:s2 = v_add_i32_e64 %102, %99
;;     %95.0:v2, %92:s2 = v_add_i32_e64 %107.0, %122.0
;;     %96.1:v2 tied(%95), %94:s2 = v_addc_u32_e64 %107.1, %122.1, %92
;;     %87.0:v2 = v_mov_b32_e32 %96.0
;;     %88.1:v2 tied(%87) = v_mov_b32_e32 0
;;     %82.0:v2 = v_mov_b32_e32 %151.0
;;     %83.1:v2 tied(%82) = v_mov_b32_e32 0
;;     %77.0:v2 = v_mov_b32_e32 %138.1
;;     %78.1:v2 tied(%77) = v_mov_b32_e32 0
;;     %64:v1 = v_mul_lo_u32 %83.0, %78.1
;;     %65:v1 = v_mul_lo_u32 %83.1, %78.0
;;     %72.0:v2 = v_mul_lo_u32 %83.0, %78.0
;;     %67:v1 = v_mul_hi_u32 %83.0, %78.0
;;     %68:v1, %69:s2 = v_add_i32_e64 %67, %64
;;     %73.1:v2 tied(%72), %71:s2 = v_add_i32_e64 %68, %65
;;     %61.0:v2, %58:s2 = v_add_i32_e64 %73.0, %88.0
;;     %62.1:v2 tied(%61), %60:s2 = v_addc_u32_e64 %73.1, %88.1, %58
;;     %51.0:v2 = v_mov_b32_e32 %96.1
;;     %52.1:v2 tied(%51) = v_mov_b32_e32 0
;;     %46.0:v2 = v_mov_b32_e32 %62.1
;;     %47.1:v2 tied(%46) = v_mov_b32_e32 0
;;     %33:v1 = v_mul_lo_u32 %117.0, %78.1
;;     %34:v1 = v_mul_lo_u32 %117.1, %78.0
;;     %41.0:v2 = v_mul_lo_u32 %117.0, %78.0
;;     %36:v1 = v_mul_hi_u32 %117.0, %78.0
;;     %37:v1, %38:s2 = v_add_i32_e64 %36, %33
;;     %42.1:v2 tied(%41), %40:s2 = v_add_i32_e64 %37, %34
;;     %29.0:v2, %26:s2 = v_add_i32_e64 %42.0, %52.0
;;     %30.1:v2 tied(%29), %28:s2 = v_addc_u32_e64 %42.1, %52.1, %26
;;     %21.0:v2, %18:s2 = v_add_i32_e64 %30.0, %47.0
;;     %22.1:v2 tied(%21), %20:s2 = v_addc_u32_e64 %30.1, %47.1, %18
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %154.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %154.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %152
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
;;     %139=s[0:1]:s2, %142=v0:v1 = inputs
;;     %143:s2 = s_load_dwordx2 %139, 0x0
;;     %141:s2 = s_load_dwordx2 %139, 0x2
;;     %140:s2 = s_load_dwordx2 %139, 0x4
;;     %136:v1 = v_mov_b32_e32 %140.0
;;     %135:v1 = v_mul_hi_u32 %141.0, %136
;;     %133.0:v2 = v_mov_b32_e32 %135
;;     %134.1:v2 tied(%133) = v_mov_b32_e32 0
;;     %128.0:s2 = s_mov_b32 %141.1
;;     %129.1:s2 tied(%128) = s_mov_b32 0
;;     %123.0:s2 = s_mov_b32 %140.0
;;     %124.1:s2 tied(%123) = s_mov_b32 0
;;     %107:v1 = v_mov_b32_e32 %124.1
;;     %106:v1 = v_mul_lo_u32 %129.0, %107
;;     %109:v1 = v_mov_b32_e32 %124.0
;;     %108:v1 = v_mul_lo_u32 %129.1, %109
;;     %111:v1 = v_mov_b32_e32 %124.0
;;     %118.0:v2 = v_mul_lo_u32 %129.0, %111
;;     %113:v1 = v_mov_b32_e32 %124.0
;;     %112:v1 = v_mul_hi_u32 %129.0, %113
;;     %114:v1, %115:s2 = v_add_i32_e64 %112, %106
;;     %119.1:v2 tied(%118), %117:s2 = v_add_i32_e64 %114, %108
;;     %103.0:v2, %100:s2 = v_add_i32_e64 %119.0, %134.0
;;     %104.1:v2 tied(%103), %102:s2 = v_addc_u32_e64 %119.1, %134.1, %100
;;     %95.0:v2 = v_mov_b32_e32 %104.0
;;     %96.1:v2 tied(%95) = v_mov_b32_e32 0
;;     %90.0:s2 = s_mov_b32 %141.0
;;     %91.1:s2 tied(%90) = s_mov_b32 0
;;     %85.0:s2 = s_mov_b32 %140.1
;;     %86.1:s2 tied(%85) = s_mov_b32 0
;;     %69:v1 = v_mov_b32_e32 %86.1
;;     %68:v1 = v_mul_lo_u32 %91.0, %69
;;     %71:v1 = v_mov_b32_e32 %86.0
;;     %70:v1 = v_mul_lo_u32 %91.1, %71
;;     %73:v1 = v_mov_b32_e32 %86.0
;;     %80.0:v2 = v_mul_lo_u32 %91.0, %73
;;     %75:v1 = v_mov_b32_e32 %86.0
;;     %74:v1 = v_mul_hi_u32 %91.0, %75
;;     %76:v1, %77:s2 = v_add_i32_e64 %74, %68
;;     %81.1:v2 tied(%80), %79:s2 = v_add_i32_e64 %76, %70
;;     %65.0:v2, %62:s2 = v_add_i32_e64 %81.0, %96.0
;;     %66.1:v2 tied(%65), %64:s2 = v_addc_u32_e64 %81.1, %96.1, %62
;;     %55.0:v2 = v_mov_b32_e32 %104.1
;;     %56.1:v2 tied(%55) = v_mov_b32_e32 0
;;     %50.0:v2 = v_mov_b32_e32 %66.1
;;     %51.1:v2 tied(%50) = v_mov_b32_e32 0
;;     %34:v1 = v_mov_b32_e32 %86.1
;;     %33:v1 = v_mul_lo_u32 %129.0, %34
;;     %36:v1 = v_mov_b32_e32 %86.0
;;     %35:v1 = v_mul_lo_u32 %129.1, %36
;;     %38:v1 = v_mov_b32_e32 %86.0
;;     %45.0:v2 = v_mul_lo_u32 %129.0, %38
;;     %40:v1 = v_mov_b32_e32 %86.0
;;     %39:v1 = v_mul_hi_u32 %129.0, %40
;;     %41:v1, %42:s2 = v_add_i32_e64 %39, %33
;;     %46.1:v2 tied(%45), %44:s2 = v_add_i32_e64 %41, %35
;;     %29.0:v2, %26:s2 = v_add_i32_e64 %46.0, %56.0
;;     %30.1:v2 tied(%29), %28:s2 = v_addc_u32_e64 %46.1, %56.1, %26
;;     %21.0:v2, %18:s2 = v_add_i32_e64 %30.0, %51.0
;;     %22.1:v2 tied(%21), %20:s2 = v_addc_u32_e64 %30.1, %51.1, %18
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %143.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %143.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %142
;;     buffer_store_dwordx2 %22, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

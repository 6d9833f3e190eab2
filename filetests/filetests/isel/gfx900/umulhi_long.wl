; test isel precise-output
; target gfx900
; The high half of an unsigned product of 64 bits: four products of words and the carries between them.

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
;; machine kernel %lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %73=s[0:1]:s2, %72=v0:v1 = inputs
;;     %74:s2 = s_load_dwordx2 %73, 0x0
;;     %71:v2 = global_load_dwordx2 %72, %74
;;     %70:v2 = global_load_dwordx2 %72, %74 offset:8
;;     %67:v1 = v_mul_hi_u32 %71.0, %70.0
;;     %65.0:v2 = v_mov_b32_e32 %67
;;     %66.1:v2 tied(%65) = v_mov_b32_e32 0
;;     %60:v2, %61:s2 = v_mad_u64_u32 %71.1, %70.0, 0
;;     %57.0:v2, %54:s2 = v_add_co_u32_e64 %60.0, %66.0
;;     %58.1:v2 tied(%57), %56:s2 = v_addc_co_u32_e64 %60.1, %66.1, %54
;;     %49.0:v2 = v_mov_b32_e32 %58.0
;;     %50.1:v2 tied(%49) = v_mov_b32_e32 0
;;     %44:v2, %45:s2 = v_mad_u64_u32 %71.0, %70.1, 0
;;     %41.0:v2, %38:s2 = v_add_co_u32_e64 %44.0, %50.0
;;     %42.1:v2 tied(%41), %40:s2 = v_addc_co_u32_e64 %44.1, %50.1, %38
;;     %31.0:v2 = v_mov_b32_e32 %58.1
;;     %32.1:v2 tied(%31) = v_mov_b32_e32 0
;;     %26.0:v2 = v_mov_b32_e32 %42.1
;;     %27.1:v2 tied(%26) = v_mov_b32_e32 0
;;     %21:v2, %22:s2 = v_mad_u64_u32 %71.1, %70.1, 0
;;     %17.0:v2, %14:s2 = v_add_co_u32_e64 %21.0, %32.0
;;     %18.1:v2 tied(%17), %16:s2 = v_addc_co_u32_e64 %21.1, %32.1, %14
;;     %9.0:v2, %6:s2 = v_add_co_u32_e64 %18.0, %27.0
;;     %10.1:v2 tied(%9), %8:s2 = v_addc_co_u32_e64 %18.1, %27.1, %6
;;     global_store_dwordx2 %72, %10, %74 offset:256
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
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %104=s[0:1]:s2, %107=v0:v1 = inputs
;;     %108:s2 = s_load_dwordx2 %104, 0x0
;;     %106:s2 = s_load_dwordx2 %104, 0x8
;;     %105:s2 = s_load_dwordx2 %104, 0x10
;;     %101:s1 = s_mul_hi_u32 %106.0, %105.0
;;     %99.0:s2 = s_mov_b32 %101
;;     %100.1:s2 tied(%99) = s_mov_b32 0
;;     %94.0:s2 = s_mov_b32 %106.1
;;     %95.1:s2 tied(%94) = s_mov_b32 0
;;     %89.0:s2 = s_mov_b32 %105.0
;;     %90.1:s2 tied(%89) = s_mov_b32 0
;;     %78:s1 = s_mul_i32 %95.0, %90.1
;;     %79:s1 = s_mul_i32 %95.1, %90.0
;;     %80:s1 = s_mul_hi_u32 %95.0, %90.0
;;     %84.0:s2 = s_mul_i32 %95.0, %90.0
;;     %82:s1 = s_add_u32 %78, %79
;;     %85.1:s2 tied(%84) = s_add_u32 %80, %82
;;     %75.0:s2 = s_add_u32 %85.0, %100.0 makes scc
;;     %76.1:s2 tied(%75) = s_addc_u32 %85.1, %100.1
;;     %69.0:s2 = s_mov_b32 %76.0
;;     %70.1:s2 tied(%69) = s_mov_b32 0
;;     %64.0:s2 = s_mov_b32 %106.0
;;     %65.1:s2 tied(%64) = s_mov_b32 0
;;     %59.0:s2 = s_mov_b32 %105.1
;;     %60.1:s2 tied(%59) = s_mov_b32 0
;;     %48:s1 = s_mul_i32 %65.0, %60.1
;;     %49:s1 = s_mul_i32 %65.1, %60.0
;;     %50:s1 = s_mul_hi_u32 %65.0, %60.0
;;     %54.0:s2 = s_mul_i32 %65.0, %60.0
;;     %52:s1 = s_add_u32 %48, %49
;;     %55.1:s2 tied(%54) = s_add_u32 %50, %52
;;     %45.0:s2 = s_add_u32 %55.0, %70.0 makes scc
;;     %46.1:s2 tied(%45) = s_addc_u32 %55.1, %70.1
;;     %37.0:s2 = s_mov_b32 %76.1
;;     %38.1:s2 tied(%37) = s_mov_b32 0
;;     %32.0:s2 = s_mov_b32 %46.1
;;     %33.1:s2 tied(%32) = s_mov_b32 0
;;     %21:s1 = s_mul_i32 %95.0, %60.1
;;     %22:s1 = s_mul_i32 %95.1, %60.0
;;     %23:s1 = s_mul_hi_u32 %95.0, %60.0
;;     %27.0:s2 = s_mul_i32 %95.0, %60.0
;;     %25:s1 = s_add_u32 %21, %22
;;     %28.1:s2 tied(%27) = s_add_u32 %23, %25
;;     %17.0:s2 = s_add_u32 %28.0, %38.0 makes scc
;;     %18.1:s2 tied(%17) = s_addc_u32 %28.1, %38.1
;;     %11.0:s2 = s_add_u32 %18.0, %33.0 makes scc
;;     %12.1:s2 tied(%11) = s_addc_u32 %18.1, %33.1
;;     %5.0:v2 = v_mov_b32_e32 %12.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %12.1
;;     global_store_dwordx2 %107, %6, %108 offset:256
;; }
;;     end
;; }

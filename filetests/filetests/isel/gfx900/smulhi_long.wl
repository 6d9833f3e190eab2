; test isel precise-output
; target gfx900
; The high half of a signed product of 64 bits: the unsigned one, corrected for each negative factor.

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
    v7 = smulhi.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %101=s[0:1]:s2, %100=v0:v1 = inputs
;;     %102:s2 = s_load_dwordx2 %101, 0x0
;;     %99:v2 = global_load_dwordx2 %100, %102
;;     %98:v2 = global_load_dwordx2 %100, %102 offset:8
;;     %97:v1 = v_mul_hi_u32 %99.0, %98.0
;;     %95.0:v2 = v_mov_b32_e32 %97
;;     %96.1:v2 tied(%95) = v_mov_b32_e32 0
;;     %90:v2, %91:s2 = v_mad_u64_u32 %99.1, %98.0, 0
;;     %87.0:v2, %84:s2 = v_add_co_u32_e64 %90.0, %96.0
;;     %88.1:v2 tied(%87), %86:s2 = v_addc_co_u32_e64 %90.1, %96.1, %84
;;     %79.0:v2 = v_mov_b32_e32 %88.0
;;     %80.1:v2 tied(%79) = v_mov_b32_e32 0
;;     %74:v2, %75:s2 = v_mad_u64_u32 %99.0, %98.1, 0
;;     %71.0:v2, %68:s2 = v_add_co_u32_e64 %74.0, %80.0
;;     %72.1:v2 tied(%71), %70:s2 = v_addc_co_u32_e64 %74.1, %80.1, %68
;;     %61.0:v2 = v_mov_b32_e32 %88.1
;;     %62.1:v2 tied(%61) = v_mov_b32_e32 0
;;     %56.0:v2 = v_mov_b32_e32 %72.1
;;     %57.1:v2 tied(%56) = v_mov_b32_e32 0
;;     %51:v2, %52:s2 = v_mad_u64_u32 %99.1, %98.1, 0
;;     %47.0:v2, %44:s2 = v_add_co_u32_e64 %51.0, %62.0
;;     %48.1:v2 tied(%47), %46:s2 = v_addc_co_u32_e64 %51.1, %62.1, %44
;;     %39.0:v2, %36:s2 = v_add_co_u32_e64 %48.0, %57.0
;;     %40.1:v2 tied(%39), %38:s2 = v_addc_co_u32_e64 %48.1, %57.1, %36
;;     %32:v2 = v_ashrrev_i64 63, %99
;;     %31:v2 = v_ashrrev_i64 63, %98
;;     %29.0:v2 = v_and_b32_e32 %32.0, %98.0
;;     %30.1:v2 tied(%29) = v_and_b32_e32 %32.1, %98.1
;;     %23.0:v2 = v_and_b32_e32 %31.0, %99.0
;;     %24.1:v2 tied(%23) = v_and_b32_e32 %31.1, %99.1
;;     %17.0:v2, %14:s2 = v_sub_co_u32_e64 %40.0, %30.0
;;     %18.1:v2 tied(%17), %16:s2 = v_subb_co_u32_e64 %40.1, %30.1, %14
;;     %9.0:v2, %6:s2 = v_sub_co_u32_e64 %18.0, %24.0
;;     %10.1:v2 tied(%9), %8:s2 = v_subb_co_u32_e64 %18.1, %24.1, %6
;;     global_store_dwordx2 %100, %10, %102 offset:256
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
    v7 = smulhi.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %122=s[0:1]:s2, %125=v0:v1 = inputs
;;     %126:s2 = s_load_dwordx2 %122, 0x0
;;     %124:s2 = s_load_dwordx2 %122, 0x8
;;     %123:s2 = s_load_dwordx2 %122, 0x10
;;     %121:s1 = s_mul_hi_u32 %124.0, %123.0
;;     %119.0:s2 = s_mov_b32 %121
;;     %120.1:s2 tied(%119) = s_mov_b32 0
;;     %114.0:s2 = s_mov_b32 %124.1
;;     %115.1:s2 tied(%114) = s_mov_b32 0
;;     %109.0:s2 = s_mov_b32 %123.0
;;     %110.1:s2 tied(%109) = s_mov_b32 0
;;     %98:s1 = s_mul_i32 %115.0, %110.1
;;     %99:s1 = s_mul_i32 %115.1, %110.0
;;     %100:s1 = s_mul_hi_u32 %115.0, %110.0
;;     %104.0:s2 = s_mul_i32 %115.0, %110.0
;;     %102:s1 = s_add_u32 %98, %99
;;     %105.1:s2 tied(%104) = s_add_u32 %100, %102
;;     %95.0:s2 = s_add_u32 %105.0, %120.0 makes scc
;;     %96.1:s2 tied(%95) = s_addc_u32 %105.1, %120.1
;;     %89.0:s2 = s_mov_b32 %96.0
;;     %90.1:s2 tied(%89) = s_mov_b32 0
;;     %84.0:s2 = s_mov_b32 %124.0
;;     %85.1:s2 tied(%84) = s_mov_b32 0
;;     %79.0:s2 = s_mov_b32 %123.1
;;     %80.1:s2 tied(%79) = s_mov_b32 0
;;     %68:s1 = s_mul_i32 %85.0, %80.1
;;     %69:s1 = s_mul_i32 %85.1, %80.0
;;     %70:s1 = s_mul_hi_u32 %85.0, %80.0
;;     %74.0:s2 = s_mul_i32 %85.0, %80.0
;;     %72:s1 = s_add_u32 %68, %69
;;     %75.1:s2 tied(%74) = s_add_u32 %70, %72
;;     %65.0:s2 = s_add_u32 %75.0, %90.0 makes scc
;;     %66.1:s2 tied(%65) = s_addc_u32 %75.1, %90.1
;;     %57.0:s2 = s_mov_b32 %96.1
;;     %58.1:s2 tied(%57) = s_mov_b32 0
;;     %52.0:s2 = s_mov_b32 %66.1
;;     %53.1:s2 tied(%52) = s_mov_b32 0
;;     %41:s1 = s_mul_i32 %115.0, %80.1
;;     %42:s1 = s_mul_i32 %115.1, %80.0
;;     %43:s1 = s_mul_hi_u32 %115.0, %80.0
;;     %47.0:s2 = s_mul_i32 %115.0, %80.0
;;     %45:s1 = s_add_u32 %41, %42
;;     %48.1:s2 tied(%47) = s_add_u32 %43, %45
;;     %37.0:s2 = s_add_u32 %48.0, %58.0 makes scc
;;     %38.1:s2 tied(%37) = s_addc_u32 %48.1, %58.1
;;     %31.0:s2 = s_add_u32 %38.0, %53.0 makes scc
;;     %32.1:s2 tied(%31) = s_addc_u32 %38.1, %53.1
;;     %26:s2 = s_ashr_i64 %124, 63
;;     %25:s2 = s_ashr_i64 %123, 63
;;     %24:s2 = s_and_b64 %26, %123
;;     %21:s2 = s_and_b64 %25, %124
;;     %17.0:s2 = s_sub_u32 %32.0, %24.0 makes scc
;;     %18.1:s2 tied(%17) = s_subb_u32 %32.1, %24.1
;;     %11.0:s2 = s_sub_u32 %18.0, %21.0 makes scc
;;     %12.1:s2 tied(%11) = s_subb_u32 %18.1, %21.1
;;     %5.0:v2 = v_mov_b32_e32 %12.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %12.1
;;     global_store_dwordx2 %125, %6, %126 offset:256
;; }
;;     end
;; }

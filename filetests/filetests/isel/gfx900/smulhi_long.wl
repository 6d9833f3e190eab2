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
;;     %81=s[0:1]:s2, %80=v0:v1 = inputs
;;     %82:s2 = s_load_dwordx2 %81, 0x0
;;     %79:v2 = global_load_dwordx2 %80, %82
;;     %78:v2 = global_load_dwordx2 %80, %82 offset:8
;;     %77:v1 = v_mul_hi_u32 %79.0, %78.0
;;     %75:v2, %76:s2 = v_mad_u64_u32 %79.1, %78.0, 0
;;     %72.0:v2, %69:s2 = v_add_co_u32_e64 %75.0, %77
;;     %73.1:v2 tied(%72), %71:s2 = v_addc_co_u32_e64 %75.1, 0, %69
;;     %64:v2, %65:s2 = v_mad_u64_u32 %79.0, %78.1, 0
;;     %61.0:v2, %58:s2 = v_add_co_u32_e64 %64.0, %73.0
;;     %62.1:v2 tied(%61), %60:s2 = v_addc_co_u32_e64 %64.1, 0, %58
;;     %51:v2, %52:s2 = v_mad_u64_u32 %79.1, %78.1, 0
;;     %47.0:v2, %44:s2 = v_add_co_u32_e64 %51.0, %73.1
;;     %48.1:v2 tied(%47), %46:s2 = v_addc_co_u32_e64 %51.1, 0, %44
;;     %39.0:v2, %36:s2 = v_add_co_u32_e64 %48.0, %62.1
;;     %40.1:v2 tied(%39), %38:s2 = v_addc_co_u32_e64 %48.1, 0, %36
;;     %32:v2 = v_ashrrev_i64 63, %79
;;     %31:v2 = v_ashrrev_i64 63, %78
;;     %29.0:v2 = v_and_b32_e32 %32.0, %78.0
;;     %30.1:v2 tied(%29) = v_and_b32_e32 %32.1, %78.1
;;     %23.0:v2 = v_and_b32_e32 %31.0, %79.0
;;     %24.1:v2 tied(%23) = v_and_b32_e32 %31.1, %79.1
;;     %17.0:v2, %14:s2 = v_sub_co_u32_e64 %40.0, %30.0
;;     %18.1:v2 tied(%17), %16:s2 = v_subb_co_u32_e64 %40.1, %30.1, %14
;;     %9.0:v2, %6:s2 = v_sub_co_u32_e64 %18.0, %24.0
;;     %10.1:v2 tied(%9), %8:s2 = v_subb_co_u32_e64 %18.1, %24.1, %6
;;     global_store_dwordx2 %80, %10, %82 offset:256
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
;;     %82=s[0:1]:s2, %85=v0:v1 = inputs
;;     %86:s2 = s_load_dwordx2 %82, 0x0
;;     %84:s2 = s_load_dwordx2 %82, 0x8
;;     %83:s2 = s_load_dwordx2 %82, 0x10
;;     %81:s1 = s_mul_hi_u32 %84.0, %83.0
;;     %72:s1 = s_mul_i32 %84.1, 0
;;     %74:s1 = s_mul_i32 0, %83.0
;;     %75:s1 = s_mul_hi_u32 %84.1, %83.0
;;     %79.0:s2 = s_mul_i32 %84.1, %83.0
;;     %77:s1 = s_add_u32 %72, %74
;;     %80.1:s2 tied(%79) = s_add_u32 %75, %77
;;     %70.0:s2 = s_add_u32 %80.0, %81 makes scc
;;     %71.1:s2 tied(%70) = s_addc_u32 %80.1, 0
;;     %58:s1 = s_mul_i32 %84.0, 0
;;     %59:s1 = s_mul_i32 0, %83.1
;;     %60:s1 = s_mul_hi_u32 %84.0, %83.1
;;     %64.0:s2 = s_mul_i32 %84.0, %83.1
;;     %62:s1 = s_add_u32 %58, %59
;;     %65.1:s2 tied(%64) = s_add_u32 %60, %62
;;     %55.0:s2 = s_add_u32 %65.0, %71.0 makes scc
;;     %56.1:s2 tied(%55) = s_addc_u32 %65.1, 0
;;     %40:s1 = s_mul_i32 %84.1, 0
;;     %42:s1 = s_mul_i32 0, %83.1
;;     %43:s1 = s_mul_hi_u32 %84.1, %83.1
;;     %47.0:s2 = s_mul_i32 %84.1, %83.1
;;     %45:s1 = s_add_u32 %40, %42
;;     %48.1:s2 tied(%47) = s_add_u32 %43, %45
;;     %37.0:s2 = s_add_u32 %48.0, %71.1 makes scc
;;     %38.1:s2 tied(%37) = s_addc_u32 %48.1, 0
;;     %31.0:s2 = s_add_u32 %38.0, %56.1 makes scc
;;     %32.1:s2 tied(%31) = s_addc_u32 %38.1, 0
;;     %26:s2 = s_ashr_i64 %84, 63
;;     %25:s2 = s_ashr_i64 %83, 63
;;     %24:s2 = s_and_b64 %26, %83
;;     %21:s2 = s_and_b64 %25, %84
;;     %17.0:s2 = s_sub_u32 %32.0, %24.0 makes scc
;;     %18.1:s2 tied(%17) = s_subb_u32 %32.1, %24.1
;;     %11.0:s2 = s_sub_u32 %18.0, %21.0 makes scc
;;     %12.1:s2 tied(%11) = s_subb_u32 %18.1, %21.1
;;     %5.0:v2 = v_mov_b32_e32 %12.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %12.1
;;     global_store_dwordx2 %85, %6, %86 offset:256
;; }
;;     end
;; }

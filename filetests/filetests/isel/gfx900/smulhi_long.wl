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
;;     %74=s[0:1]:s2, %73=v0:v1 = inputs
;;     %75:s2 = s_load_dwordx2 %74, 0x0
;;     %72:v4 = global_load_dwordx4 %73, %75
;;     %71:v1 = v_mul_hi_u32 %72.0, %72.2
;;     %69.0:v2 = v_mov_b32_e32 %71
;;     %70.1:v2 tied(%69) = v_mov_b32_e32 0
;;     %64:v2, %65:s2 = v_mad_u64_u32 %72.1, %72.2, %70
;;     %60.0:v2 = v_mov_b32_e32 %64.0
;;     %61.1:v2 tied(%60) = v_mov_b32_e32 0
;;     %55:v2, %56:s2 = v_mad_u64_u32 %72.0, %72.3, %61
;;     %49.0:v2 = v_mov_b32_e32 %64.1
;;     %50.1:v2 tied(%49) = v_mov_b32_e32 0
;;     %44:v2, %45:s2 = v_mad_u64_u32 %72.1, %72.3, %50
;;     %39.0:v2, %36:s2 = v_add_co_u32_e64 %44.0, %55.1
;;     %40.1:v2 tied(%39), %38:s2 = v_addc_co_u32_e64 %44.1, 0, %36
;;     %32:v2 = v_ashrrev_i64 63, %72.0-1
;;     %31:v2 = v_ashrrev_i64 63, %72.2-3
;;     %29.0:v2 = v_and_b32_e32 %32.0, %72.2
;;     %30.1:v2 tied(%29) = v_and_b32_e32 %32.1, %72.3
;;     %23.0:v2 = v_and_b32_e32 %31.0, %72.0
;;     %24.1:v2 tied(%23) = v_and_b32_e32 %31.1, %72.1
;;     %17.0:v2, %14:s2 = v_sub_co_u32_e64 %40.0, %30.0
;;     %18.1:v2 tied(%17), %16:s2 = v_subb_co_u32_e64 %40.1, %30.1, %14
;;     %9.0:v2, %6:s2 = v_sub_co_u32_e64 %18.0, %24.0
;;     %10.1:v2 tied(%9), %8:s2 = v_subb_co_u32_e64 %18.1, %24.1, %6
;;     global_store_dwordx2 %73, %10, %75 offset:256
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
;;     %83=s[0:1]:s2, %82=v0:v1 = inputs
;;     %84:s8 = s_load_dwordx8 %83, 0x0
;;     %81:s1 = s_mul_hi_u32 %84.2, %84.4
;;     %72:s1 = s_mul_i32 %84.3, 0
;;     %74:s1 = s_mul_i32 0, %84.4
;;     %75:s1 = s_mul_hi_u32 %84.3, %84.4
;;     %79.0:s2 = s_mul_i32 %84.3, %84.4
;;     %77:s1 = s_add_u32 %72, %74
;;     %80.1:s2 tied(%79) = s_add_u32 %75, %77
;;     %70.0:s2 = s_add_u32 %80.0, %81 makes scc
;;     %71.1:s2 tied(%70) = s_addc_u32 %80.1, 0
;;     %58:s1 = s_mul_i32 %84.2, 0
;;     %59:s1 = s_mul_i32 0, %84.5
;;     %60:s1 = s_mul_hi_u32 %84.2, %84.5
;;     %64.0:s2 = s_mul_i32 %84.2, %84.5
;;     %62:s1 = s_add_u32 %58, %59
;;     %65.1:s2 tied(%64) = s_add_u32 %60, %62
;;     %55.0:s2 = s_add_u32 %65.0, %71.0 makes scc
;;     %56.1:s2 tied(%55) = s_addc_u32 %65.1, 0
;;     %40:s1 = s_mul_i32 %84.3, 0
;;     %42:s1 = s_mul_i32 0, %84.5
;;     %43:s1 = s_mul_hi_u32 %84.3, %84.5
;;     %47.0:s2 = s_mul_i32 %84.3, %84.5
;;     %45:s1 = s_add_u32 %40, %42
;;     %48.1:s2 tied(%47) = s_add_u32 %43, %45
;;     %37.0:s2 = s_add_u32 %48.0, %71.1 makes scc
;;     %38.1:s2 tied(%37) = s_addc_u32 %48.1, 0
;;     %31.0:s2 = s_add_u32 %38.0, %56.1 makes scc
;;     %32.1:s2 tied(%31) = s_addc_u32 %38.1, 0
;;     %26:s2 = s_ashr_i64 %84.2-3, 63
;;     %25:s2 = s_ashr_i64 %84.4-5, 63
;;     %24:s2 = s_and_b64 %26, %84.4-5
;;     %21:s2 = s_and_b64 %25, %84.2-3
;;     %17.0:s2 = s_sub_u32 %32.0, %24.0 makes scc
;;     %18.1:s2 tied(%17) = s_subb_u32 %32.1, %24.1
;;     %11.0:s2 = s_sub_u32 %18.0, %21.0 makes scc
;;     %12.1:s2 tied(%11) = s_subb_u32 %18.1, %21.1
;;     %5.0:v2 = v_mov_b32_e32 %12.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %12.1
;;     global_store_dwordx2 %82, %6, %84.0-1 offset:256
;; }
;;     end
;; }

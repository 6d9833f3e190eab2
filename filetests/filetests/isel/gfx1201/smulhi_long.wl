; test isel precise-output
; target gfx1201
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
;; machine kernel %lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %74=s[0:1]:s2, %73=v0:v1 = inputs
;;     %75:s2 = s_load_b64 %74, 0x0
;;     %72:v4 = global_load_b128 %73, %75
;;     %71:v1 = v_mul_hi_u32 %72.0, %72.2
;;     %69.0:v2 = v_mov_b32_e32 %71
;;     %70.1:v2 tied(%69) = v_mov_b32_e32 0
;;     %64:v2, %65:s1 = v_mad_co_u64_u32 %72.1, %72.2, %70
;;     %60.0:v2 = v_mov_b32_e32 %64.0
;;     %61.1:v2 tied(%60) = v_mov_b32_e32 0
;;     %55:v2, %56:s1 = v_mad_co_u64_u32 %72.0, %72.3, %61
;;     %49.0:v2 = v_mov_b32_e32 %64.1
;;     %50.1:v2 tied(%49) = v_mov_b32_e32 0
;;     %44:v2, %45:s1 = v_mad_co_u64_u32 %72.1, %72.3, %50
;;     %41.0:v2, %38:s1 = v_add_co_u32 %44.0, %55.1
;;     %42.1:v2 tied(%41), %40:s1 = v_add_co_ci_u32_e64 %44.1, 0, %38
;;     %34:v1 = v_ashrrev_i32_e32 31, %72.1
;;     %32:v1 = v_ashrrev_i32_e32 31, %72.3
;;     %29.0:v2 = v_and_b32_e32 %34, %72.2
;;     %30.1:v2 tied(%29) = v_and_b32_e32 %34, %72.3
;;     %23.0:v2 = v_and_b32_e32 %32, %72.0
;;     %24.1:v2 tied(%23) = v_and_b32_e32 %32, %72.1
;;     %17.0:v2, %14:s1 = v_sub_co_u32 %42.0, %30.0
;;     %18.1:v2 tied(%17), %16:s1 = v_sub_co_ci_u32_e64 %42.1, %30.1, %14
;;     %9.0:v2, %6:s1 = v_sub_co_u32 %18.0, %24.0
;;     %10.1:v2 tied(%9), %8:s1 = v_sub_co_ci_u32_e64 %18.1, %24.1, %6
;;     global_store_b64 %73, %10, %75 offset:256
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
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %75=s[0:1]:s2, %74=v0:v1 = inputs
;;     %76:s8 = s_load_b256 %75, 0x0
;;     %73:s1 = s_mul_hi_u32 %76.2, %76.4
;;     %71.0:s2 = s_mul_i32 %76.3, %76.4
;;     %72.1:s2 tied(%71) = s_mul_hi_u32 %76.3, %76.4
;;     %66.0:s2 = s_add_co_u32 %73, %72.0 makes scc
;;     %67.1:s2 tied(%66) = s_add_co_ci_u32 0, %72.1
;;     %60.0:s2 = s_mul_i32 %76.2, %76.5
;;     %61.1:s2 tied(%60) = s_mul_hi_u32 %76.2, %76.5
;;     %55.0:s2 = s_add_co_u32 %67.0, %61.0 makes scc
;;     %56.1:s2 tied(%55) = s_add_co_ci_u32 0, %61.1
;;     %47.0:s2 = s_mul_i32 %76.3, %76.5
;;     %48.1:s2 tied(%47) = s_mul_hi_u32 %76.3, %76.5
;;     %43.0:s2 = s_add_co_u32 %67.1, %48.0 makes scc
;;     %44.1:s2 tied(%43) = s_add_co_ci_u32 0, %48.1
;;     %37.0:s2 = s_add_co_u32 %56.1, %44.0 makes scc
;;     %38.1:s2 tied(%37) = s_add_co_ci_u32 0, %44.1
;;     %32:s1 = s_ashr_i32 %76.3, 31
;;     %29.0:s2 = s_mov_b32 %32
;;     %30.1:s2 tied(%29) = s_mov_b32 %32
;;     %25:s1 = s_ashr_i32 %76.5, 31
;;     %22.0:s2 = s_mov_b32 %25
;;     %23.1:s2 tied(%22) = s_mov_b32 %25
;;     %18:s2 = s_and_b64 %30, %76.4-5
;;     %15:s2 = s_and_b64 %23, %76.2-3
;;     %12:s2 = s_sub_nc_u64 %38, %18
;;     %9:s2 = s_sub_nc_u64 %12, %15
;;     %5.0:v2 = v_mov_b32_e32 %9.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %9.1
;;     global_store_b64 %74, %6, %76.0-1 offset:256
;; }
;;     end
;; }

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
;;     %94=s[0:1]:s2, %93=v0:v1 = inputs
;;     %95:s8 = s_load_b256 %94, 0x0
;;     %92:s1 = s_mul_hi_u32 %95.2, %95.4
;;     %90.0:s2 = s_mov_b32 %92
;;     %91.1:s2 tied(%90) = s_mov_b32 0
;;     %85.0:s2 = s_mov_b32 %95.3
;;     %86.1:s2 tied(%85) = s_mov_b32 0
;;     %81.0:s2 = s_mov_b32 %95.4
;;     %82.1:s2 tied(%81) = s_mov_b32 0
;;     %77:s2 = s_mul_u64 %86, %82
;;     %75:s2 = s_add_nc_u64 %77, %91
;;     %71.0:s2 = s_mov_b32 %75.0
;;     %72.1:s2 tied(%71) = s_mov_b32 0
;;     %66.0:s2 = s_mov_b32 %95.2
;;     %67.1:s2 tied(%66) = s_mov_b32 0
;;     %61.0:s2 = s_mov_b32 %95.5
;;     %62.1:s2 tied(%61) = s_mov_b32 0
;;     %58:s2 = s_mul_u64 %67, %62
;;     %56:s2 = s_add_nc_u64 %58, %72
;;     %50.0:s2 = s_mov_b32 %75.1
;;     %51.1:s2 tied(%50) = s_mov_b32 0
;;     %45.0:s2 = s_mov_b32 %56.1
;;     %46.1:s2 tied(%45) = s_mov_b32 0
;;     %41:s2 = s_mul_u64 %86, %62
;;     %38:s2 = s_add_nc_u64 %41, %51
;;     %35:s2 = s_add_nc_u64 %38, %46
;;     %32:s1 = s_ashr_i32 %95.3, 31
;;     %29.0:s2 = s_mov_b32 %32
;;     %30.1:s2 tied(%29) = s_mov_b32 %32
;;     %25:s1 = s_ashr_i32 %95.5, 31
;;     %22.0:s2 = s_mov_b32 %25
;;     %23.1:s2 tied(%22) = s_mov_b32 %25
;;     %18:s2 = s_and_b64 %30, %95.4-5
;;     %15:s2 = s_and_b64 %23, %95.2-3
;;     %12:s2 = s_sub_nc_u64 %35, %18
;;     %9:s2 = s_sub_nc_u64 %12, %15
;;     %5.0:v2 = v_mov_b32_e32 %9.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %9.1
;;     global_store_b64 %93, %6, %95.0-1 offset:256
;; }
;;     end
;; }

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
;;     %41.0:v2, %38:s2 = v_add_co_u32_e64 %44.0, %55.1
;;     %42.1:v2 tied(%41), %40:s2 = v_addc_co_u32_e64 %44.1, 0, %38
;;     %34:v1 = v_ashrrev_i32_e32 31, %72.1
;;     %32:v1 = v_ashrrev_i32_e32 31, %72.3
;;     %29.0:v2 = v_and_b32_e32 %34, %72.2
;;     %30.1:v2 tied(%29) = v_and_b32_e32 %34, %72.3
;;     %23.0:v2 = v_and_b32_e32 %32, %72.0
;;     %24.1:v2 tied(%23) = v_and_b32_e32 %32, %72.1
;;     %17.0:v2, %14:s2 = v_sub_co_u32_e64 %42.0, %30.0
;;     %18.1:v2 tied(%17), %16:s2 = v_subb_co_u32_e64 %42.1, %30.1, %14
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
;;     %81=s[0:1]:s2, %80=v0:v1 = inputs
;;     %82:s8 = s_load_dwordx8 %81, 0x0
;;     %79:s1 = s_mul_hi_u32 %82.2, %82.4
;;     %77.0:s2 = s_mul_i32 %82.3, %82.4
;;     %78.1:s2 tied(%77) = s_mul_hi_u32 %82.3, %82.4
;;     %72.0:s2 = s_add_u32 %79, %78.0 makes scc
;;     %73.1:s2 tied(%72) = s_addc_u32 0, %78.1
;;     %66.0:s2 = s_mul_i32 %82.2, %82.5
;;     %67.1:s2 tied(%66) = s_mul_hi_u32 %82.2, %82.5
;;     %61.0:s2 = s_add_u32 %73.0, %67.0 makes scc
;;     %62.1:s2 tied(%61) = s_addc_u32 0, %67.1
;;     %53.0:s2 = s_mul_i32 %82.3, %82.5
;;     %54.1:s2 tied(%53) = s_mul_hi_u32 %82.3, %82.5
;;     %49.0:s2 = s_add_u32 %73.1, %54.0 makes scc
;;     %50.1:s2 tied(%49) = s_addc_u32 0, %54.1
;;     %43.0:s2 = s_add_u32 %62.1, %50.0 makes scc
;;     %44.1:s2 tied(%43) = s_addc_u32 0, %50.1
;;     %38:s1 = s_ashr_i32 %82.3, 31
;;     %35.0:s2 = s_mov_b32 %38
;;     %36.1:s2 tied(%35) = s_mov_b32 %38
;;     %31:s1 = s_ashr_i32 %82.5, 31
;;     %28.0:s2 = s_mov_b32 %31
;;     %29.1:s2 tied(%28) = s_mov_b32 %31
;;     %24:s2 = s_and_b64 %36, %82.4-5
;;     %21:s2 = s_and_b64 %29, %82.2-3
;;     %17.0:s2 = s_sub_u32 %44.0, %24.0 makes scc
;;     %18.1:s2 tied(%17) = s_subb_u32 %44.1, %24.1
;;     %11.0:s2 = s_sub_u32 %18.0, %21.0 makes scc
;;     %12.1:s2 tied(%11) = s_subb_u32 %18.1, %21.1
;;     %5.0:v2 = v_mov_b32_e32 %12.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %12.1
;;     global_store_dwordx2 %80, %6, %82.0-1 offset:256
;; }
;;     end
;; }

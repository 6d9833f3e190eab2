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
;;     %93=s[0:1]:s2, %92=v0:v1 = inputs
;;     %94:s8 = s_load_dwordx8 %93, 0x0
;;     %91:s1 = s_mul_hi_u32 %94.2, %94.4
;;     %82:s1 = s_mul_i32 %94.3, 0
;;     %84:s1 = s_mul_i32 0, %94.4
;;     %85:s1 = s_mul_hi_u32 %94.3, %94.4
;;     %89.0:s2 = s_mul_i32 %94.3, %94.4
;;     %87:s1 = s_add_u32 %82, %84
;;     %90.1:s2 tied(%89) = s_add_u32 %85, %87
;;     %80.0:s2 = s_add_u32 %90.0, %91 makes scc
;;     %81.1:s2 tied(%80) = s_addc_u32 %90.1, 0
;;     %68:s1 = s_mul_i32 %94.2, 0
;;     %69:s1 = s_mul_i32 0, %94.5
;;     %70:s1 = s_mul_hi_u32 %94.2, %94.5
;;     %74.0:s2 = s_mul_i32 %94.2, %94.5
;;     %72:s1 = s_add_u32 %68, %69
;;     %75.1:s2 tied(%74) = s_add_u32 %70, %72
;;     %65.0:s2 = s_add_u32 %75.0, %81.0 makes scc
;;     %66.1:s2 tied(%65) = s_addc_u32 %75.1, 0
;;     %51:s1 = s_mul_i32 %94.3, 0
;;     %52:s1 = s_mul_i32 0, %94.5
;;     %53:s1 = s_mul_hi_u32 %94.3, %94.5
;;     %57.0:s2 = s_mul_i32 %94.3, %94.5
;;     %55:s1 = s_add_u32 %51, %52
;;     %58.1:s2 tied(%57) = s_add_u32 %53, %55
;;     %49.0:s2 = s_add_u32 %58.0, %81.1 makes scc
;;     %50.1:s2 tied(%49) = s_addc_u32 %58.1, 0
;;     %43.0:s2 = s_add_u32 %50.0, %66.1 makes scc
;;     %44.1:s2 tied(%43) = s_addc_u32 %50.1, 0
;;     %38:s1 = s_ashr_i32 %94.3, 31
;;     %35.0:s2 = s_mov_b32 %38
;;     %36.1:s2 tied(%35) = s_mov_b32 %38
;;     %31:s1 = s_ashr_i32 %94.5, 31
;;     %28.0:s2 = s_mov_b32 %31
;;     %29.1:s2 tied(%28) = s_mov_b32 %31
;;     %24:s2 = s_and_b64 %36, %94.4-5
;;     %21:s2 = s_and_b64 %29, %94.2-3
;;     %17.0:s2 = s_sub_u32 %44.0, %24.0 makes scc
;;     %18.1:s2 tied(%17) = s_subb_u32 %44.1, %24.1
;;     %11.0:s2 = s_sub_u32 %18.0, %21.0 makes scc
;;     %12.1:s2 tied(%11) = s_subb_u32 %18.1, %21.1
;;     %5.0:v2 = v_mov_b32_e32 %12.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %12.1
;;     global_store_dwordx2 %92, %6, %94.0-1 offset:256
;; }
;;     end
;; }

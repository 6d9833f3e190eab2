; test isel precise-output
; target gfx1030
; High halves of signed products.

kernel %lanes_integers {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = smulhi.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    v8 = load.i16 global align 2 [v4+8]
    v9 = load.i16 global align 2 [v4+12]
    v10 = smulhi.i16 v8, v9
    store.i16 global align 2 [v4+260], v10
    v11 = load.i32 global align 4 [v4+16]
    v12 = load.i32 global align 4 [v4+20]
    v13 = smulhi.i32 v11, v12
    store.i32 global align 4 [v4+264], v13
    v14 = load.i64 global align 8 [v4+24]
    v15 = load.i64 global align 8 [v4+32]
    v16 = smulhi.i64 v14, v15
    store.i64 global align 8 [v4+272], v16
    return
}
;; machine kernel %lanes_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %101=s[0:1]:s2, %100=v0:v1 = inputs
;;     %102:s2 = s_load_dwordx2 %101, null
;;     %99:v1 = global_load_sbyte %100, %102
;;     %98:v1 = global_load_sbyte %100, %102 offset:4
;;     %95:v1 = v_mul_i32_i24_e32 %99, %98
;;     %92:v1 = v_lshrrev_b32_e32 8, %95
;;     global_store_byte %100, %92, %102 offset:256
;;     %88:v1 = global_load_sshort %100, %102 offset:8
;;     %87:v1 = global_load_sshort %100, %102 offset:12
;;     %84:v1 = v_mul_i32_i24_e32 %88, %87
;;     %81:v1 = v_lshrrev_b32_e32 16, %84
;;     global_store_short %100, %81, %102 offset:260
;;     %77:v2 = global_load_dwordx2 %100, %102 offset:16
;;     %76:v1 = v_mul_hi_i32 %77.0, %77.1
;;     global_store_dword %100, %76, %102 offset:264
;;     %72:v4 = global_load_dwordx4 %100, %102 offset:24
;;     %71:v1 = v_mul_hi_u32 %72.0, %72.2
;;     %69.0:v2 = v_mov_b32_e32 %71
;;     %70.1:v2 tied(%69) = v_mov_b32_e32 0
;;     %64:v2, %65:s1 = v_mad_u64_u32 %72.1, %72.2, %70
;;     %60.0:v2 = v_mov_b32_e32 %64.0
;;     %61.1:v2 tied(%60) = v_mov_b32_e32 0
;;     %55:v2, %56:s1 = v_mad_u64_u32 %72.0, %72.3, %61
;;     %49.0:v2 = v_mov_b32_e32 %64.1
;;     %50.1:v2 tied(%49) = v_mov_b32_e32 0
;;     %44:v2, %45:s1 = v_mad_u64_u32 %72.1, %72.3, %50
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
;;     global_store_dwordx2 %100, %10, %102 offset:272
;; }
;;     end
;; }

kernel %wave_integers {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
    param %g : i64 at 32 align 8
    param %h : i64 at 40 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i8 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = ireduce.i8 v7
    v9 = smulhi.i8 v6, v8
    store.i8 global align 1 [v4+256], v9
    v10 = load.i32 kernarg align 4 width all [v0+16]
    v11 = ireduce.i16 v10
    v12 = load.i32 kernarg align 4 width all [v0+20]
    v13 = ireduce.i16 v12
    v14 = smulhi.i16 v11, v13
    store.i16 global align 2 [v4+260], v14
    v15 = load.i32 kernarg align 4 width all [v0+24]
    v16 = load.i32 kernarg align 4 width all [v0+28]
    v17 = smulhi.i32 v15, v16
    store.i32 global align 4 [v4+264], v17
    v18 = load.i64 kernarg align 8 width all [v0+32]
    v19 = load.i64 kernarg align 8 width all [v0+40]
    v20 = smulhi.i64 v18, v19
    store.i64 global align 8 [v4+272], v20
    return
}
;; machine kernel %wave_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %114=s[0:1]:s2, %113=v0:v1 = inputs
;;     %119:s8 = s_load_dwordx8 %114, null
;;     %115:s4 = s_load_dwordx4 %114, 0x20
;;     %110:s1 = s_sext_i32_i8 %119.2
;;     %108:s1 = s_sext_i32_i8 %119.3
;;     %106:s1 = s_mul_i32 %110, %108
;;     %103:s1 = s_lshr_b32 %106, 8
;;     %100:v1 = v_mov_b32_e32 %103
;;     global_store_byte %113, %100, %119.0-1 offset:256
;;     %96:s1 = s_sext_i32_i16 %119.4
;;     %94:s1 = s_sext_i32_i16 %119.5
;;     %92:s1 = s_mul_i32 %96, %94
;;     %89:s1 = s_lshr_b32 %92, 16
;;     %86:v1 = v_mov_b32_e32 %89
;;     global_store_short %113, %86, %119.0-1 offset:260
;;     %84:s1 = s_mul_hi_i32 %119.6, %119.7
;;     %81:v1 = v_mov_b32_e32 %84
;;     global_store_dword %113, %81, %119.0-1 offset:264
;;     %79:s1 = s_mul_hi_u32 %115.0, %115.2
;;     %77.0:s2 = s_mul_i32 %115.1, %115.2
;;     %78.1:s2 tied(%77) = s_mul_hi_u32 %115.1, %115.2
;;     %72.0:s2 = s_add_u32 %79, %78.0 makes scc
;;     %73.1:s2 tied(%72) = s_addc_u32 0, %78.1
;;     %66.0:s2 = s_mul_i32 %115.0, %115.3
;;     %67.1:s2 tied(%66) = s_mul_hi_u32 %115.0, %115.3
;;     %61.0:s2 = s_add_u32 %73.0, %67.0 makes scc
;;     %62.1:s2 tied(%61) = s_addc_u32 0, %67.1
;;     %53.0:s2 = s_mul_i32 %115.1, %115.3
;;     %54.1:s2 tied(%53) = s_mul_hi_u32 %115.1, %115.3
;;     %49.0:s2 = s_add_u32 %73.1, %54.0 makes scc
;;     %50.1:s2 tied(%49) = s_addc_u32 0, %54.1
;;     %43.0:s2 = s_add_u32 %62.1, %50.0 makes scc
;;     %44.1:s2 tied(%43) = s_addc_u32 0, %50.1
;;     %38:s1 = s_ashr_i32 %115.1, 31
;;     %35.0:s2 = s_mov_b32 %38
;;     %36.1:s2 tied(%35) = s_mov_b32 %38
;;     %31:s1 = s_ashr_i32 %115.3, 31
;;     %28.0:s2 = s_mov_b32 %31
;;     %29.1:s2 tied(%28) = s_mov_b32 %31
;;     %24:s2 = s_and_b64 %36, %115.2-3
;;     %21:s2 = s_and_b64 %29, %115.0-1
;;     %17.0:s2 = s_sub_u32 %44.0, %24.0 makes scc
;;     %18.1:s2 tied(%17) = s_subb_u32 %44.1, %24.1
;;     %11.0:s2 = s_sub_u32 %18.0, %21.0 makes scc
;;     %12.1:s2 tied(%11) = s_subb_u32 %18.1, %21.1
;;     %5.0:v2 = v_mov_b32_e32 %12.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %12.1
;;     global_store_dwordx2 %113, %6, %119.0-1 offset:272
;; }
;;     end
;; }

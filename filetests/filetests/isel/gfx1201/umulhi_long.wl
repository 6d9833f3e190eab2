; test isel precise-output
; target gfx1201
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
;; machine kernel %lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46=s[0:1]:s2, %45=v0:v1 = inputs
;;     %47:s2 = s_load_b64 %46, 0x0
;;     %44:v4 = global_load_b128 %45, %47
;;     %41:v1 = v_mul_hi_u32 %44.0, %44.2
;;     %39.0:v2 = v_mov_b32_e32 %41
;;     %40.1:v2 tied(%39) = v_mov_b32_e32 0
;;     %34:v2, %35:s1 = v_mad_co_u64_u32 %44.1, %44.2, %40
;;     %30.0:v2 = v_mov_b32_e32 %34.0
;;     %31.1:v2 tied(%30) = v_mov_b32_e32 0
;;     %25:v2, %26:s1 = v_mad_co_u64_u32 %44.0, %44.3, %31
;;     %19.0:v2 = v_mov_b32_e32 %34.1
;;     %20.1:v2 tied(%19) = v_mov_b32_e32 0
;;     %14:v2, %15:s1 = v_mad_co_u64_u32 %44.1, %44.3, %20
;;     %9.0:v2, %6:s1 = v_add_co_u32 %14.0, %25.1
;;     %10.1:v2 tied(%9), %8:s1 = v_add_co_ci_u32_e64 %14.1, 0, %6
;;     global_store_b64 %45, %10, %47 offset:256
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
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %72=s[0:1]:s2, %71=v0:v1 = inputs
;;     %73:s8 = s_load_b256 %72, 0x0
;;     %68:s1 = s_mul_hi_u32 %73.2, %73.4
;;     %66.0:s2 = s_mov_b32 %68
;;     %67.1:s2 tied(%66) = s_mov_b32 0
;;     %61.0:s2 = s_mov_b32 %73.3
;;     %62.1:s2 tied(%61) = s_mov_b32 0
;;     %56.0:s2 = s_mov_b32 %73.4
;;     %57.1:s2 tied(%56) = s_mov_b32 0
;;     %52:s2 = s_mul_u64 %62, %57
;;     %50:s2 = s_add_nc_u64 %52, %67
;;     %46.0:s2 = s_mov_b32 %50.0
;;     %47.1:s2 tied(%46) = s_mov_b32 0
;;     %41.0:s2 = s_mov_b32 %73.2
;;     %42.1:s2 tied(%41) = s_mov_b32 0
;;     %36.0:s2 = s_mov_b32 %73.5
;;     %37.1:s2 tied(%36) = s_mov_b32 0
;;     %32:s2 = s_mul_u64 %42, %37
;;     %30:s2 = s_add_nc_u64 %32, %47
;;     %24.0:s2 = s_mov_b32 %50.1
;;     %25.1:s2 tied(%24) = s_mov_b32 0
;;     %19.0:s2 = s_mov_b32 %30.1
;;     %20.1:s2 tied(%19) = s_mov_b32 0
;;     %15:s2 = s_mul_u64 %62, %37
;;     %12:s2 = s_add_nc_u64 %15, %25
;;     %9:s2 = s_add_nc_u64 %12, %20
;;     %5.0:v2 = v_mov_b32_e32 %9.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %9.1
;;     global_store_b64 %71, %6, %73.0-1 offset:256
;; }
;;     end
;; }

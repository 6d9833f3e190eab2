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
;;     %46=s[0:1]:s2, %45=v0:v1 = inputs
;;     %47:s2 = s_load_dwordx2 %46, 0x0
;;     %44:v4 = global_load_dwordx4 %45, %47
;;     %41:v1 = v_mul_hi_u32 %44.0, %44.2
;;     %39.0:v2 = v_mov_b32_e32 %41
;;     %40.1:v2 tied(%39) = v_mov_b32_e32 0
;;     %34:v2, %35:s2 = v_mad_u64_u32 %44.1, %44.2, %40
;;     %30.0:v2 = v_mov_b32_e32 %34.0
;;     %31.1:v2 tied(%30) = v_mov_b32_e32 0
;;     %25:v2, %26:s2 = v_mad_u64_u32 %44.0, %44.3, %31
;;     %19.0:v2 = v_mov_b32_e32 %34.1
;;     %20.1:v2 tied(%19) = v_mov_b32_e32 0
;;     %14:v2, %15:s2 = v_mad_u64_u32 %44.1, %44.3, %20
;;     %9.0:v2, %6:s2 = v_add_co_u32_e64 %14.0, %25.1
;;     %10.1:v2 tied(%9), %8:s2 = v_addc_co_u32_e64 %14.1, 0, %6
;;     global_store_dwordx2 %45, %10, %47 offset:256
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
;;     %53=s[0:1]:s2, %52=v0:v1 = inputs
;;     %54:s8 = s_load_dwordx8 %53, 0x0
;;     %49:s1 = s_mul_hi_u32 %54.2, %54.4
;;     %47.0:s2 = s_mul_i32 %54.3, %54.4
;;     %48.1:s2 tied(%47) = s_mul_hi_u32 %54.3, %54.4
;;     %42.0:s2 = s_add_u32 %49, %48.0 makes scc
;;     %43.1:s2 tied(%42) = s_addc_u32 0, %48.1
;;     %36.0:s2 = s_mul_i32 %54.2, %54.5
;;     %37.1:s2 tied(%36) = s_mul_hi_u32 %54.2, %54.5
;;     %31.0:s2 = s_add_u32 %43.0, %37.0 makes scc
;;     %32.1:s2 tied(%31) = s_addc_u32 0, %37.1
;;     %23.0:s2 = s_mul_i32 %54.3, %54.5
;;     %24.1:s2 tied(%23) = s_mul_hi_u32 %54.3, %54.5
;;     %17.0:s2 = s_add_u32 %43.1, %24.0 makes scc
;;     %18.1:s2 tied(%17) = s_addc_u32 0, %24.1
;;     %11.0:s2 = s_add_u32 %32.1, %18.0 makes scc
;;     %12.1:s2 tied(%11) = s_addc_u32 0, %18.1
;;     %5.0:v2 = v_mov_b32_e32 %12.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %12.1
;;     global_store_dwordx2 %52, %6, %54.0-1 offset:256
;; }
;;     end
;; }

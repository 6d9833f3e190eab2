; test isel precise-output
; target gfx900
; Flat indices in the grid.

kernel %word {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workitemflatabsid.i32
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %word target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %40=s[0:1]:s2, %38=s[2:3]:s2, %36=s4:s1, %31=s5:s1, %25=s6:s1, %37=v0:v1, %26=v1:v1, %20=v2:v1 = inputs
;;     %0:s4 = s_load_dwordx4 %40, 0x4
;;     %39:s2 = s_load_dwordx2 %38, 0x0
;;     %35:s1 = s_and_b32 %0.0, 0xffff
;;     %34:s1 = s_mul_i32 %36, %35
;;     %30:s1 = s_lshr_b32 %0.0, 16
;;     %29:s1 = s_mul_i32 %31, %30
;;     %24:s1 = s_and_b32 %0.1, 0xffff
;;     %23:s1 = s_mul_i32 %25, %24
;;     %19:v1 = v_add_u32_e32 %23, %20
;;     %16:v1 = v_mul_lo_u32 %19, %0.3
;;     %13:v1 = v_add3_u32 %29, %26, %16
;;     %9:v1 = v_mul_lo_u32 %13, %0.2
;;     %6:v1 = v_add3_u32 %34, %37, %9
;;     global_store_dword %37, %6, %39 offset:256
;; }
;;     end
;; }

kernel %long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workitemflatabsid.i64
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %56=s[0:1]:s2, %54=s[2:3]:s2, %52=s4:s1, %40=s5:s1, %26=s6:s1, %53=v0:v1, %35=v1:v1, %21=v2:v1 = inputs
;;     %0:s4 = s_load_dwordx4 %56, 0x4
;;     %55:s2 = s_load_dwordx2 %54, 0x0
;;     %51:s1 = s_and_b32 %0.0, 0xffff
;;     %50:s1 = s_mul_i32 %52, %51
;;     %47:v1 = v_add_u32_e32 %50, %53
;;     %44.0:v2 = v_mov_b32_e32 %47
;;     %45.1:v2 tied(%44) = v_mov_b32_e32 0
;;     %39:s1 = s_lshr_b32 %0.0, 16
;;     %38:s1 = s_mul_i32 %40, %39
;;     %34:v1 = v_add_u32_e32 %38, %35
;;     %30.0:v2 = v_mov_b32_e32 %34
;;     %31.1:v2 tied(%30) = v_mov_b32_e32 0
;;     %25:s1 = s_and_b32 %0.1, 0xffff
;;     %24:s1 = s_mul_i32 %26, %25
;;     %20:v1 = v_add_u32_e32 %24, %21
;;     %16:v2, %17:s2 = v_mad_u64_u32 %20, %0.3, %31
;;     %5:v1 = v_mul_lo_u32 %16.0, 0
;;     %7:v1 = v_mul_lo_u32 %16.1, %0.2
;;     %9:v2, %10:s2 = v_mad_u64_u32 %16.0, %0.2, %45
;;     %12.1:v2 tied(%9) = v_add3_u32 %9.1, %5, %7
;;     global_store_dwordx2 %53, %12, %55 offset:256
;; }
;;     end
;; }

; test isel precise-output
; target gfx1201
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
;; machine kernel %word target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %41=s[0:1]:s2, %39=s[2:3]:s2, %20=v0:v1 = inputs
;;     %0:s4 = s_load_b128 %41, 0x4
;;     %40:s2 = s_load_b64 %39, 0x0
;;     %38:v1 = v_and_b32_e32 0x3ff, %20
;;     %37:s1 = s_mov_b32 ttmp9
;;     %36:s1 = s_and_b32 %0.0, 0xffff
;;     %35:s1 = s_mul_i32 %37, %36
;;     %32:s1 = s_and_b32 ttmp7, 0xffff
;;     %31:s1 = s_lshr_b32 %0.0, 16
;;     %30:s1 = s_mul_i32 %32, %31
;;     %27:v1 = v_bfe_u32 %20, 10, 10
;;     %26:s1 = s_lshr_b32 ttmp7, 16
;;     %25:s1 = s_and_b32 %0.1, 0xffff
;;     %24:s1 = s_mul_i32 %26, %25
;;     %21:v1 = v_lshrrev_b32_e32 20, %20
;;     %19:v1 = v_add_nc_u32_e32 %24, %21
;;     %16:v1 = v_mul_lo_u32 %19, %0.3
;;     %13:v1 = v_add3_u32 %30, %27, %16
;;     %9:v1 = v_mul_lo_u32 %13, %0.2
;;     %6:v1 = v_add3_u32 %35, %38, %9
;;     global_store_b32 %38, %6, %40 offset:256
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
;; machine kernel %long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %61=s[0:1]:s2, %59=s[2:3]:s2, %35=v0:v1 = inputs
;;     %0:s4 = s_load_b128 %61, 0x4
;;     %60:s2 = s_load_b64 %59, 0x0
;;     %58:v1 = v_and_b32_e32 0x3ff, %35
;;     %57:s1 = s_mov_b32 ttmp9
;;     %56:s1 = s_and_b32 %0.0, 0xffff
;;     %55:s1 = s_mul_i32 %57, %56
;;     %52:v1 = v_add_nc_u32_e32 %55, %58
;;     %50:s1 = s_and_b32 ttmp7, 0xffff
;;     %49:s1 = s_lshr_b32 %0.0, 16
;;     %48:s1 = s_mul_i32 %50, %49
;;     %45:v1 = v_bfe_u32 %35, 10, 10
;;     %44:v1 = v_add_nc_u32_e32 %48, %45
;;     %41:s1 = s_lshr_b32 ttmp7, 16
;;     %40:s1 = s_and_b32 %0.1, 0xffff
;;     %39:s1 = s_mul_i32 %41, %40
;;     %36:v1 = v_lshrrev_b32_e32 20, %35
;;     %34:v1 = v_add_nc_u32_e32 %39, %36
;;     %30:v2, %31:s1 = v_mad_co_u64_u32 %34, %0.3, 0
;;     %26.0:v2, %23:s1 = v_add_co_u32 %44, %30.0
;;     %27.1:v2 tied(%26), %25:s1 = v_add_co_ci_u32_e64 0, %30.1, %23
;;     %13:v1 = v_mul_lo_u32 %27.0, 0
;;     %15:v1 = v_mul_lo_u32 %27.1, %0.2
;;     %16:v2, %17:s1 = v_mad_co_u64_u32 %27.0, %0.2, 0
;;     %19.1:v2 tied(%16) = v_add3_u32 %16.1, %13, %15
;;     %10.0:v2, %7:s1 = v_add_co_u32 %52, %19.0
;;     %11.1:v2 tied(%10), %9:s1 = v_add_co_ci_u32_e64 0, %19.1, %7
;;     global_store_b64 %58, %11, %60 offset:256
;; }
;;     end
;; }

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
;;     %57=s[0:1]:s2, %55=s[2:3]:s2, %21=v0:v1 = inputs
;;     %0:s4 = s_load_b128 %57, 0x4
;;     %56:s2 = s_load_b64 %55, 0x0
;;     %54:v1 = v_and_b32_e32 0x3ff, %21
;;     %53:s1 = s_mov_b32 ttmp9
;;     %52:s1 = s_and_b32 %0.0, 0xffff
;;     %51:s1 = s_mul_i32 %53, %52
;;     %48:v1 = v_add_nc_u32_e32 %51, %54
;;     %45.0:v2 = v_mov_b32_e32 %48
;;     %46.1:v2 tied(%45) = v_mov_b32_e32 0
;;     %41:s1 = s_and_b32 ttmp7, 0xffff
;;     %40:s1 = s_lshr_b32 %0.0, 16
;;     %39:s1 = s_mul_i32 %41, %40
;;     %36:v1 = v_bfe_u32 %21, 10, 10
;;     %35:v1 = v_add_nc_u32_e32 %39, %36
;;     %31.0:v2 = v_mov_b32_e32 %35
;;     %32.1:v2 tied(%31) = v_mov_b32_e32 0
;;     %27:s1 = s_lshr_b32 ttmp7, 16
;;     %26:s1 = s_and_b32 %0.1, 0xffff
;;     %25:s1 = s_mul_i32 %27, %26
;;     %22:v1 = v_lshrrev_b32_e32 20, %21
;;     %20:v1 = v_add_nc_u32_e32 %25, %22
;;     %16:v2, %17:s1 = v_mad_co_u64_u32 %20, %0.3, %32
;;     %5:v1 = v_mul_lo_u32 %16.0, 0
;;     %7:v1 = v_mul_lo_u32 %16.1, %0.2
;;     %9:v2, %10:s1 = v_mad_co_u64_u32 %16.0, %0.2, %46
;;     %12.1:v2 tied(%9) = v_add3_u32 %9.1, %5, %7
;;     global_store_b64 %54, %12, %56 offset:256
;; }
;;     end
;; }

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
;;     %15=s[0:1]:s2, %48=s[2:3]:s2, %21=v0:v1 = inputs
;;     %49:s2 = s_load_b64 %48, 0x0
;;     %47:v1 = v_and_b32_e32 0x3ff, %21
;;     %46:s1 = s_mov_b32 ttmp9
;;     %44:s1 = s_load_b32 %15, 0x4
;;     %45:s1 = s_and_b32 %44, 0xffff
;;     %43:s1 = s_mul_i32 %46, %45
;;     %40:v1 = v_add_nc_u32_e32 %43, %47
;;     %38:s1 = s_and_b32 ttmp7, 0xffff
;;     %36:s1 = s_load_b32 %15, 0x4
;;     %37:s1 = s_lshr_b32 %36, 16
;;     %35:s1 = s_mul_i32 %38, %37
;;     %32:v1 = v_bfe_u32 %21, 10, 10
;;     %31:v1 = v_add_nc_u32_e32 %35, %32
;;     %28:s1 = s_lshr_b32 ttmp7, 16
;;     %26:s1 = s_load_b32 %15, 0x8
;;     %27:s1 = s_and_b32 %26, 0xffff
;;     %25:s1 = s_mul_i32 %28, %27
;;     %22:v1 = v_lshrrev_b32_e32 20, %21
;;     %20:v1 = v_add_nc_u32_e32 %25, %22
;;     %17:s1 = s_load_b32 %15, 0xc
;;     %16:s1 = s_load_b32 %15, 0x10
;;     %14:v1 = v_mul_lo_u32 %20, %16
;;     %11:v1 = v_add_nc_u32_e32 %31, %14
;;     %8:v1 = v_mul_lo_u32 %11, %17
;;     %5:v1 = v_add_nc_u32_e32 %40, %8
;;     global_store_b32 %47, %5, %49 offset:256
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
;;     %20=s[0:1]:s2, %53=s[2:3]:s2, %26=v0:v1 = inputs
;;     %54:s2 = s_load_b64 %53, 0x0
;;     %52:v1 = v_and_b32_e32 0x3ff, %26
;;     %51:s1 = s_mov_b32 ttmp9
;;     %49:s1 = s_load_b32 %20, 0x4
;;     %50:s1 = s_and_b32 %49, 0xffff
;;     %48:s1 = s_mul_i32 %51, %50
;;     %45:v1 = v_add_nc_u32_e32 %48, %52
;;     %43:s1 = s_and_b32 ttmp7, 0xffff
;;     %41:s1 = s_load_b32 %20, 0x4
;;     %42:s1 = s_lshr_b32 %41, 16
;;     %40:s1 = s_mul_i32 %43, %42
;;     %37:v1 = v_bfe_u32 %26, 10, 10
;;     %36:v1 = v_add_nc_u32_e32 %40, %37
;;     %33:s1 = s_lshr_b32 ttmp7, 16
;;     %31:s1 = s_load_b32 %20, 0x8
;;     %32:s1 = s_and_b32 %31, 0xffff
;;     %30:s1 = s_mul_i32 %33, %32
;;     %27:v1 = v_lshrrev_b32_e32 20, %26
;;     %25:v1 = v_add_nc_u32_e32 %30, %27
;;     %22:s1 = s_load_b32 %20, 0xc
;;     %21:s1 = s_load_b32 %20, 0x10
;;     %19:v1 = v_mul_lo_u32 %25, %21
;;     %16:v1 = v_add_nc_u32_e32 %36, %19
;;     %13:v1 = v_mul_lo_u32 %16, %22
;;     %10:v1 = v_add_nc_u32_e32 %45, %13
;;     %6.0:v2 = v_mov_b32_e32 %10
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_b64 %52, %7, %54 offset:256
;; }
;;     end
;; }

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
;;     %58=s[0:1]:s2, %56=s[2:3]:s2, %27=v0:v1 = inputs
;;     %0:s4 = s_load_b128 %58, 0x4
;;     %57:s2 = s_load_b64 %56, 0x0
;;     %55:v1 = v_and_b32_e32 0x3ff, %27
;;     %54:s1 = s_mov_b32 ttmp9
;;     %53:s1 = s_and_b32 %0.0, 0xffff
;;     %52:s1 = s_mul_i32 %54, %53
;;     %49:v1 = v_add_nc_u32_e32 %52, %55
;;     %47:s1 = s_and_b32 ttmp7, 0xffff
;;     %46:s1 = s_lshr_b32 %0.0, 16
;;     %45:s1 = s_mul_i32 %47, %46
;;     %42:v1 = v_bfe_u32 %27, 10, 10
;;     %41:v1 = v_add_nc_u32_e32 %45, %42
;;     %37.0:v2 = v_mov_b32_e32 %41
;;     %38.1:v2 tied(%37) = v_mov_b32_e32 0
;;     %33:s1 = s_lshr_b32 ttmp7, 16
;;     %32:s1 = s_and_b32 %0.1, 0xffff
;;     %31:s1 = s_mul_i32 %33, %32
;;     %28:v1 = v_lshrrev_b32_e32 20, %27
;;     %26:v1 = v_add_nc_u32_e32 %31, %28
;;     %22:v2, %23:s1 = v_mad_co_u64_u32 %26, %0.3, %38
;;     %14:v1 = v_mul_lo_u32 %0.2, %22.1
;;     %15:v2, %16:s1 = v_mad_co_u64_u32 %0.2, %22.0, 0
;;     %18.1:v2 tied(%15) = v_add_nc_u32_e32 %15.1, %14
;;     %10.0:v2, %7:s1 = v_add_co_u32 %49, %18.0
;;     %11.1:v2 tied(%10), %9:s1 = v_add_co_ci_u32_e64 0, %18.1, %7
;;     global_store_b64 %55, %11, %57 offset:256
;; }
;;     end
;; }

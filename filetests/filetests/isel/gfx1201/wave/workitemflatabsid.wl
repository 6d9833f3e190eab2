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
;;     %16=s[0:1]:s2, %44=s[2:3]:s2, %22=v0:v1 = inputs
;;     %45:s2 = s_load_b64 %44, 0x0
;;     %43:v1 = v_and_b32_e32 0x3ff, %22
;;     %42:s1 = s_mov_b32 ttmp9
;;     %40:s1 = s_load_b32 %16, 0x4
;;     %41:s1 = s_and_b32 %40, 0xffff
;;     %39:s1 = s_mul_i32 %42, %41
;;     %36:s1 = s_and_b32 ttmp7, 0xffff
;;     %34:s1 = s_load_b32 %16, 0x4
;;     %35:s1 = s_lshr_b32 %34, 16
;;     %33:s1 = s_mul_i32 %36, %35
;;     %30:v1 = v_bfe_u32 %22, 10, 10
;;     %29:s1 = s_lshr_b32 ttmp7, 16
;;     %27:s1 = s_load_b32 %16, 0x8
;;     %28:s1 = s_and_b32 %27, 0xffff
;;     %26:s1 = s_mul_i32 %29, %28
;;     %23:v1 = v_lshrrev_b32_e32 20, %22
;;     %21:v1 = v_add_nc_u32_e32 %26, %23
;;     %18:s1 = s_load_b32 %16, 0xc
;;     %17:s1 = s_load_b32 %16, 0x10
;;     %15:v1 = v_mul_lo_u32 %21, %17
;;     %12:v1 = v_add3_u32 %33, %30, %15
;;     %8:v1 = v_mul_lo_u32 %12, %18
;;     %5:v1 = v_add3_u32 %39, %43, %8
;;     global_store_b32 %43, %5, %45 offset:256
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
;;     %31=s[0:1]:s2, %64=s[2:3]:s2, %37=v0:v1 = inputs
;;     %65:s2 = s_load_b64 %64, 0x0
;;     %63:v1 = v_and_b32_e32 0x3ff, %37
;;     %62:s1 = s_mov_b32 ttmp9
;;     %60:s1 = s_load_b32 %31, 0x4
;;     %61:s1 = s_and_b32 %60, 0xffff
;;     %59:s1 = s_mul_i32 %62, %61
;;     %56:v1 = v_add_nc_u32_e32 %59, %63
;;     %54:s1 = s_and_b32 ttmp7, 0xffff
;;     %52:s1 = s_load_b32 %31, 0x4
;;     %53:s1 = s_lshr_b32 %52, 16
;;     %51:s1 = s_mul_i32 %54, %53
;;     %48:v1 = v_bfe_u32 %37, 10, 10
;;     %47:v1 = v_add_nc_u32_e32 %51, %48
;;     %44:s1 = s_lshr_b32 ttmp7, 16
;;     %42:s1 = s_load_b32 %31, 0x8
;;     %43:s1 = s_and_b32 %42, 0xffff
;;     %41:s1 = s_mul_i32 %44, %43
;;     %38:v1 = v_lshrrev_b32_e32 20, %37
;;     %36:v1 = v_add_nc_u32_e32 %41, %38
;;     %33:s1 = s_load_b32 %31, 0xc
;;     %32:s1 = s_load_b32 %31, 0x10
;;     %29:v2, %30:s1 = v_mad_co_u64_u32 %36, %32, 0
;;     %25.0:v2, %22:s1 = v_add_co_u32 %47, %29.0
;;     %26.1:v2 tied(%25), %24:s1 = v_add_co_ci_u32_e64 0, %29.1, %22
;;     %12:v1 = v_mul_lo_u32 %26.0, 0
;;     %14:v1 = v_mul_lo_u32 %26.1, %33
;;     %15:v2, %16:s1 = v_mad_co_u64_u32 %26.0, %33, 0
;;     %18.1:v2 tied(%15) = v_add3_u32 %15.1, %12, %14
;;     %9.0:v2, %6:s1 = v_add_co_u32 %56, %18.0
;;     %10.1:v2 tied(%9), %8:s1 = v_add_co_ci_u32_e64 0, %18.1, %6
;;     global_store_b64 %63, %10, %65 offset:256
;; }
;;     end
;; }

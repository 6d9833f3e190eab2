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
;;     %31=s[0:1]:s2, %79=s[2:3]:s2, %42=v0:v1 = inputs
;;     %80:s2 = s_load_b64 %79, 0x0
;;     %78:v1 = v_and_b32_e32 0x3ff, %42
;;     %77:s1 = s_mov_b32 ttmp9
;;     %75:s1 = s_load_b32 %31, 0x4
;;     %76:s1 = s_and_b32 %75, 0xffff
;;     %74:s1 = s_mul_i32 %77, %76
;;     %71:v1 = v_add_nc_u32_e32 %74, %78
;;     %68.0:v2 = v_mov_b32_e32 %71
;;     %69.1:v2 tied(%68) = v_mov_b32_e32 0
;;     %64:s1 = s_and_b32 ttmp7, 0xffff
;;     %62:s1 = s_load_b32 %31, 0x4
;;     %63:s1 = s_lshr_b32 %62, 16
;;     %61:s1 = s_mul_i32 %64, %63
;;     %58:v1 = v_bfe_u32 %42, 10, 10
;;     %57:v1 = v_add_nc_u32_e32 %61, %58
;;     %53.0:v2 = v_mov_b32_e32 %57
;;     %54.1:v2 tied(%53) = v_mov_b32_e32 0
;;     %49:s1 = s_lshr_b32 ttmp7, 16
;;     %47:s1 = s_load_b32 %31, 0x8
;;     %48:s1 = s_and_b32 %47, 0xffff
;;     %46:s1 = s_mul_i32 %49, %48
;;     %43:v1 = v_lshrrev_b32_e32 20, %42
;;     %41:v1 = v_add_nc_u32_e32 %46, %43
;;     %38:s1 = s_load_b32 %31, 0xc
;;     %36.0:s2 = s_mov_b32 %38
;;     %37.1:s2 tied(%36) = s_mov_b32 0
;;     %32:s1 = s_load_b32 %31, 0x10
;;     %29:v2, %30:s1 = v_mad_co_u64_u32 %41, %32, 0
;;     %25.0:v2, %22:s1 = v_add_co_u32 %54.0, %29.0
;;     %26.1:v2 tied(%25), %24:s1 = v_add_co_ci_u32_e64 %54.1, %29.1, %22
;;     %13:v1 = v_mul_lo_u32 %26.0, %37.1
;;     %14:v1 = v_mul_lo_u32 %26.1, %37.0
;;     %15:v2, %16:s1 = v_mad_co_u64_u32 %26.0, %37.0, 0
;;     %18.1:v2 tied(%15) = v_add3_u32 %15.1, %13, %14
;;     %9.0:v2, %6:s1 = v_add_co_u32 %69.0, %18.0
;;     %10.1:v2 tied(%9), %8:s1 = v_add_co_ci_u32_e64 %69.1, %18.1, %6
;;     global_store_b64 %78, %10, %80 offset:256
;; }
;;     end
;; }

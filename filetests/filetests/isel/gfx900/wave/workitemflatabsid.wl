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
;;     %15=s[0:1]:s2, %47=s[2:3]:s2, %45=s4:s1, %37=s5:s1, %27=s6:s1, %46=v0:v1, %31=v1:v1, %21=v2:v1 = inputs
;;     %48:s2 = s_load_dwordx2 %47, 0x0
;;     %43:s1 = s_load_dword %15, 0x4
;;     %44:s1 = s_and_b32 %43, 0xffff
;;     %42:s1 = s_mul_i32 %45, %44
;;     %39:v1 = v_add_u32_e32 %42, %46
;;     %35:s1 = s_load_dword %15, 0x4
;;     %36:s1 = s_lshr_b32 %35, 16
;;     %34:s1 = s_mul_i32 %37, %36
;;     %30:v1 = v_add_u32_e32 %34, %31
;;     %25:s1 = s_load_dword %15, 0x8
;;     %26:s1 = s_and_b32 %25, 0xffff
;;     %24:s1 = s_mul_i32 %27, %26
;;     %20:v1 = v_add_u32_e32 %24, %21
;;     %17:s1 = s_load_dword %15, 0xc
;;     %16:s1 = s_load_dword %15, 0x10
;;     %14:v1 = v_mul_lo_u32 %20, %16
;;     %11:v1 = v_add_u32_e32 %30, %14
;;     %8:v1 = v_mul_lo_u32 %11, %17
;;     %5:v1 = v_add_u32_e32 %39, %8
;;     global_store_dword %46, %5, %48 offset:256
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
;;     %31=s[0:1]:s2, %78=s[2:3]:s2, %76=s4:s1, %63=s5:s1, %48=s6:s1, %77=v0:v1, %57=v1:v1, %42=v2:v1 = inputs
;;     %79:s2 = s_load_dwordx2 %78, 0x0
;;     %74:s1 = s_load_dword %31, 0x4
;;     %75:s1 = s_and_b32 %74, 0xffff
;;     %73:s1 = s_mul_i32 %76, %75
;;     %70:v1 = v_add_u32_e32 %73, %77
;;     %67.0:v2 = v_mov_b32_e32 %70
;;     %68.1:v2 tied(%67) = v_mov_b32_e32 0
;;     %61:s1 = s_load_dword %31, 0x4
;;     %62:s1 = s_lshr_b32 %61, 16
;;     %60:s1 = s_mul_i32 %63, %62
;;     %56:v1 = v_add_u32_e32 %60, %57
;;     %52.0:v2 = v_mov_b32_e32 %56
;;     %53.1:v2 tied(%52) = v_mov_b32_e32 0
;;     %46:s1 = s_load_dword %31, 0x8
;;     %47:s1 = s_and_b32 %46, 0xffff
;;     %45:s1 = s_mul_i32 %48, %47
;;     %41:v1 = v_add_u32_e32 %45, %42
;;     %38:s1 = s_load_dword %31, 0xc
;;     %36.0:s2 = s_mov_b32 %38
;;     %37.1:s2 tied(%36) = s_mov_b32 0
;;     %32:s1 = s_load_dword %31, 0x10
;;     %29:v2, %30:s2 = v_mad_u64_u32 %41, %32, 0
;;     %25.0:v2, %22:s2 = v_add_co_u32_e64 %53.0, %29.0
;;     %26.1:v2 tied(%25), %24:s2 = v_addc_co_u32_e64 %53.1, %29.1, %22
;;     %13:v1 = v_mul_lo_u32 %26.0, %37.1
;;     %14:v1 = v_mul_lo_u32 %26.1, %37.0
;;     %15:v2, %16:s2 = v_mad_u64_u32 %26.0, %37.0, 0
;;     %18.1:v2 tied(%15) = v_add3_u32 %15.1, %13, %14
;;     %9.0:v2, %6:s2 = v_add_co_u32_e64 %68.0, %18.0
;;     %10.1:v2 tied(%9), %8:s2 = v_addc_co_u32_e64 %68.1, %18.1, %6
;;     global_store_dwordx2 %77, %10, %79 offset:256
;; }
;;     end
;; }

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
;;     %20=s[0:1]:s2, %52=s[2:3]:s2, %50=s4:s1, %42=s5:s1, %32=s6:s1, %51=v0:v1, %36=v1:v1, %26=v2:v1 = inputs
;;     %53:s2 = s_load_dwordx2 %52, 0x0
;;     %48:s1 = s_load_dword %20, 0x4
;;     %49:s1 = s_and_b32 %48, 0xffff
;;     %47:s1 = s_mul_i32 %50, %49
;;     %44:v1 = v_add_u32_e32 %47, %51
;;     %40:s1 = s_load_dword %20, 0x4
;;     %41:s1 = s_lshr_b32 %40, 16
;;     %39:s1 = s_mul_i32 %42, %41
;;     %35:v1 = v_add_u32_e32 %39, %36
;;     %30:s1 = s_load_dword %20, 0x8
;;     %31:s1 = s_and_b32 %30, 0xffff
;;     %29:s1 = s_mul_i32 %32, %31
;;     %25:v1 = v_add_u32_e32 %29, %26
;;     %22:s1 = s_load_dword %20, 0xc
;;     %21:s1 = s_load_dword %20, 0x10
;;     %19:v1 = v_mul_lo_u32 %25, %21
;;     %16:v1 = v_add_u32_e32 %35, %19
;;     %13:v1 = v_mul_lo_u32 %16, %22
;;     %10:v1 = v_add_u32_e32 %44, %13
;;     %6.0:v2 = v_mov_b32_e32 %10
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_dwordx2 %51, %7, %53 offset:256
;; }
;;     end
;; }

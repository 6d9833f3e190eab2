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
;;     %16=s[0:1]:s2, %43=s[2:3]:s2, %41=s4:s1, %35=s5:s1, %28=s6:s1, %42=v0:v1, %29=v1:v1, %22=v2:v1 = inputs
;;     %44:s2 = s_load_dwordx2 %43, 0x0
;;     %39:s1 = s_load_dword %16, 0x4
;;     %40:s1 = s_and_b32 %39, 0xffff
;;     %38:s1 = s_mul_i32 %41, %40
;;     %33:s1 = s_load_dword %16, 0x4
;;     %34:s1 = s_lshr_b32 %33, 16
;;     %32:s1 = s_mul_i32 %35, %34
;;     %26:s1 = s_load_dword %16, 0x8
;;     %27:s1 = s_and_b32 %26, 0xffff
;;     %25:s1 = s_mul_i32 %28, %27
;;     %21:v1 = v_add_u32_e32 %25, %22
;;     %18:s1 = s_load_dword %16, 0xc
;;     %17:s1 = s_load_dword %16, 0x10
;;     %15:v1 = v_mul_lo_u32 %21, %17
;;     %12:v1 = v_add3_u32 %32, %29, %15
;;     %8:v1 = v_mul_lo_u32 %12, %18
;;     %5:v1 = v_add3_u32 %38, %42, %8
;;     global_store_dword %42, %5, %44 offset:256
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
;;     %31=s[0:1]:s2, %63=s[2:3]:s2, %61=s4:s1, %53=s5:s1, %43=s6:s1, %62=v0:v1, %47=v1:v1, %37=v2:v1 = inputs
;;     %64:s2 = s_load_dwordx2 %63, 0x0
;;     %59:s1 = s_load_dword %31, 0x4
;;     %60:s1 = s_and_b32 %59, 0xffff
;;     %58:s1 = s_mul_i32 %61, %60
;;     %55:v1 = v_add_u32_e32 %58, %62
;;     %51:s1 = s_load_dword %31, 0x4
;;     %52:s1 = s_lshr_b32 %51, 16
;;     %50:s1 = s_mul_i32 %53, %52
;;     %46:v1 = v_add_u32_e32 %50, %47
;;     %41:s1 = s_load_dword %31, 0x8
;;     %42:s1 = s_and_b32 %41, 0xffff
;;     %40:s1 = s_mul_i32 %43, %42
;;     %36:v1 = v_add_u32_e32 %40, %37
;;     %33:s1 = s_load_dword %31, 0xc
;;     %32:s1 = s_load_dword %31, 0x10
;;     %29:v2, %30:s2 = v_mad_u64_u32 %36, %32, 0
;;     %25.0:v2, %22:s2 = v_add_co_u32_e64 %46, %29.0
;;     %26.1:v2 tied(%25), %24:s2 = v_addc_co_u32_e64 0, %29.1, %22
;;     %12:v1 = v_mul_lo_u32 %26.0, 0
;;     %14:v1 = v_mul_lo_u32 %26.1, %33
;;     %15:v2, %16:s2 = v_mad_u64_u32 %26.0, %33, 0
;;     %18.1:v2 tied(%15) = v_add3_u32 %15.1, %12, %14
;;     %9.0:v2, %6:s2 = v_add_co_u32_e64 %55, %18.0
;;     %10.1:v2 tied(%9), %8:s2 = v_addc_co_u32_e64 0, %18.1, %6
;;     global_store_dwordx2 %62, %10, %64 offset:256
;; }
;;     end
;; }

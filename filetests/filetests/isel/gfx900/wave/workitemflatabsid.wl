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
;;     %58=s[0:1]:s2, %56=s[2:3]:s2, %54=s4:s1, %47=s5:s1, %33=s6:s1, %55=v0:v1, %42=v1:v1, %28=v2:v1 = inputs
;;     %0:s4 = s_load_dwordx4 %58, 0x4
;;     %57:s2 = s_load_dwordx2 %56, 0x0
;;     %53:s1 = s_and_b32 %0.0, 0xffff
;;     %52:s1 = s_mul_i32 %54, %53
;;     %49:v1 = v_add_u32_e32 %52, %55
;;     %46:s1 = s_lshr_b32 %0.0, 16
;;     %45:s1 = s_mul_i32 %47, %46
;;     %41:v1 = v_add_u32_e32 %45, %42
;;     %37.0:v2 = v_mov_b32_e32 %41
;;     %38.1:v2 tied(%37) = v_mov_b32_e32 0
;;     %32:s1 = s_and_b32 %0.1, 0xffff
;;     %31:s1 = s_mul_i32 %33, %32
;;     %27:v1 = v_add_u32_e32 %31, %28
;;     %23:v2, %24:s2 = v_mad_u64_u32 %27, %0.3, %38
;;     %13:v1 = v_mul_lo_u32 %23.0, 0
;;     %15:v1 = v_mul_lo_u32 %23.1, %0.2
;;     %16:v2, %17:s2 = v_mad_u64_u32 %23.0, %0.2, 0
;;     %19.1:v2 tied(%16) = v_add3_u32 %16.1, %13, %15
;;     %10.0:v2, %7:s2 = v_add_co_u32_e64 %49, %19.0
;;     %11.1:v2 tied(%10), %9:s2 = v_addc_co_u32_e64 0, %19.1, %7
;;     global_store_dwordx2 %55, %11, %57 offset:256
;; }
;;     end
;; }

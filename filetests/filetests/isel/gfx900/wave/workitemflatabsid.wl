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
;;     %57=s[0:1]:s2, %55=s[2:3]:s2, %53=s4:s1, %46=s5:s1, %32=s6:s1, %54=v0:v1, %41=v1:v1, %27=v2:v1 = inputs
;;     %0:s4 = s_load_dwordx4 %57, 0x4
;;     %56:s2 = s_load_dwordx2 %55, 0x0
;;     %52:s1 = s_and_b32 %0.0, 0xffff
;;     %51:s1 = s_mul_i32 %53, %52
;;     %48:v1 = v_add_u32_e32 %51, %54
;;     %45:s1 = s_lshr_b32 %0.0, 16
;;     %44:s1 = s_mul_i32 %46, %45
;;     %40:v1 = v_add_u32_e32 %44, %41
;;     %36.0:v2 = v_mov_b32_e32 %40
;;     %37.1:v2 tied(%36) = v_mov_b32_e32 0
;;     %31:s1 = s_and_b32 %0.1, 0xffff
;;     %30:s1 = s_mul_i32 %32, %31
;;     %26:v1 = v_add_u32_e32 %30, %27
;;     %22:v2, %23:s2 = v_mad_u64_u32 %26, %0.3, %37
;;     %14:v1 = v_mul_lo_u32 %0.2, %22.1
;;     %15:v2, %16:s2 = v_mad_u64_u32 %0.2, %22.0, 0
;;     %18.1:v2 tied(%15) = v_add_u32_e32 %15.1, %14
;;     %10.0:v2, %7:s2 = v_add_co_u32_e64 %48, %18.0
;;     %11.1:v2 tied(%10), %9:s2 = v_addc_co_u32_e64 0, %18.1, %7
;;     global_store_dwordx2 %54, %11, %56 offset:256
;; }
;;     end
;; }

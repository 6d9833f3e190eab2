; test isel precise-output
; target gfx803
; Absolute values: the larger of a number and its negation; the scalar unit has an instruction.
; Here are the forms whose code is not that of gfx900.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iabs.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %29=s[0:1]:s2, %28=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %30:s2 = s_load_dwordx2 %29, 0x0
;;     %26.0:v2 = v_mov_b32_e32 %28
;;     %27.1:v2 tied(%26) = v_mov_b32_e32 0
;;     %21.0:v2, %17:s2 = v_add_u32_e64 %30.0, %27.0
;;     %20:v1 = v_mov_b32_e32 %30.1
;;     %22.1:v2 tied(%21), %19:s2 = v_addc_u32_e64 %20, %27.1, %17
;;     %13:v1 = flat_load_dword %22
;;     %10:v1, %11:s2 = v_sub_u32_e64 0, %13
;;     %12:v1 = v_max_i32_e32 %13, %10
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %22.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %22.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

kernel %bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = iabs.i8 v5
    store.i8 global align 1 [v4+256], v6
    return
}
;; machine kernel %bytes target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31=s[0:1]:s2, %30=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %32:s2 = s_load_dwordx2 %31, 0x0
;;     %28.0:v2 = v_mov_b32_e32 %30
;;     %29.1:v2 tied(%28) = v_mov_b32_e32 0
;;     %23.0:v2, %19:s2 = v_add_u32_e64 %32.0, %29.0
;;     %22:v1 = v_mov_b32_e32 %32.1
;;     %24.1:v2 tied(%23), %21:s2 = v_addc_u32_e64 %22, %29.1, %19
;;     %15:v1 = flat_load_sbyte %24
;;     %11:v1, %12:s2 = v_sub_u32_e64 0, %15
;;     %13:v1 = v_max_i32_e32 %15, %11
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %24.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %24.1, %2
;;     flat_store_byte %7, %13
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
    v5 = load.i64 global align 8 [v4+0]
    v6 = iabs.i64 v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %long target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %39=s[0:1]:s2, %38=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %40:s2 = s_load_dwordx2 %39, 0x0
;;     %36.0:v2 = v_mov_b32_e32 %38
;;     %37.1:v2 tied(%36) = v_mov_b32_e32 0
;;     %31.0:v2, %27:s2 = v_add_u32_e64 %40.0, %37.0
;;     %30:v1 = v_mov_b32_e32 %40.1
;;     %32.1:v2 tied(%31), %29:s2 = v_addc_u32_e64 %30, %37.1, %27
;;     %23:v2 = flat_load_dwordx2 %32
;;     %22:v2 = v_ashrrev_i64 63, %23
;;     %20.0:v2 = v_xor_b32_e32 %23.0, %22.0
;;     %21.1:v2 tied(%20) = v_xor_b32_e32 %23.1, %22.1
;;     %15.0:v2, %12:s2 = v_sub_u32_e64 %21.0, %22.0
;;     %16.1:v2 tied(%15), %14:s2 = v_subb_u32_e64 %21.1, %22.1, %12
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %32.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %32.1, %2
;;     flat_store_dwordx2 %7, %16
;; }
;;     end
;; }

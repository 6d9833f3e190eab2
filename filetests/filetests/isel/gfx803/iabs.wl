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
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %25:s2 = s_load_dwordx2 %24, 0x0
;;     %21.0:v2, %17:s2 = v_add_u32_e64 %25.0, %23
;;     %20:v1 = v_mov_b32_e32 %25.1
;;     %22.1:v2 tied(%21), %19:s2 = v_addc_u32_e64 %20, 0, %17
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
;;     %26=s[0:1]:s2, %25=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %27:s2 = s_load_dwordx2 %26, 0x0
;;     %23.0:v2, %19:s2 = v_add_u32_e64 %27.0, %25
;;     %22:v1 = v_mov_b32_e32 %27.1
;;     %24.1:v2 tied(%23), %21:s2 = v_addc_u32_e64 %22, 0, %19
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
;;     %35=s[0:1]:s2, %34=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %36:s2 = s_load_dwordx2 %35, 0x0
;;     %32.0:v2, %28:s2 = v_add_u32_e64 %36.0, %34
;;     %31:v1 = v_mov_b32_e32 %36.1
;;     %33.1:v2 tied(%32), %30:s2 = v_addc_u32_e64 %31, 0, %28
;;     %24:v2 = flat_load_dwordx2 %33
;;     %23:v1 = v_ashrrev_i32_e32 31, %24.1
;;     %20.0:v2 = v_xor_b32_e32 %24.0, %23
;;     %21.1:v2 tied(%20) = v_xor_b32_e32 %24.1, %23
;;     %15.0:v2, %12:s2 = v_sub_u32_e64 %21.0, %23
;;     %16.1:v2 tied(%15), %14:s2 = v_subb_u32_e64 %21.1, %23, %12
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %33.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %33.1, %2
;;     flat_store_dwordx2 %7, %16
;; }
;;     end
;; }

; test isel precise-output
; target gfx900
; Sums with products of 64 bits: the sum is where the product of the low words begins.

kernel %generator {
    param %out : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iconst.i32 3
    v5 = ishl.i64 v3, v4
    v6 = iadd.i64 v1, v5
    v7 = load.i64 global align 8 [v6]
    v8 = iconst.i64 0x5851f42d4c957f2d
    v9 = iconst.i64 0x14057b7ef767814f
    v10 = imul.i64 v7, v8
    v11 = iadd.i64 v10, v9
    store.i64 global align 8 [v6], v11
    return
}
;; machine kernel %generator target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25=s[0:1]:s2, %24=v0:v1 = inputs
;;     %7:s1 = s_mov_b32 0x4c957f2d
;;     %26:s2 = s_load_dwordx2 %25, 0x0
;;     %23:v1 = v_lshlrev_b32_e32 3, %24
;;     %21:v2 = global_load_dwordx2 %23, %26
;;     %5:s1 = s_mov_b32 0x5851f42d
;;     %4:v1 = v_mul_lo_u32 %21.0, %5
;;     %6:v1 = v_mul_lo_u32 %21.1, %7
;;     %10.0:s2 = s_mov_b32 0xf767814f
;;     %11.1:s2 tied(%10) = s_mov_b32 0x14057b7e
;;     %16.0:v2 = v_mov_b32_e32 %11.0
;;     %17.1:v2 tied(%16) = v_mov_b32_e32 %11.1
;;     %12:v2, %13:s2 = v_mad_u64_u32 %21.0, %7, %17
;;     %20.1:v2 tied(%12) = v_add3_u32 %12.1, %4, %6
;;     global_store_dwordx2 %23, %20, %26
;; }
;;     end
;; }

kernel %small_factor {
    param %out : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iconst.i32 3
    v5 = ishl.i64 v3, v4
    v6 = iadd.i64 v1, v5
    v7 = load.i64 global align 8 [v6]
    v8 = iconst.i64 19
    v10 = imul.i64 v7, v8
    v11 = iadd.i64 v10, v3
    store.i64 global align 8 [v6], v11
    return
}
;; machine kernel %small_factor target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_dwordx2 %18, 0x0
;;     %15.0:v2 = v_mov_b32_e32 %17
;;     %16.1:v2 tied(%15) = v_mov_b32_e32 0
;;     %12:v1 = v_lshlrev_b32_e32 3, %17
;;     %10:v2 = global_load_dwordx2 %12, %19
;;     %4:v1 = v_mul_lo_u32 %10.1, 19
;;     %6:v2, %7:s2 = v_mad_u64_u32 %10.0, 19, %16
;;     %9.1:v2 tied(%6) = v_add_u32_e32 %6.1, %4
;;     global_store_dwordx2 %12, %9, %19
;; }
;;     end
;; }

; What both products are added to is moved to a pair of vector registers once.
kernel %two_steps {
    param %out : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iconst.i32 3
    v5 = ishl.i64 v3, v4
    v6 = iadd.i64 v1, v5
    v7 = load.i64 global align 8 [v6]
    v8 = iconst.i64 0x5851f42d4c957f2d
    v9 = iconst.i64 0x14057b7ef767814f
    v10 = imul.i64 v7, v8
    v11 = iadd.i64 v10, v9
    v12 = bxor.i64 v11, v7
    v13 = imul.i64 v12, v8
    v14 = iadd.i64 v13, v9
    store.i64 global align 8 [v6], v14
    return
}
;; machine kernel %two_steps target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %48=s[0:1]:s2, %47=v0:v1 = inputs
;;     %28:s1 = s_mov_b32 0x5851f42d
;;     %30:s1 = s_mov_b32 0x4c957f2d
;;     %33.0:s2 = s_mov_b32 0xf767814f
;;     %34.1:s2 tied(%33) = s_mov_b32 0x14057b7e
;;     %49:s2 = s_load_dwordx2 %48, 0x0
;;     %46:v1 = v_lshlrev_b32_e32 3, %47
;;     %44:v2 = global_load_dwordx2 %46, %49
;;     %27:v1 = v_mul_lo_u32 %44.0, %28
;;     %29:v1 = v_mul_lo_u32 %44.1, %30
;;     %39.0:v2 = v_mov_b32_e32 %34.0
;;     %40.1:v2 tied(%39) = v_mov_b32_e32 %34.1
;;     %35:v2, %36:s2 = v_mad_u64_u32 %44.0, %30, %40
;;     %43.1:v2 tied(%35) = v_add3_u32 %35.1, %27, %29
;;     %25.0:v2 = v_xor_b32_e32 %43.0, %44.0
;;     %26.1:v2 tied(%25) = v_xor_b32_e32 %43.1, %44.1
;;     %4:v1 = v_mul_lo_u32 %26.0, %28
;;     %6:v1 = v_mul_lo_u32 %26.1, %30
;;     %12:v2, %13:s2 = v_mad_u64_u32 %26.0, %30, %40
;;     %20.1:v2 tied(%12) = v_add3_u32 %12.1, %4, %6
;;     global_store_dwordx2 %46, %20, %49
;; }
;;     end
;; }

; test isel precise-output
; target gfx1201
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
;; machine kernel %generator target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_b64 %18, 0x0
;;     %16:v1 = v_lshlrev_b32_e32 3, %17
;;     %14:v2 = global_load_b64 %16, %19
;;     %4:v1 = v_mul_lo_u32 %14.0, 0x5851f42d
;;     %5:v1 = v_mul_lo_u32 %14.1, 0x4c957f2d
;;     %8.0:s2 = s_mov_b32 0xf767814f
;;     %9.1:s2 tied(%8) = s_mov_b32 0x14057b7e
;;     %10:v2, %11:s1 = v_mad_co_u64_u32 %14.0, 0x4c957f2d, %9
;;     %13.1:v2 tied(%10) = v_add3_u32 %10.1, %4, %5
;;     global_store_b64 %16, %13, %19
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
;; machine kernel %small_factor target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_b64 %18, 0x0
;;     %15.0:v2 = v_mov_b32_e32 %17
;;     %16.1:v2 tied(%15) = v_mov_b32_e32 0
;;     %12:v1 = v_lshlrev_b32_e32 3, %17
;;     %10:v2 = global_load_b64 %12, %19
;;     %4:v1 = v_mul_lo_u32 %10.1, 19
;;     %6:v2, %7:s1 = v_mad_co_u64_u32 %10.0, 19, %16
;;     %9.1:v2 tied(%6) = v_add_nc_u32_e32 %6.1, %4
;;     global_store_b64 %12, %9, %19
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
;; machine kernel %two_steps target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %34=s[0:1]:s2, %33=v0:v1 = inputs
;;     %24.0:s2 = s_mov_b32 0xf767814f
;;     %25.1:s2 tied(%24) = s_mov_b32 0x14057b7e
;;     %35:s2 = s_load_b64 %34, 0x0
;;     %32:v1 = v_lshlrev_b32_e32 3, %33
;;     %30:v2 = global_load_b64 %32, %35
;;     %20:v1 = v_mul_lo_u32 %30.0, 0x5851f42d
;;     %21:v1 = v_mul_lo_u32 %30.1, 0x4c957f2d
;;     %26:v2, %27:s1 = v_mad_co_u64_u32 %30.0, 0x4c957f2d, %25
;;     %29.1:v2 tied(%26) = v_add3_u32 %26.1, %20, %21
;;     %18.0:v2 = v_xor_b32_e32 %29.0, %30.0
;;     %19.1:v2 tied(%18) = v_xor_b32_e32 %29.1, %30.1
;;     %4:v1 = v_mul_lo_u32 %19.0, 0x5851f42d
;;     %5:v1 = v_mul_lo_u32 %19.1, 0x4c957f2d
;;     %10:v2, %11:s1 = v_mad_co_u64_u32 %19.0, 0x4c957f2d, %25
;;     %13.1:v2 tied(%10) = v_add3_u32 %10.1, %4, %5
;;     global_store_b64 %32, %13, %35
;; }
;;     end
;; }

; test isel precise-output
; target gfx1201
; Words that were extended with zeros, on both units: shifted, added and multiplied.

kernel %scalar {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = load.i32 kernarg align 4 width all [v0+12]
    v4 = workitemid.i32 0
    v5 = uextend.i64 v4
    v6 = iconst.i32 4
    v7 = ishl.i64 v5, v6
    v8 = iadd.i64 v1, v7
    v9 = load.i32 global align 4 [v8]
    v10 = load.i32 global align 4 [v8+4]
    v11 = load.i32 global align 4 [v8+8]
    v20 = uextend.i64 v2
    v21 = iconst.i32 3
    v22 = ishl.i64 v20, v21
    v23 = iadd.i64 v22, v1
    v24 = load.i64 global align 8 width all const [v23]
    v25 = uextend.i64 v3
    v26 = iadd.i64 v24, v25
    v27 = imul.i64 v20, v25
    store.i64 global align 8 [v8], v26
    store.i64 global align 8 [v8+8], v27
    return
}
;; machine kernel %scalar target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %35=s[0:1]:s2, %33=v0:v1 = inputs
;;     %36:s4 = s_load_b128 %35, 0x0
;;     %32:v1 = v_lshlrev_b32_e32 4, %33
;;     %29.0:s2 = s_lshl_b32 %36.2, 3
;;     %30.1:s2 tied(%29) = s_lshr_b32 %36.2, 29
;;     %26:s2 = s_add_nc_u64 %30, %36.0-1
;;     %24:s2 = s_load_b64 %26, 0x0
;;     %21.0:s2 = s_add_co_u32 %36.3, %24.0 makes scc
;;     %22.1:s2 tied(%21) = s_add_co_ci_u32 0, %24.1
;;     %16.0:s2 = s_mul_i32 %36.2, %36.3
;;     %17.1:s2 tied(%16) = s_mul_hi_u32 %36.2, %36.3
;;     %8.0:v4 = v_mov_b32_e32 %22.0
;;     %9.1:v4 tied(%8) = v_mov_b32_e32 %22.1
;;     %10.2:v4 tied(%9) = v_mov_b32_e32 %17.0
;;     %11.3:v4 tied(%10) = v_mov_b32_e32 %17.1
;;     global_store_b128 %32, %11, %36.0-1
;; }
;;     end
;; }

kernel %vector {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = load.i32 kernarg align 4 width all [v0+12]
    v4 = workitemid.i32 0
    v5 = uextend.i64 v4
    v6 = iconst.i32 4
    v7 = ishl.i64 v5, v6
    v8 = iadd.i64 v1, v7
    v9 = load.i32 global align 4 [v8]
    v10 = load.i32 global align 4 [v8+4]
    v11 = load.i32 global align 4 [v8+8]
    v20 = uextend.i64 v9
    v21 = iconcat v10, v11
    v22 = imul.i64 v20, v21
    store.i64 global align 8 [v8], v22
    return
}
;; machine kernel %vector target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_b64 %15, 0x0
;;     %13:v1 = v_lshlrev_b32_e32 4, %14
;;     %11:v3 = global_load_b96 %13, %16
;;     %5:v1 = v_mul_lo_u32 %11.0, %11.2
;;     %7:v2, %8:s1 = v_mad_co_u64_u32 %11.0, %11.1, 0
;;     %10.1:v2 tied(%7) = v_add_nc_u32_e32 %7.1, %5
;;     global_store_b64 %13, %10, %16
;; }
;;     end
;; }

kernel %kept {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = uextend.i64 v2
    v4 = bxor.i64 v3, v1
    v5 = load.i32 global align 4 width all const [v4]
    store.i32 global align 4 [v1], v5
    return
}
;; machine kernel %kept target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2 = inputs
;;     %15:s4 = s_load_b128 %14, 0x0
;;     %11.0:s2 = s_mov_b32 %15.2
;;     %12.1:s2 tied(%11) = s_mov_b32 0
;;     %7:s2 = s_xor_b64 %12, %15.0-1
;;     %5:s1 = s_load_b32 %7, 0x0
;;     %1:v1 = v_mov_b32_e32 0
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_b32 %1, %3, %15.0-1
;; }
;;     end
;; }

kernel %by_a_constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v4 = workitemid.i32 0
    v5 = uextend.i64 v4
    v6 = iconst.i32 3
    v7 = ishl.i64 v5, v6
    v8 = iadd.i64 v1, v7
    v9 = load.i64 global align 8 [v8]
    v10 = iconst.i64 0x3b800001
    v11 = imul.i64 v9, v10
    store.i64 global align 8 [v8], v11
    return
}
;; machine kernel %by_a_constant target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_b64 %13, 0x0
;;     %11:v1 = v_lshlrev_b32_e32 3, %12
;;     %9:v2 = global_load_b64 %11, %14
;;     %4:v1 = v_mul_lo_u32 %9.1, 0x3b800001
;;     %5:v2, %6:s1 = v_mad_co_u64_u32 %9.0, 0x3b800001, 0
;;     %8.1:v2 tied(%5) = v_add_nc_u32_e32 %5.1, %4
;;     global_store_b64 %11, %8, %14
;; }
;;     end
;; }

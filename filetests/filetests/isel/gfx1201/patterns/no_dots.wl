; test isel precise-output
; target gfx1201
; What looks like a dot product of two words but is none.

kernel %other_places {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 4
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = load.i32 global align 4 [v6]
    v8 = load.i32 global align 4 [v6+4]
    v9 = load.i32 global align 4 [v6+8]
    v10 = iconst.i32 0
    v11 = iconst.i32 8
    v12 = iconst.i32 16
    v13 = iconst.i32 24
    v14 = iconst.i32 255
    v15 = iconst.i32 65535
    v16 = iconst.i32 4
    v20 = ubitextract.i32 v7, v10, v11
    v21 = ubitextract.i32 v8, v13, v11
    v22 = imul.i32 v20, v21
    v23 = ubitextract.i32 v7, v11, v11
    v24 = ubitextract.i32 v8, v12, v11
    v25 = imul.i32 v23, v24
    v26 = ubitextract.i32 v7, v12, v11
    v27 = ubitextract.i32 v8, v11, v11
    v28 = imul.i32 v26, v27
    v29 = ubitextract.i32 v7, v13, v11
    v30 = ubitextract.i32 v8, v10, v11
    v31 = imul.i32 v29, v30
    v32 = iadd.i32 v22, v9
    v33 = iadd.i32 v25, v32
    v34 = iadd.i32 v28, v33
    v35 = iadd.i32 v31, v34
    store.i32 global align 4 [v6+12], v35
    return
}
;; machine kernel %other_places target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %38=s[0:1]:s2, %36=v0:v1 = inputs
;;     %39:s2 = s_load_b64 %38, 0x0
;;     %37:v1 = v_and_b32_e32 0x3ff, %36
;;     %35:v1 = v_lshlrev_b32_e32 4, %37
;;     %33:v3 = global_load_b96 %35, %39
;;     %32:v1 = v_bfe_u32 %33.0, 0, 8
;;     %31:v1 = v_bfe_u32 %33.1, 24, 8
;;     %30:v1 = v_mul_lo_u32 %32, %31
;;     %27:v1 = v_bfe_u32 %33.0, 8, 8
;;     %26:v1 = v_bfe_u32 %33.1, 16, 8
;;     %25:v1 = v_mul_lo_u32 %27, %26
;;     %22:v1 = v_bfe_u32 %33.0, 16, 8
;;     %21:v1 = v_bfe_u32 %33.1, 8, 8
;;     %20:v1 = v_mul_lo_u32 %22, %21
;;     %17:v1 = v_bfe_u32 %33.0, 24, 8
;;     %15:v1 = v_bfe_u32 %33.1, 0, 8
;;     %13:v1 = v_mul_lo_u32 %17, %15
;;     %10:v1 = v_add3_u32 %30, %33.2, %25
;;     %6:v1 = v_add3_u32 %20, %10, %13
;;     global_store_b32 %35, %6, %39 offset:12
;; }
;;     end
;; }

kernel %a_byte_twice {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 4
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = load.i32 global align 4 [v6]
    v8 = load.i32 global align 4 [v6+4]
    v9 = load.i32 global align 4 [v6+8]
    v10 = iconst.i32 0
    v11 = iconst.i32 8
    v12 = iconst.i32 16
    v13 = iconst.i32 24
    v14 = iconst.i32 255
    v15 = iconst.i32 65535
    v16 = iconst.i32 4
    v20 = ubitextract.i32 v7, v10, v11
    v21 = ubitextract.i32 v8, v10, v11
    v22 = imul.i32 v20, v21
    v23 = ubitextract.i32 v7, v11, v11
    v24 = ubitextract.i32 v8, v11, v11
    v25 = imul.i32 v23, v24
    v26 = ubitextract.i32 v7, v12, v11
    v27 = ubitextract.i32 v8, v12, v11
    v28 = imul.i32 v26, v27
    v29 = ubitextract.i32 v7, v12, v11
    v30 = ubitextract.i32 v8, v12, v11
    v31 = imul.i32 v29, v30
    v32 = iadd.i32 v22, v9
    v33 = iadd.i32 v25, v32
    v34 = iadd.i32 v28, v33
    v35 = iadd.i32 v31, v34
    store.i32 global align 4 [v6+12], v35
    return
}
;; machine kernel %a_byte_twice target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %32=s[0:1]:s2, %30=v0:v1 = inputs
;;     %33:s2 = s_load_b64 %32, 0x0
;;     %31:v1 = v_and_b32_e32 0x3ff, %30
;;     %29:v1 = v_lshlrev_b32_e32 4, %31
;;     %27:v3 = global_load_b96 %29, %33
;;     %26:v1 = v_bfe_u32 %27.0, 0, 8
;;     %25:v1 = v_bfe_u32 %27.1, 0, 8
;;     %24:v1 = v_mul_lo_u32 %26, %25
;;     %21:v1 = v_bfe_u32 %27.0, 8, 8
;;     %20:v1 = v_bfe_u32 %27.1, 8, 8
;;     %19:v1 = v_mul_lo_u32 %21, %20
;;     %16:v1 = v_bfe_u32 %27.0, 16, 8
;;     %14:v1 = v_bfe_u32 %27.1, 16, 8
;;     %12:v1 = v_mul_lo_u32 %16, %14
;;     %9:v1 = v_add3_u32 %24, %27.2, %19
;;     %5:v1 = v_add3_u32 %12, %9, %12
;;     global_store_b32 %29, %5, %33 offset:12
;; }
;;     end
;; }

kernel %three_bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 4
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = load.i32 global align 4 [v6]
    v8 = load.i32 global align 4 [v6+4]
    v9 = load.i32 global align 4 [v6+8]
    v10 = iconst.i32 0
    v11 = iconst.i32 8
    v12 = iconst.i32 16
    v13 = iconst.i32 24
    v14 = iconst.i32 255
    v15 = iconst.i32 65535
    v16 = iconst.i32 4
    v20 = ubitextract.i32 v7, v10, v11
    v21 = ubitextract.i32 v8, v10, v11
    v22 = imul.i32 v20, v21
    v23 = ubitextract.i32 v7, v11, v11
    v24 = ubitextract.i32 v8, v11, v11
    v25 = imul.i32 v23, v24
    v26 = ubitextract.i32 v7, v12, v11
    v27 = ubitextract.i32 v8, v12, v11
    v28 = imul.i32 v26, v27
    v29 = iadd.i32 v22, v9
    v30 = iadd.i32 v25, v29
    v31 = iadd.i32 v28, v30
    store.i32 global align 4 [v6+12], v31
    return
}
;; machine kernel %three_bytes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %32=s[0:1]:s2, %30=v0:v1 = inputs
;;     %33:s2 = s_load_b64 %32, 0x0
;;     %31:v1 = v_and_b32_e32 0x3ff, %30
;;     %29:v1 = v_lshlrev_b32_e32 4, %31
;;     %27:v3 = global_load_b96 %29, %33
;;     %26:v1 = v_bfe_u32 %27.0, 0, 8
;;     %25:v1 = v_bfe_u32 %27.1, 0, 8
;;     %24:v1 = v_mul_lo_u32 %26, %25
;;     %21:v1 = v_bfe_u32 %27.0, 8, 8
;;     %20:v1 = v_bfe_u32 %27.1, 8, 8
;;     %19:v1 = v_mul_lo_u32 %21, %20
;;     %16:v1 = v_bfe_u32 %27.0, 16, 8
;;     %14:v1 = v_bfe_u32 %27.1, 16, 8
;;     %12:v1 = v_mul_lo_u32 %16, %14
;;     %9:v1 = v_add_nc_u32_e32 %24, %27.2
;;     %6:v1 = v_add3_u32 %19, %9, %12
;;     global_store_b32 %29, %6, %33 offset:12
;; }
;;     end
;; }

kernel %one_byte_has_a_sign {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 4
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = load.i32 global align 4 [v6]
    v8 = load.i32 global align 4 [v6+4]
    v9 = load.i32 global align 4 [v6+8]
    v10 = iconst.i32 0
    v11 = iconst.i32 8
    v12 = iconst.i32 16
    v13 = iconst.i32 24
    v14 = iconst.i32 255
    v15 = iconst.i32 65535
    v16 = iconst.i32 4
    v20 = ubitextract.i32 v7, v10, v11
    v21 = ubitextract.i32 v8, v10, v11
    v22 = imul.i32 v20, v21
    v23 = ubitextract.i32 v7, v11, v11
    v24 = ubitextract.i32 v8, v11, v11
    v25 = imul.i32 v23, v24
    v26 = sbitextract.i32 v7, v12, v11
    v27 = ubitextract.i32 v8, v12, v11
    v28 = imul.i32 v26, v27
    v29 = ubitextract.i32 v7, v13, v11
    v30 = ubitextract.i32 v8, v13, v11
    v31 = imul.i32 v29, v30
    v32 = iadd.i32 v22, v9
    v33 = iadd.i32 v25, v32
    v34 = iadd.i32 v28, v33
    v35 = iadd.i32 v31, v34
    store.i32 global align 4 [v6+12], v35
    return
}
;; machine kernel %one_byte_has_a_sign target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %42=s[0:1]:s2, %40=v0:v1 = inputs
;;     %43:s2 = s_load_b64 %42, 0x0
;;     %41:v1 = v_and_b32_e32 0x3ff, %40
;;     %39:v1 = v_lshlrev_b32_e32 4, %41
;;     %37:v3 = global_load_b96 %39, %43
;;     %36:v1 = v_bfe_u32 %37.0, 0, 8
;;     %35:v1 = v_bfe_u32 %37.1, 0, 8
;;     %34:v1 = v_mul_lo_u32 %36, %35
;;     %31:v1 = v_bfe_u32 %37.0, 8, 8
;;     %30:v1 = v_bfe_u32 %37.1, 8, 8
;;     %29:v1 = v_mul_lo_u32 %31, %30
;;     %26:v1 = v_lshrrev_b32_e32 16, %37.0
;;     %25:v1 = v_lshlrev_b32_e32 24, %26
;;     %23:v1 = v_ashrrev_i32_e32 24, %25
;;     %21:v1 = v_bfe_u32 %37.1, 16, 8
;;     %20:v1 = v_mul_lo_u32 %23, %21
;;     %17:v1 = v_bfe_u32 %37.0, 24, 8
;;     %15:v1 = v_bfe_u32 %37.1, 24, 8
;;     %13:v1 = v_mul_lo_u32 %17, %15
;;     %10:v1 = v_add3_u32 %34, %37.2, %29
;;     %6:v1 = v_add3_u32 %20, %10, %13
;;     global_store_b32 %39, %6, %43 offset:12
;; }
;;     end
;; }

kernel %a_third_word {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 4
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = load.i32 global align 4 [v6]
    v8 = load.i32 global align 4 [v6+4]
    v9 = load.i32 global align 4 [v6+8]
    v10 = iconst.i32 0
    v11 = iconst.i32 8
    v12 = iconst.i32 16
    v13 = iconst.i32 24
    v14 = iconst.i32 255
    v15 = iconst.i32 65535
    v16 = iconst.i32 4
    v20 = ubitextract.i32 v7, v10, v11
    v21 = ubitextract.i32 v9, v10, v11
    v22 = imul.i32 v20, v21
    v23 = ubitextract.i32 v7, v11, v11
    v24 = ubitextract.i32 v8, v11, v11
    v25 = imul.i32 v23, v24
    v26 = ubitextract.i32 v7, v12, v11
    v27 = ubitextract.i32 v8, v12, v11
    v28 = imul.i32 v26, v27
    v29 = ubitextract.i32 v7, v13, v11
    v30 = ubitextract.i32 v8, v13, v11
    v31 = imul.i32 v29, v30
    v32 = iadd.i32 v22, v9
    v33 = iadd.i32 v25, v32
    v34 = iadd.i32 v28, v33
    v35 = iadd.i32 v31, v34
    store.i32 global align 4 [v6+12], v35
    return
}
;; machine kernel %a_third_word target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %38=s[0:1]:s2, %36=v0:v1 = inputs
;;     %39:s2 = s_load_b64 %38, 0x0
;;     %37:v1 = v_and_b32_e32 0x3ff, %36
;;     %35:v1 = v_lshlrev_b32_e32 4, %37
;;     %33:v3 = global_load_b96 %35, %39
;;     %32:v1 = v_bfe_u32 %33.0, 0, 8
;;     %31:v1 = v_bfe_u32 %33.2, 0, 8
;;     %30:v1 = v_mul_lo_u32 %32, %31
;;     %27:v1 = v_bfe_u32 %33.0, 8, 8
;;     %26:v1 = v_bfe_u32 %33.1, 8, 8
;;     %25:v1 = v_mul_lo_u32 %27, %26
;;     %22:v1 = v_bfe_u32 %33.0, 16, 8
;;     %21:v1 = v_bfe_u32 %33.1, 16, 8
;;     %20:v1 = v_mul_lo_u32 %22, %21
;;     %17:v1 = v_bfe_u32 %33.0, 24, 8
;;     %15:v1 = v_bfe_u32 %33.1, 24, 8
;;     %13:v1 = v_mul_lo_u32 %17, %15
;;     %10:v1 = v_add3_u32 %30, %33.2, %25
;;     %6:v1 = v_add3_u32 %20, %10, %13
;;     global_store_b32 %35, %6, %39 offset:12
;; }
;;     end
;; }

kernel %signs_beyond_24_bits {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 4
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = load.i32 global align 4 [v6]
    v8 = load.i32 global align 4 [v6+4]
    v9 = load.i32 global align 4 [v6+8]
    v10 = iconst.i32 0
    v11 = iconst.i32 8
    v12 = iconst.i32 16
    v13 = iconst.i32 24
    v14 = iconst.i32 255
    v15 = iconst.i32 65535
    v16 = iconst.i32 4
    v20 = sbitextract.i32 v7, v10, v11
    v21 = sbitextract.i32 v8, v10, v11
    v22 = umul24.i32 v20, v21
    v23 = sbitextract.i32 v7, v11, v11
    v24 = sbitextract.i32 v8, v11, v11
    v25 = umul24.i32 v23, v24
    v26 = sbitextract.i32 v7, v12, v11
    v27 = sbitextract.i32 v8, v12, v11
    v28 = umul24.i32 v26, v27
    v29 = sbitextract.i32 v7, v13, v11
    v30 = sbitextract.i32 v8, v13, v11
    v31 = umul24.i32 v29, v30
    v32 = iadd.i32 v22, v9
    v33 = iadd.i32 v25, v32
    v34 = iadd.i32 v28, v33
    v35 = iadd.i32 v31, v34
    store.i32 global align 4 [v6+12], v35
    return
}
;; machine kernel %signs_beyond_24_bits target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %62=s[0:1]:s2, %60=v0:v1 = inputs
;;     %63:s2 = s_load_b64 %62, 0x0
;;     %61:v1 = v_and_b32_e32 0x3ff, %60
;;     %59:v1 = v_lshlrev_b32_e32 4, %61
;;     %57:v3 = global_load_b96 %59, %63
;;     %56:v1 = v_lshlrev_b32_e32 24, %57.0
;;     %55:v1 = v_ashrrev_i32_e32 24, %56
;;     %53:v1 = v_lshlrev_b32_e32 24, %57.1
;;     %52:v1 = v_ashrrev_i32_e32 24, %53
;;     %50:v1 = v_mul_u32_u24_e32 %55, %52
;;     %47:v1 = v_lshrrev_b32_e32 8, %57.0
;;     %46:v1 = v_lshlrev_b32_e32 24, %47
;;     %44:v1 = v_ashrrev_i32_e32 24, %46
;;     %42:v1 = v_lshrrev_b32_e32 8, %57.1
;;     %41:v1 = v_lshlrev_b32_e32 24, %42
;;     %39:v1 = v_ashrrev_i32_e32 24, %41
;;     %37:v1 = v_mul_u32_u24_e32 %44, %39
;;     %34:v1 = v_lshrrev_b32_e32 16, %57.0
;;     %33:v1 = v_lshlrev_b32_e32 24, %34
;;     %31:v1 = v_ashrrev_i32_e32 24, %33
;;     %29:v1 = v_lshrrev_b32_e32 16, %57.1
;;     %28:v1 = v_lshlrev_b32_e32 24, %29
;;     %26:v1 = v_ashrrev_i32_e32 24, %28
;;     %24:v1 = v_mul_u32_u24_e32 %31, %26
;;     %21:v1 = v_and_b32_e32 0xff000000, %57.0
;;     %19:v1 = v_ashrrev_i32_e32 24, %21
;;     %17:v1 = v_and_b32_e32 0xff000000, %57.1
;;     %15:v1 = v_ashrrev_i32_e32 24, %17
;;     %13:v1 = v_mul_u32_u24_e32 %19, %15
;;     %10:v1 = v_add3_u32 %50, %57.2, %37
;;     %6:v1 = v_add3_u32 %24, %10, %13
;;     global_store_b32 %59, %6, %63 offset:12
;; }
;;     end
;; }

kernel %a_difference {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 4
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = load.i32 global align 4 [v6]
    v8 = load.i32 global align 4 [v6+4]
    v9 = load.i32 global align 4 [v6+8]
    v10 = iconst.i32 0
    v11 = iconst.i32 8
    v12 = iconst.i32 16
    v13 = iconst.i32 24
    v14 = iconst.i32 255
    v15 = iconst.i32 65535
    v16 = iconst.i32 4
    v20 = ubitextract.i32 v7, v10, v11
    v21 = ubitextract.i32 v8, v10, v11
    v22 = imul.i32 v20, v21
    v23 = ubitextract.i32 v7, v11, v11
    v24 = ubitextract.i32 v8, v11, v11
    v25 = imul.i32 v23, v24
    v26 = ubitextract.i32 v7, v12, v11
    v27 = ubitextract.i32 v8, v12, v11
    v28 = imul.i32 v26, v27
    v29 = ubitextract.i32 v7, v13, v11
    v30 = ubitextract.i32 v8, v13, v11
    v31 = imul.i32 v29, v30
    v32 = iadd.i32 v22, v25
    v33 = iadd.i32 v32, v28
    v34 = isub.i32 v33, v31
    v35 = iadd.i32 v34, v9
    store.i32 global align 4 [v6+12], v35
    return
}
;; machine kernel %a_difference target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %40=s[0:1]:s2, %38=v0:v1 = inputs
;;     %41:s2 = s_load_b64 %40, 0x0
;;     %39:v1 = v_and_b32_e32 0x3ff, %38
;;     %37:v1 = v_lshlrev_b32_e32 4, %39
;;     %35:v3 = global_load_b96 %37, %41
;;     %34:v1 = v_bfe_u32 %35.0, 0, 8
;;     %33:v1 = v_bfe_u32 %35.1, 0, 8
;;     %32:v1 = v_mul_lo_u32 %34, %33
;;     %29:v1 = v_bfe_u32 %35.0, 8, 8
;;     %28:v1 = v_bfe_u32 %35.1, 8, 8
;;     %27:v1 = v_mul_lo_u32 %29, %28
;;     %24:v1 = v_bfe_u32 %35.0, 16, 8
;;     %23:v1 = v_bfe_u32 %35.1, 16, 8
;;     %22:v1 = v_mul_lo_u32 %24, %23
;;     %19:v1 = v_bfe_u32 %35.0, 24, 8
;;     %17:v1 = v_bfe_u32 %35.1, 24, 8
;;     %15:v1 = v_mul_lo_u32 %19, %17
;;     %12:v1 = v_add3_u32 %32, %27, %22
;;     %8:v1 = v_sub_nc_u32_e32 %12, %15
;;     %5:v1 = v_add_nc_u32_e32 %8, %35.2
;;     global_store_b32 %37, %5, %41 offset:12
;; }
;;     end
;; }

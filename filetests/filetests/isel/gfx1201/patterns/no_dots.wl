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
;;     %33=s[0:1]:s2, %32=v0:v1 = inputs
;;     %34:s2 = s_load_b64 %33, 0x0
;;     %31:v1 = v_lshlrev_b32_e32 4, %32
;;     %29:v3 = global_load_b96 %31, %34
;;     %28:v1 = v_bfe_u32 %29.0, 0, 8
;;     %27:v1 = v_bfe_u32 %29.1, 24, 8
;;     %26:v1 = v_bfe_u32 %29.0, 8, 8
;;     %25:v1 = v_bfe_u32 %29.1, 16, 8
;;     %24:v1 = v_bfe_u32 %29.0, 16, 8
;;     %23:v1 = v_bfe_u32 %29.1, 8, 8
;;     %22:v1 = v_bfe_u32 %29.0, 24, 8
;;     %20:v1 = v_bfe_u32 %29.1, 0, 8
;;     %18:v1 = v_mad_u32_u24 %28, %27, %29.2
;;     %14:v1 = v_mad_u32_u24 %26, %25, %18
;;     %10:v1 = v_mad_u32_u24 %24, %23, %14
;;     %6:v1 = v_mad_u32_u24 %22, %20, %10
;;     global_store_b32 %31, %6, %34 offset:12
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
;;     %29=s[0:1]:s2, %28=v0:v1 = inputs
;;     %30:s2 = s_load_b64 %29, 0x0
;;     %27:v1 = v_lshlrev_b32_e32 4, %28
;;     %25:v3 = global_load_b96 %27, %30
;;     %24:v1 = v_bfe_u32 %25.0, 0, 8
;;     %23:v1 = v_bfe_u32 %25.1, 0, 8
;;     %22:v1 = v_bfe_u32 %25.0, 8, 8
;;     %21:v1 = v_bfe_u32 %25.1, 8, 8
;;     %20:v1 = v_bfe_u32 %25.0, 16, 8
;;     %18:v1 = v_bfe_u32 %25.1, 16, 8
;;     %16:v1 = v_mad_u32_u24 %24, %23, %25.2
;;     %12:v1 = v_mad_u32_u24 %22, %21, %16
;;     %8:v1 = v_mad_u32_u24 %20, %18, %12
;;     %6:v1 = v_mad_u32_u24 %20, %18, %8
;;     global_store_b32 %27, %6, %30 offset:12
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
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     %28:s2 = s_load_b64 %27, 0x0
;;     %25:v1 = v_lshlrev_b32_e32 4, %26
;;     %23:v3 = global_load_b96 %25, %28
;;     %22:v1 = v_bfe_u32 %23.0, 0, 8
;;     %21:v1 = v_bfe_u32 %23.1, 0, 8
;;     %20:v1 = v_bfe_u32 %23.0, 8, 8
;;     %19:v1 = v_bfe_u32 %23.1, 8, 8
;;     %18:v1 = v_bfe_u32 %23.0, 16, 8
;;     %16:v1 = v_bfe_u32 %23.1, 16, 8
;;     %14:v1 = v_mad_u32_u24 %22, %21, %23.2
;;     %10:v1 = v_mad_u32_u24 %20, %19, %14
;;     %6:v1 = v_mad_u32_u24 %18, %16, %10
;;     global_store_b32 %25, %6, %28 offset:12
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
;;     %35=s[0:1]:s2, %34=v0:v1 = inputs
;;     %36:s2 = s_load_b64 %35, 0x0
;;     %33:v1 = v_lshlrev_b32_e32 4, %34
;;     %31:v3 = global_load_b96 %33, %36
;;     %30:v1 = v_bfe_u32 %31.0, 0, 8
;;     %29:v1 = v_bfe_u32 %31.1, 0, 8
;;     %28:v1 = v_bfe_u32 %31.0, 8, 8
;;     %27:v1 = v_bfe_u32 %31.1, 8, 8
;;     %26:v1 = v_mul_u32_u24_e32 %28, %27
;;     %23:v1 = v_bfe_i32 %31.0, 16, 8
;;     %22:v1 = v_bfe_u32 %31.1, 16, 8
;;     %21:v1 = v_mul_lo_u32 %23, %22
;;     %18:v1 = v_bfe_u32 %31.0, 24, 8
;;     %16:v1 = v_bfe_u32 %31.1, 24, 8
;;     %14:v1 = v_mad_u32_u24 %30, %29, %31.2
;;     %10:v1 = v_add3_u32 %26, %14, %21
;;     %6:v1 = v_mad_u32_u24 %18, %16, %10
;;     global_store_b32 %33, %6, %36 offset:12
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
;;     %33=s[0:1]:s2, %32=v0:v1 = inputs
;;     %34:s2 = s_load_b64 %33, 0x0
;;     %31:v1 = v_lshlrev_b32_e32 4, %32
;;     %29:v3 = global_load_b96 %31, %34
;;     %28:v1 = v_bfe_u32 %29.0, 0, 8
;;     %27:v1 = v_bfe_u32 %29.2, 0, 8
;;     %26:v1 = v_bfe_u32 %29.0, 8, 8
;;     %25:v1 = v_bfe_u32 %29.1, 8, 8
;;     %24:v1 = v_bfe_u32 %29.0, 16, 8
;;     %23:v1 = v_bfe_u32 %29.1, 16, 8
;;     %22:v1 = v_bfe_u32 %29.0, 24, 8
;;     %20:v1 = v_bfe_u32 %29.1, 24, 8
;;     %18:v1 = v_mad_u32_u24 %28, %27, %29.2
;;     %14:v1 = v_mad_u32_u24 %26, %25, %18
;;     %10:v1 = v_mad_u32_u24 %24, %23, %14
;;     %6:v1 = v_mad_u32_u24 %22, %20, %10
;;     global_store_b32 %31, %6, %34 offset:12
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
;;     %39=s[0:1]:s2, %38=v0:v1 = inputs
;;     %40:s2 = s_load_b64 %39, 0x0
;;     %37:v1 = v_lshlrev_b32_e32 4, %38
;;     %35:v3 = global_load_b96 %37, %40
;;     %34:v1 = v_bfe_i32 %35.0, 0, 8
;;     %32:v1 = v_bfe_i32 %35.1, 0, 8
;;     %30:v1 = v_bfe_i32 %35.0, 8, 8
;;     %29:v1 = v_bfe_i32 %35.1, 8, 8
;;     %28:v1 = v_bfe_i32 %35.0, 16, 8
;;     %27:v1 = v_bfe_i32 %35.1, 16, 8
;;     %26:v1 = v_and_b32_e32 0xff000000, %35.0
;;     %24:v1 = v_ashrrev_i32_e32 24, %26
;;     %22:v1 = v_and_b32_e32 0xff000000, %35.1
;;     %20:v1 = v_ashrrev_i32_e32 24, %22
;;     %18:v1 = v_mad_u32_u24 %34, %32, %35.2
;;     %14:v1 = v_mad_u32_u24 %30, %29, %18
;;     %10:v1 = v_mad_u32_u24 %28, %27, %14
;;     %6:v1 = v_mad_u32_u24 %24, %20, %10
;;     global_store_b32 %37, %6, %40 offset:12
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
;;     %37=s[0:1]:s2, %36=v0:v1 = inputs
;;     %38:s2 = s_load_b64 %37, 0x0
;;     %35:v1 = v_lshlrev_b32_e32 4, %36
;;     %33:v3 = global_load_b96 %35, %38
;;     %32:v1 = v_bfe_u32 %33.0, 0, 8
;;     %31:v1 = v_bfe_u32 %33.1, 0, 8
;;     %30:v1 = v_bfe_u32 %33.0, 8, 8
;;     %29:v1 = v_bfe_u32 %33.1, 8, 8
;;     %28:v1 = v_mul_u32_u24_e32 %30, %29
;;     %25:v1 = v_bfe_u32 %33.0, 16, 8
;;     %24:v1 = v_bfe_u32 %33.1, 16, 8
;;     %23:v1 = v_bfe_u32 %33.0, 24, 8
;;     %21:v1 = v_bfe_u32 %33.1, 24, 8
;;     %19:v1 = v_mul_u32_u24_e32 %23, %21
;;     %16:v1 = v_mad_u32_u24 %32, %31, %28
;;     %12:v1 = v_mad_u32_u24 %25, %24, %16
;;     %8:v1 = v_sub_nc_u32_e32 %12, %19
;;     %5:v1 = v_add_nc_u32_e32 %8, %33.2
;;     global_store_b32 %35, %5, %38 offset:12
;; }
;;     end
;; }

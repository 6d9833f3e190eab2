; test isel precise-output
; target gfx1100
; Sums of products of all parts of two words are one instruction, however they are taken apart and in whatever order they are added, where the machine
; has it for their signs and size; other signs and sizes stay as they are.

kernel %unsigned_bytes {
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
    v32 = iadd.i32 v22, v9
    v33 = iadd.i32 v25, v32
    v34 = iadd.i32 v28, v33
    v35 = iadd.i32 v31, v34
    store.i32 global align 4 [v6+12], v35
    return
}
;; machine kernel %unsigned_bytes target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, null
;;     %9:v1 = v_lshlrev_b32_e32 4, %10
;;     %7:v3 = global_load_b96 %9, %12
;;     %6:v1 = v_dot4_u32_u8 %7.0, %7.1, %7.2
;;     global_store_b32 %9, %6, %12 offset:12
;; }
;;     end
;; }

kernel %unsigned_bytes_in_a_tree {
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
    v20 = ushr.i32 v8, v12
    v21 = band.i32 v20, v14
    v22 = ushr.i32 v7, v12
    v23 = ireduce.i8 v22
    v24 = uextend.i32 v23
    v25 = imul.i32 v21, v24
    v26 = band.i32 v8, v14
    v27 = ireduce.i8 v7
    v28 = uextend.i32 v27
    v29 = imul.i32 v26, v28
    v30 = ushr.i32 v8, v13
    v31 = ushr.i32 v7, v13
    v32 = ireduce.i8 v31
    v33 = uextend.i32 v32
    v34 = imul.i32 v30, v33
    v35 = ushr.i32 v8, v11
    v36 = band.i32 v35, v14
    v37 = ushr.i32 v7, v11
    v38 = ireduce.i8 v37
    v39 = uextend.i32 v38
    v40 = imul.i32 v36, v39
    v41 = iadd.i32 v25, v29
    v42 = iadd.i32 v34, v40
    v43 = iadd.i32 v41, v42
    v44 = iadd.i32 v9, v43
    store.i32 global align 4 [v6+12], v44
    return
}
;; machine kernel %unsigned_bytes_in_a_tree target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, null
;;     %9:v1 = v_lshlrev_b32_e32 4, %10
;;     %7:v3 = global_load_b96 %9, %12
;;     %6:v1 = v_dot4_u32_u8 %7.0, %7.1, %7.2
;;     global_store_b32 %9, %6, %12 offset:12
;; }
;;     end
;; }

kernel %products_of_24_bits {
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
    v22 = umul24.i32 v20, v21
    v23 = ubitextract.i32 v7, v11, v11
    v24 = ubitextract.i32 v8, v11, v11
    v25 = umul24.i32 v23, v24
    v26 = ubitextract.i32 v7, v12, v11
    v27 = ubitextract.i32 v8, v12, v11
    v28 = umul24.i32 v26, v27
    v29 = ubitextract.i32 v7, v13, v11
    v30 = ubitextract.i32 v8, v13, v11
    v31 = umul24.i32 v29, v30
    v32 = iadd.i32 v25, v22
    v33 = iadd.i32 v28, v32
    v34 = iadd.i32 v31, v33
    store.i32 global align 4 [v6+12], v34
    return
}
;; machine kernel %products_of_24_bits target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, null
;;     %8:v1 = v_lshlrev_b32_e32 4, %9
;;     %6:v2 = global_load_b64 %8, %11
;;     %5:v1 = v_dot4_u32_u8 %6.0, %6.1, 0
;;     global_store_b32 %8, %5, %11 offset:12
;; }
;;     end
;; }

kernel %signed_bytes {
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
    v20 = ishl.i32 v7, v13
    v21 = sshr.i32 v20, v13
    v22 = ishl.i32 v8, v13
    v23 = sshr.i32 v22, v13
    v24 = imul.i32 v21, v23
    v25 = ushr.i32 v7, v11
    v26 = ireduce.i8 v25
    v27 = sextend.i32 v26
    v28 = ushr.i32 v8, v11
    v29 = ireduce.i8 v28
    v30 = sextend.i32 v29
    v31 = smul24.i32 v27, v30
    v32 = sbitextract.i32 v7, v12, v11
    v33 = sbitextract.i32 v8, v12, v11
    v34 = imul.i32 v32, v33
    v35 = sshr.i32 v7, v13
    v36 = sshr.i32 v8, v13
    v37 = imul.i32 v35, v36
    v38 = iadd.i32 v24, v9
    v39 = iadd.i32 v31, v38
    v40 = iadd.i32 v34, v39
    v41 = iadd.i32 v37, v40
    store.i32 global align 4 [v6+12], v41
    return
}
;; machine kernel %signed_bytes target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, null
;;     %9:v1 = v_lshlrev_b32_e32 4, %10
;;     %7:v3 = global_load_b96 %9, %12
;;     %6:v1 = v_dot4_i32_iu8 %7.0, %7.1, %7.2 neg_lo:[1,1,0]
;;     global_store_b32 %9, %6, %12 offset:12
;; }
;;     end
;; }

kernel %mixed_bytes {
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
    v21 = ubitextract.i32 v8, v10, v11
    v22 = imul.i32 v20, v21
    v23 = ubitextract.i32 v8, v11, v11
    v24 = sbitextract.i32 v7, v11, v11
    v25 = imul.i32 v23, v24
    v26 = sbitextract.i32 v7, v12, v11
    v27 = ubitextract.i32 v8, v12, v11
    v28 = imul.i32 v26, v27
    v29 = ubitextract.i32 v8, v13, v11
    v30 = sbitextract.i32 v7, v13, v11
    v31 = imul.i32 v29, v30
    v32 = iadd.i32 v22, v9
    v33 = iadd.i32 v25, v32
    v34 = iadd.i32 v28, v33
    v35 = iadd.i32 v31, v34
    store.i32 global align 4 [v6+12], v35
    return
}
;; machine kernel %mixed_bytes target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, null
;;     %9:v1 = v_lshlrev_b32_e32 4, %10
;;     %7:v3 = global_load_b96 %9, %12
;;     %6:v1 = v_dot4_i32_iu8 %7.0, %7.1, %7.2 neg_lo:[1,0,0]
;;     global_store_b32 %9, %6, %12 offset:12
;; }
;;     end
;; }

kernel %unsigned_halves {
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
    v20 = band.i32 v7, v15
    v21 = band.i32 v8, v15
    v22 = imul.i32 v20, v21
    v23 = ushr.i32 v7, v12
    v24 = ushr.i32 v8, v12
    v25 = imul.i32 v23, v24
    v26 = iadd.i32 v22, v9
    v27 = iadd.i32 v25, v26
    store.i32 global align 4 [v6+12], v27
    return
}
;; machine kernel %unsigned_halves target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     %22:s2 = s_load_b64 %21, null
;;     %19:v1 = v_lshlrev_b32_e32 4, %20
;;     %17:v3 = global_load_b96 %19, %22
;;     %16:v1 = v_and_b32_e32 0xffff, %17.0
;;     %15:v1 = v_and_b32_e32 0xffff, %17.1
;;     %14:v1 = v_lshrrev_b32_e32 16, %17.0
;;     %12:v1 = v_lshrrev_b32_e32 16, %17.1
;;     %10:v1 = v_mad_u32_u24 %16, %15, %17.2
;;     %6:v1 = v_mad_u32_u24 %14, %12, %10
;;     global_store_b32 %19, %6, %22 offset:12
;; }
;;     end
;; }

kernel %signed_halves {
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
    v20 = ishl.i32 v7, v12
    v21 = sshr.i32 v20, v12
    v22 = ishl.i32 v8, v12
    v23 = sshr.i32 v22, v12
    v24 = imul.i32 v21, v23
    v25 = sshr.i32 v7, v12
    v26 = sshr.i32 v8, v12
    v27 = imul.i32 v25, v26
    v28 = iadd.i32 v24, v9
    v29 = iadd.i32 v27, v28
    store.i32 global align 4 [v6+12], v29
    return
}
;; machine kernel %signed_halves target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     %24:s2 = s_load_b64 %23, null
;;     %21:v1 = v_lshlrev_b32_e32 4, %22
;;     %19:v3 = global_load_b96 %21, %24
;;     %18:v1 = v_bfe_i32 %19.0, 0, 16
;;     %16:v1 = v_bfe_i32 %19.1, 0, 16
;;     %14:v1 = v_ashrrev_i32_e32 16, %19.0
;;     %12:v1 = v_ashrrev_i32_e32 16, %19.1
;;     %10:v1 = v_mad_i32_i24 %18, %16, %19.2
;;     %6:v1 = v_mad_i32_i24 %14, %12, %10
;;     global_store_b32 %21, %6, %24 offset:12
;; }
;;     end
;; }

kernel %unsigned_nibbles {
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
    v20 = iconst.i32 0
    v21 = ubitextract.i32 v7, v20, v16
    v22 = iconst.i32 0
    v23 = ubitextract.i32 v8, v22, v16
    v24 = imul.i32 v21, v23
    v25 = iconst.i32 4
    v26 = ubitextract.i32 v7, v25, v16
    v27 = iconst.i32 4
    v28 = ubitextract.i32 v8, v27, v16
    v29 = imul.i32 v26, v28
    v30 = iconst.i32 8
    v31 = ubitextract.i32 v7, v30, v16
    v32 = iconst.i32 8
    v33 = ubitextract.i32 v8, v32, v16
    v34 = imul.i32 v31, v33
    v35 = iconst.i32 12
    v36 = ubitextract.i32 v7, v35, v16
    v37 = iconst.i32 12
    v38 = ubitextract.i32 v8, v37, v16
    v39 = imul.i32 v36, v38
    v40 = iconst.i32 16
    v41 = ubitextract.i32 v7, v40, v16
    v42 = iconst.i32 16
    v43 = ubitextract.i32 v8, v42, v16
    v44 = imul.i32 v41, v43
    v45 = iconst.i32 20
    v46 = ubitextract.i32 v7, v45, v16
    v47 = iconst.i32 20
    v48 = ubitextract.i32 v8, v47, v16
    v49 = imul.i32 v46, v48
    v50 = iconst.i32 24
    v51 = ubitextract.i32 v7, v50, v16
    v52 = iconst.i32 24
    v53 = ubitextract.i32 v8, v52, v16
    v54 = imul.i32 v51, v53
    v55 = iconst.i32 28
    v56 = ubitextract.i32 v7, v55, v16
    v57 = iconst.i32 28
    v58 = ubitextract.i32 v8, v57, v16
    v59 = imul.i32 v56, v58
    v60 = iadd.i32 v24, v9
    v61 = iadd.i32 v29, v60
    v62 = iadd.i32 v34, v61
    v63 = iadd.i32 v39, v62
    v64 = iadd.i32 v44, v63
    v65 = iadd.i32 v49, v64
    v66 = iadd.i32 v54, v65
    v67 = iadd.i32 v59, v66
    store.i32 global align 4 [v6+12], v67
    return
}
;; machine kernel %unsigned_nibbles target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, null
;;     %9:v1 = v_lshlrev_b32_e32 4, %10
;;     %7:v3 = global_load_b96 %9, %12
;;     %6:v1 = v_dot8_u32_u4 %7.0, %7.1, %7.2
;;     global_store_b32 %9, %6, %12 offset:12
;; }
;;     end
;; }

kernel %signed_nibbles {
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
    v20 = iconst.i32 0
    v21 = sbitextract.i32 v7, v20, v16
    v22 = iconst.i32 0
    v23 = sbitextract.i32 v8, v22, v16
    v24 = imul.i32 v21, v23
    v25 = iconst.i32 4
    v26 = sbitextract.i32 v7, v25, v16
    v27 = iconst.i32 4
    v28 = sbitextract.i32 v8, v27, v16
    v29 = imul.i32 v26, v28
    v30 = iconst.i32 8
    v31 = sbitextract.i32 v7, v30, v16
    v32 = iconst.i32 8
    v33 = sbitextract.i32 v8, v32, v16
    v34 = imul.i32 v31, v33
    v35 = iconst.i32 12
    v36 = sbitextract.i32 v7, v35, v16
    v37 = iconst.i32 12
    v38 = sbitextract.i32 v8, v37, v16
    v39 = imul.i32 v36, v38
    v40 = iconst.i32 16
    v41 = sbitextract.i32 v7, v40, v16
    v42 = iconst.i32 16
    v43 = sbitextract.i32 v8, v42, v16
    v44 = imul.i32 v41, v43
    v45 = iconst.i32 20
    v46 = sbitextract.i32 v7, v45, v16
    v47 = iconst.i32 20
    v48 = sbitextract.i32 v8, v47, v16
    v49 = imul.i32 v46, v48
    v50 = iconst.i32 24
    v51 = sbitextract.i32 v7, v50, v16
    v52 = iconst.i32 24
    v53 = sbitextract.i32 v8, v52, v16
    v54 = imul.i32 v51, v53
    v55 = iconst.i32 28
    v56 = sbitextract.i32 v7, v55, v16
    v57 = iconst.i32 28
    v58 = sbitextract.i32 v8, v57, v16
    v59 = imul.i32 v56, v58
    v60 = iadd.i32 v24, v9
    v61 = iadd.i32 v29, v60
    v62 = iadd.i32 v34, v61
    v63 = iadd.i32 v39, v62
    v64 = iadd.i32 v44, v63
    v65 = iadd.i32 v49, v64
    v66 = iadd.i32 v54, v65
    v67 = iadd.i32 v59, v66
    store.i32 global align 4 [v6+12], v67
    return
}
;; machine kernel %signed_nibbles target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, null
;;     %9:v1 = v_lshlrev_b32_e32 4, %10
;;     %7:v3 = global_load_b96 %9, %12
;;     %6:v1 = v_dot8_i32_iu4 %7.0, %7.1, %7.2 neg_lo:[1,1,0]
;;     global_store_b32 %9, %6, %12 offset:12
;; }
;;     end
;; }

kernel %mixed_nibbles {
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
    v20 = iconst.i32 0
    v21 = ubitextract.i32 v7, v20, v16
    v22 = iconst.i32 0
    v23 = sbitextract.i32 v8, v22, v16
    v24 = imul.i32 v21, v23
    v25 = iconst.i32 4
    v26 = ubitextract.i32 v7, v25, v16
    v27 = iconst.i32 4
    v28 = sbitextract.i32 v8, v27, v16
    v29 = imul.i32 v26, v28
    v30 = iconst.i32 8
    v31 = ubitextract.i32 v7, v30, v16
    v32 = iconst.i32 8
    v33 = sbitextract.i32 v8, v32, v16
    v34 = imul.i32 v31, v33
    v35 = iconst.i32 12
    v36 = ubitextract.i32 v7, v35, v16
    v37 = iconst.i32 12
    v38 = sbitextract.i32 v8, v37, v16
    v39 = imul.i32 v36, v38
    v40 = iconst.i32 16
    v41 = ubitextract.i32 v7, v40, v16
    v42 = iconst.i32 16
    v43 = sbitextract.i32 v8, v42, v16
    v44 = imul.i32 v41, v43
    v45 = iconst.i32 20
    v46 = ubitextract.i32 v7, v45, v16
    v47 = iconst.i32 20
    v48 = sbitextract.i32 v8, v47, v16
    v49 = imul.i32 v46, v48
    v50 = iconst.i32 24
    v51 = ubitextract.i32 v7, v50, v16
    v52 = iconst.i32 24
    v53 = sbitextract.i32 v8, v52, v16
    v54 = imul.i32 v51, v53
    v55 = iconst.i32 28
    v56 = ubitextract.i32 v7, v55, v16
    v57 = iconst.i32 28
    v58 = sbitextract.i32 v8, v57, v16
    v59 = imul.i32 v56, v58
    v60 = iadd.i32 v24, v9
    v61 = iadd.i32 v29, v60
    v62 = iadd.i32 v34, v61
    v63 = iadd.i32 v39, v62
    v64 = iadd.i32 v44, v63
    v65 = iadd.i32 v49, v64
    v66 = iadd.i32 v54, v65
    v67 = iadd.i32 v59, v66
    store.i32 global align 4 [v6+12], v67
    return
}
;; machine kernel %mixed_nibbles target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, null
;;     %9:v1 = v_lshlrev_b32_e32 4, %10
;;     %7:v3 = global_load_b96 %9, %12
;;     %6:v1 = v_dot8_i32_iu4 %7.1, %7.0, %7.2 neg_lo:[1,0,0]
;;     global_store_b32 %9, %6, %12 offset:12
;; }
;;     end
;; }

kernel %squares {
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
    v21 = imul.i32 v20, v20
    v22 = ubitextract.i32 v7, v11, v11
    v23 = imul.i32 v22, v22
    v24 = ubitextract.i32 v7, v12, v11
    v25 = imul.i32 v24, v24
    v26 = ubitextract.i32 v7, v13, v11
    v27 = imul.i32 v26, v26
    v28 = iadd.i32 v23, v21
    v29 = iadd.i32 v25, v28
    v30 = iadd.i32 v27, v29
    store.i32 global align 4 [v6+12], v30
    return
}
;; machine kernel %squares target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, null
;;     %7:v1 = v_lshlrev_b32_e32 4, %8
;;     %5:v1 = global_load_b32 %7, %10
;;     %4:v1 = v_dot4_u32_u8 %5, %5, 0
;;     global_store_b32 %7, %4, %10 offset:12
;; }
;;     end
;; }

kernel %two_in_a_row {
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
    v32 = iadd.i32 v22, v9
    v33 = iadd.i32 v25, v32
    v34 = iadd.i32 v28, v33
    v35 = iadd.i32 v31, v34
    v36 = ubitextract.i32 v7, v10, v11
    v37 = ubitextract.i32 v9, v10, v11
    v38 = imul.i32 v36, v37
    v39 = ubitextract.i32 v7, v11, v11
    v40 = ubitextract.i32 v9, v11, v11
    v41 = imul.i32 v39, v40
    v42 = ubitextract.i32 v7, v12, v11
    v43 = ubitextract.i32 v9, v12, v11
    v44 = imul.i32 v42, v43
    v45 = ubitextract.i32 v7, v13, v11
    v46 = ubitextract.i32 v9, v13, v11
    v47 = imul.i32 v45, v46
    v48 = iadd.i32 v38, v35
    v49 = iadd.i32 v41, v48
    v50 = iadd.i32 v44, v49
    v51 = iadd.i32 v47, v50
    store.i32 global align 4 [v6+12], v51
    return
}
;; machine kernel %two_in_a_row target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_b64 %13, null
;;     %11:v1 = v_lshlrev_b32_e32 4, %12
;;     %9:v3 = global_load_b96 %11, %14
;;     %8:v1 = v_dot4_u32_u8 %9.0, %9.1, %9.2
;;     %6:v1 = v_dot4_u32_u8 %9.0, %9.2, %8
;;     global_store_b32 %11, %6, %14 offset:12
;; }
;;     end
;; }

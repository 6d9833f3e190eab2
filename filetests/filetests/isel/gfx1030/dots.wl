; test isel precise-output
; target gfx1030
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
;; machine kernel %unsigned_bytes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, null
;;     %9:v1 = v_lshlrev_b32_e32 4, %10
;;     %7:v3 = global_load_dwordx3 %9, %12
;;     %6:v1 = v_dot4_u32_u8 %7.0, %7.1, %7.2
;;     global_store_dword %9, %6, %12 offset:12
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
;; machine kernel %unsigned_bytes_in_a_tree target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, null
;;     %9:v1 = v_lshlrev_b32_e32 4, %10
;;     %7:v3 = global_load_dwordx3 %9, %12
;;     %6:v1 = v_dot4_u32_u8 %7.0, %7.1, %7.2
;;     global_store_dword %9, %6, %12 offset:12
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
;; machine kernel %products_of_24_bits target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_dwordx2 %10, null
;;     %8:v1 = v_lshlrev_b32_e32 4, %9
;;     %6:v2 = global_load_dwordx2 %8, %11
;;     %5:v1 = v_dot4_u32_u8 %6.0, %6.1, 0
;;     global_store_dword %8, %5, %11 offset:12
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
;; machine kernel %signed_bytes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, null
;;     %9:v1 = v_lshlrev_b32_e32 4, %10
;;     %7:v3 = global_load_dwordx3 %9, %12
;;     %6:v1 = v_dot4_i32_i8 %7.0, %7.1, %7.2
;;     global_store_dword %9, %6, %12 offset:12
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
;; machine kernel %mixed_bytes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %40=s[0:1]:s2, %39=v0:v1 = inputs
;;     %41:s2 = s_load_dwordx2 %40, null
;;     %38:v1 = v_lshlrev_b32_e32 4, %39
;;     %36:v3 = global_load_dwordx3 %38, %41
;;     %35:v1 = v_bfe_i32 %36.0, 0, 8
;;     %33:v1 = v_bfe_u32 %36.1, 0, 8
;;     %32:v1 = v_mul_lo_u32 %35, %33
;;     %29:v1 = v_bfe_u32 %36.1, 8, 8
;;     %28:v1 = v_bfe_i32 %36.0, 8, 8
;;     %27:v1 = v_mul_lo_u32 %29, %28
;;     %24:v1 = v_bfe_i32 %36.0, 16, 8
;;     %23:v1 = v_bfe_u32 %36.1, 16, 8
;;     %22:v1 = v_mul_lo_u32 %24, %23
;;     %19:v1 = v_bfe_u32 %36.1, 24, 8
;;     %17:v1 = v_and_b32_e32 0xff000000, %36.0
;;     %15:v1 = v_ashrrev_i32_e32 24, %17
;;     %13:v1 = v_mul_lo_u32 %19, %15
;;     %10:v1 = v_add3_u32 %32, %36.2, %27
;;     %6:v1 = v_add3_u32 %22, %10, %13
;;     global_store_dword %38, %6, %41 offset:12
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
;; machine kernel %unsigned_halves target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, null
;;     %9:v1 = v_lshlrev_b32_e32 4, %10
;;     %7:v3 = global_load_dwordx3 %9, %12
;;     %6:v1 = v_dot2_u32_u16 %7.0, %7.1, %7.2
;;     global_store_dword %9, %6, %12 offset:12
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
;; machine kernel %signed_halves target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, null
;;     %9:v1 = v_lshlrev_b32_e32 4, %10
;;     %7:v3 = global_load_dwordx3 %9, %12
;;     %6:v1 = v_dot2_i32_i16 %7.0, %7.1, %7.2
;;     global_store_dword %9, %6, %12 offset:12
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
;; machine kernel %unsigned_nibbles target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, null
;;     %9:v1 = v_lshlrev_b32_e32 4, %10
;;     %7:v3 = global_load_dwordx3 %9, %12
;;     %6:v1 = v_dot8_u32_u4 %7.0, %7.1, %7.2
;;     global_store_dword %9, %6, %12 offset:12
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
;; machine kernel %signed_nibbles target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, null
;;     %9:v1 = v_lshlrev_b32_e32 4, %10
;;     %7:v3 = global_load_dwordx3 %9, %12
;;     %6:v1 = v_dot8_i32_i4 %7.0, %7.1, %7.2
;;     global_store_dword %9, %6, %12 offset:12
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
;; machine kernel %mixed_nibbles target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %79=s[0:1]:s2, %78=v0:v1 = inputs
;;     %80:s2 = s_load_dwordx2 %79, null
;;     %77:v1 = v_lshlrev_b32_e32 4, %78
;;     %75:v3 = global_load_dwordx3 %77, %80
;;     %74:v1 = v_bfe_u32 %75.0, 0, 4
;;     %73:v1 = v_bfe_i32 %75.1, 0, 4
;;     %72:v1 = v_mul_lo_u32 %74, %73
;;     %69:v1 = v_bfe_u32 %75.0, 4, 4
;;     %68:v1 = v_lshrrev_b32_e32 4, %75.1
;;     %67:v1 = v_bfe_i32 %68, 0, 4
;;     %65:v1 = v_mul_lo_u32 %69, %67
;;     %62:v1 = v_bfe_u32 %75.0, 8, 4
;;     %61:v1 = v_lshrrev_b32_e32 8, %75.1
;;     %60:v1 = v_bfe_i32 %61, 0, 4
;;     %58:v1 = v_mul_lo_u32 %62, %60
;;     %55:v1 = v_bfe_u32 %75.0, 12, 4
;;     %54:v1 = v_lshrrev_b32_e32 12, %75.1
;;     %53:v1 = v_bfe_i32 %54, 0, 4
;;     %51:v1 = v_mul_lo_u32 %55, %53
;;     %48:v1 = v_bfe_u32 %75.0, 16, 4
;;     %47:v1 = v_lshrrev_b32_e32 16, %75.1
;;     %46:v1 = v_bfe_i32 %47, 0, 4
;;     %44:v1 = v_mul_lo_u32 %48, %46
;;     %41:v1 = v_bfe_u32 %75.0, 20, 4
;;     %40:v1 = v_lshrrev_b32_e32 20, %75.1
;;     %39:v1 = v_bfe_i32 %40, 0, 4
;;     %37:v1 = v_mul_lo_u32 %41, %39
;;     %34:v1 = v_bfe_u32 %75.0, 24, 4
;;     %33:v1 = v_lshrrev_b32_e32 24, %75.1
;;     %32:v1 = v_bfe_i32 %33, 0, 4
;;     %30:v1 = v_mul_lo_u32 %34, %32
;;     %27:v1 = v_bfe_u32 %75.0, 28, 4
;;     %25:v1 = v_and_b32_e32 0xf0000000, %75.1
;;     %23:v1 = v_ashrrev_i32_e32 28, %25
;;     %21:v1 = v_mul_lo_u32 %27, %23
;;     %18:v1 = v_add3_u32 %72, %75.2, %65
;;     %14:v1 = v_add3_u32 %58, %18, %51
;;     %10:v1 = v_add3_u32 %44, %14, %37
;;     %6:v1 = v_add3_u32 %30, %10, %21
;;     global_store_dword %77, %6, %80 offset:12
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
;; machine kernel %squares target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v1 = v_lshlrev_b32_e32 4, %8
;;     %5:v1 = global_load_dword %7, %10
;;     %4:v1 = v_dot4_u32_u8 %5, %5, 0
;;     global_store_dword %7, %4, %10 offset:12
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
;; machine kernel %two_in_a_row target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_dwordx2 %13, null
;;     %11:v1 = v_lshlrev_b32_e32 4, %12
;;     %9:v3 = global_load_dwordx3 %11, %14
;;     %8:v1 = v_dot4_u32_u8 %9.0, %9.1, %9.2
;;     %6:v1 = v_dot4_u32_u8 %9.0, %9.2, %8
;;     global_store_dword %11, %6, %14 offset:12
;; }
;;     end
;; }

; test isel precise-output
; target gfx900
; A machine without dot products.

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
;; machine kernel %unsigned_bytes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %33=s[0:1]:s2, %32=v0:v1 = inputs
;;     %34:s2 = s_load_dwordx2 %33, 0x0
;;     %31:v1 = v_lshlrev_b32_e32 4, %32
;;     %29:v3 = global_load_dwordx3 %31, %34
;;     %28:v1 = v_bfe_u32 %29.0, 0, 8
;;     %27:v1 = v_bfe_u32 %29.1, 0, 8
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
;;     global_store_dword %31, %6, %34 offset:12
;; }
;;     end
;; }

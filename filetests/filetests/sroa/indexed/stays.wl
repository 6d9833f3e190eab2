; test indexed precise-output
; Variables at an index that stay in memory: too many places, places that overlap, no place at all, pointers that others know, too many registers.

function %use {
block0(v0: i32):
    return
}
;; function %use {
;; block0(v0: i32):
;;     return
;; }

function %cases {
    private %many : 132 align 4
    private %overlapping : 8 align 4
    private %nowhere : 8 align 4
    private %passed : 8 align 4
    private %vectors : 32 align 16
block0(v0: i32, v1: i32, v2: i32x4):
    v3 = iconst.i32 2
    v4 = ishl.i32 v0, v3
    v5 = symbol_addr.i32 %many
    store.i32 private align 4 [v5], v1
    v6 = iadd.i32 v5, v4
    v7 = load.i32 private align 4 [v6]
    v8 = symbol_addr.i32 %overlapping
    store.i32 private align 4 [v8], v1
    v9 = iadd.i32 v8, v0
    v10 = load.i32 private align 1 [v9]
    v11 = symbol_addr.i32 %nowhere
    store.i32 private align 4 [v11], v1
    v12 = iconst.i32 4
    v13 = ishl.i32 v0, v12
    v14 = iadd.i32 v11, v13
    v15 = load.i32 private align 4 [v14+8]
    v16 = symbol_addr.i32 %passed
    store.i32 private align 4 [v16], v1
    call %use(v16)
    v17 = iadd.i32 v16, v4
    v18 = load.i32 private align 4 [v17]
    v19 = symbol_addr.i32 %vectors
    store.i32x4 private align 16 [v19], v2
    v20 = iadd.i32 v19, v13
    v21 = load.i32x4 private align 16 [v20]
    return v7, v10, v15, v18, v21
}
;; function %cases {
;;     private %many : 132 align 4
;;     private %overlapping : 8 align 4
;;     private %nowhere : 8 align 4
;;     private %passed : 8 align 4
;;     private %vectors : 32 align 16
;; block0(v0: i32, v1: i32, v2: i32x4):
;;     v3 = iconst.i32 2
;;     v4 = ishl.i32 v0, v3
;;     v5 = symbol_addr.i32 %many
;;     store.i32 private align 4 [v5], v1
;;     v6 = iadd.i32 v5, v4
;;     v7 = load.i32 private align 4 [v6]
;;     v8 = symbol_addr.i32 %overlapping
;;     store.i32 private align 4 [v8], v1
;;     v9 = iadd.i32 v8, v0
;;     v10 = load.i32 private align 1 [v9]
;;     v11 = symbol_addr.i32 %nowhere
;;     store.i32 private align 4 [v11], v1
;;     v12 = iconst.i32 4
;;     v13 = ishl.i32 v0, v12
;;     v14 = iadd.i32 v11, v13
;;     v15 = load.i32 private align 4 [v14+8]
;;     v16 = symbol_addr.i32 %passed
;;     store.i32 private align 4 [v16], v1
;;     call %use(v16)
;;     v17 = iadd.i32 v16, v4
;;     v18 = load.i32 private align 4 [v17]
;;     v19 = symbol_addr.i32 %vectors
;;     store.i32x4 private align 16 [v19], v2
;;     v20 = iadd.i32 v19, v13
;;     v21 = load.i32x4 private align 16 [v20]
;;     return v7, v10, v15, v18, v21
;; }

; Two of 17 places each: the first becomes values.
function %together {
    private %a : 68 align 4
    private %b : 68 align 4
block0(v0: i32, v1: i32):
    v2 = iconst.i32 2
    v3 = ishl.i32 v0, v2
    v4 = symbol_addr.i32 %a
    v5 = iadd.i32 v4, v3
    store.i32 private align 4 [v5], v1
    v6 = load.i32 private align 4 [v4]
    v7 = symbol_addr.i32 %b
    v8 = iadd.i32 v7, v3
    store.i32 private align 4 [v8], v1
    v9 = load.i32 private align 4 [v7]
    return v6, v9
}
;; function %together {
;;     private %a : 68 align 4
;;     private %b : 68 align 4
;; block0(v0: i32, v1: i32):
;;     v14 = undef.i32
;;     v2 = iconst.i32 2
;;     v3 = ishl.i32 v0, v2
;;     v4 = symbol_addr.i32 %a
;;     v5 = iadd.i32 v4, v3
;;     v10 = iconst.i32 2
;;     v11 = ishl.i32 v0, v10
;;     v12 = iconst.i32 0
;;     v13 = icmp.eq v11, v12
;;     v15 = select.i32 v13, v1, v14
;;     v16 = iconst.i32 4
;;     v17 = icmp.eq v11, v16
;;     v18 = select.i32 v17, v1, v14
;;     v19 = iconst.i32 8
;;     v20 = icmp.eq v11, v19
;;     v21 = select.i32 v20, v1, v14
;;     v22 = iconst.i32 12
;;     v23 = icmp.eq v11, v22
;;     v24 = select.i32 v23, v1, v14
;;     v25 = iconst.i32 16
;;     v26 = icmp.eq v11, v25
;;     v27 = select.i32 v26, v1, v14
;;     v28 = iconst.i32 20
;;     v29 = icmp.eq v11, v28
;;     v30 = select.i32 v29, v1, v14
;;     v31 = iconst.i32 24
;;     v32 = icmp.eq v11, v31
;;     v33 = select.i32 v32, v1, v14
;;     v34 = iconst.i32 28
;;     v35 = icmp.eq v11, v34
;;     v36 = select.i32 v35, v1, v14
;;     v37 = iconst.i32 32
;;     v38 = icmp.eq v11, v37
;;     v39 = select.i32 v38, v1, v14
;;     v40 = iconst.i32 36
;;     v41 = icmp.eq v11, v40
;;     v42 = select.i32 v41, v1, v14
;;     v43 = iconst.i32 40
;;     v44 = icmp.eq v11, v43
;;     v45 = select.i32 v44, v1, v14
;;     v46 = iconst.i32 44
;;     v47 = icmp.eq v11, v46
;;     v48 = select.i32 v47, v1, v14
;;     v49 = iconst.i32 48
;;     v50 = icmp.eq v11, v49
;;     v51 = select.i32 v50, v1, v14
;;     v52 = iconst.i32 52
;;     v53 = icmp.eq v11, v52
;;     v54 = select.i32 v53, v1, v14
;;     v55 = iconst.i32 56
;;     v56 = icmp.eq v11, v55
;;     v57 = select.i32 v56, v1, v14
;;     v58 = iconst.i32 60
;;     v59 = icmp.eq v11, v58
;;     v60 = select.i32 v59, v1, v14
;;     v61 = iconst.i32 64
;;     v62 = icmp.eq v11, v61
;;     v63 = select.i32 v62, v1, v14
;;     v7 = symbol_addr.i32 %b
;;     v8 = iadd.i32 v7, v3
;;     store.i32 private align 4 [v8], v1
;;     v9 = load.i32 private align 4 [v7]
;;     return v15, v9
;; }

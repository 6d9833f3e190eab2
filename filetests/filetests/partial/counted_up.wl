; test partial precise-output
; Four rounds of a loop become one where that many are left; the loop stays for the rest.

kernel %test_first {
    param %n : i32 at 0 align 4
    param %p : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i32 kernarg align 4 width all [v0]
    v2 = load.i64 kernarg align 8 width all [v0+8]
    v3 = iconst.i32 0
    v4 = iconst.i32 1
    v5 = iconst.i64 4
    jump block1(v3, v2, v3)
block1(v6: i32, v7: i64, v8: i32):
    v9 = icmp.slt v6, v1
    branch v9, block2, block3
block2:
    v10 = load.i32 global align 4 [v7]
    v11 = iadd.i32 v8, v10
    v12 = iadd.i32 v6, v4
    v13 = iadd.i64 v7, v5
    jump block1(v12, v13, v11)
block3:
    store.i32 global align 4 [v2], v8
    return
}
;; kernel %test_first {
;;     param %n : i32 at 0 align 4
;;     param %p : i64 at 8 align 8
;; block0:
;;     v0 = iconst.i64 0
;;     v1 = load.i32 kernarg align 4 width all [v0]
;;     v2 = load.i64 kernarg align 8 width all [v0+8]
;;     v3 = iconst.i32 0
;;     v4 = iconst.i32 1
;;     v5 = iconst.i64 4
;;     jump block4(v3, v2, v3)
;; block4(v14: i32, v15: i64, v16: i32):
;;     v52 = iconst.i32 0
;;     v53 = iadd.i32 v14, v52
;;     v54 = icmp.slt v53, v1
;;     branch v54, block5(v14, v15, v16), block1(v14, v15, v16)
;; block5(v17: i32, v18: i64, v19: i32):
;;     v55 = isub.i32 v1, v17
;;     v56 = iconst.i32 3
;;     v57 = icmp.ugt v55, v56
;;     branch v57, block6(v17, v18, v19), block1(v17, v18, v19)
;; block6(v20: i32, v21: i64, v22: i32):
;;     v23 = icmp.slt v20, v1
;;     jump block10
;; block10:
;;     v24 = load.i32 global align 4 [v21]
;;     v25 = iadd.i32 v22, v24
;;     v26 = iadd.i32 v20, v4
;;     v27 = iadd.i64 v21, v5
;;     jump block7(v26, v27, v25)
;; block7(v28: i32, v29: i64, v30: i32):
;;     v31 = icmp.slt v28, v1
;;     jump block11
;; block11:
;;     v32 = load.i32 global align 4 [v29]
;;     v33 = iadd.i32 v30, v32
;;     v34 = iadd.i32 v28, v4
;;     v35 = iadd.i64 v29, v5
;;     jump block8(v34, v35, v33)
;; block8(v36: i32, v37: i64, v38: i32):
;;     v39 = icmp.slt v36, v1
;;     jump block12
;; block12:
;;     v40 = load.i32 global align 4 [v37]
;;     v41 = iadd.i32 v38, v40
;;     v42 = iadd.i32 v36, v4
;;     v43 = iadd.i64 v37, v5
;;     jump block9(v42, v43, v41)
;; block9(v44: i32, v45: i64, v46: i32):
;;     v47 = icmp.slt v44, v1
;;     jump block13
;; block13:
;;     v48 = load.i32 global align 4 [v45]
;;     v49 = iadd.i32 v46, v48
;;     v50 = iadd.i32 v44, v4
;;     v51 = iadd.i64 v45, v5
;;     jump block5(v50, v51, v49)
;; block1(v6: i32, v7: i64, v8: i32):
;;     v9 = icmp.slt v6, v1
;;     branch v9, block2, block3
;; block2:
;;     v10 = load.i32 global align 4 [v7]
;;     v11 = iadd.i32 v8, v10
;;     v12 = iadd.i32 v6, v4
;;     v13 = iadd.i64 v7, v5
;;     jump block1(v12, v13, v11)
;; block3:
;;     store.i32 global align 4 [v2], v8
;;     return
;; }

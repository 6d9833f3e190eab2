; test partial precise-output
; A bound that is a constant may be made in the loop.

function %made_in_the_loop {
block0(v0: i32):
    v1 = iconst.i32 0
    jump block1(v1, v1)
block1(v2: i32, v3: i32):
    v4 = imul.i32 v3, v0
    v5 = iadd.i32 v4, v2
    v6 = iconst.i32 1
    v7 = iadd.i32 v2, v6
    v8 = iconst.i32 999
    v9 = icmp.ult v2, v8
    branch v9, block1(v7, v5), block2
block2:
    return v5
}
;; function %made_in_the_loop {
;; block0(v0: i32):
;;     v1 = iconst.i32 0
;;     jump block3(v1, v1)
;; block3(v10: i32, v11: i32):
;;     v46 = iconst.i32 0
;;     v47 = iconst.i32 999
;;     v48 = iadd.i32 v10, v46
;;     v49 = icmp.ult v48, v47
;;     branch v49, block4(v10, v11), block1(v10, v11)
;; block4(v12: i32, v13: i32):
;;     v50 = isub.i32 v47, v12
;;     v51 = iconst.i32 3
;;     v52 = icmp.ugt v50, v51
;;     branch v52, block5(v12, v13), block1(v12, v13)
;; block5(v14: i32, v15: i32):
;;     v16 = imul.i32 v15, v0
;;     v17 = iadd.i32 v16, v14
;;     v18 = iconst.i32 1
;;     v19 = iadd.i32 v14, v18
;;     v20 = iconst.i32 999
;;     v21 = icmp.ult v14, v20
;;     jump block6(v19, v17)
;; block6(v22: i32, v23: i32):
;;     v24 = imul.i32 v23, v0
;;     v25 = iadd.i32 v24, v22
;;     v26 = iconst.i32 1
;;     v27 = iadd.i32 v22, v26
;;     v28 = iconst.i32 999
;;     v29 = icmp.ult v22, v28
;;     jump block7(v27, v25)
;; block7(v30: i32, v31: i32):
;;     v32 = imul.i32 v31, v0
;;     v33 = iadd.i32 v32, v30
;;     v34 = iconst.i32 1
;;     v35 = iadd.i32 v30, v34
;;     v36 = iconst.i32 999
;;     v37 = icmp.ult v30, v36
;;     jump block8(v35, v33)
;; block8(v38: i32, v39: i32):
;;     v40 = imul.i32 v39, v0
;;     v41 = iadd.i32 v40, v38
;;     v42 = iconst.i32 1
;;     v43 = iadd.i32 v38, v42
;;     v44 = iconst.i32 999
;;     v45 = icmp.ult v38, v44
;;     jump block4(v43, v41)
;; block1(v2: i32, v3: i32):
;;     v4 = imul.i32 v3, v0
;;     v5 = iadd.i32 v4, v2
;;     v6 = iconst.i32 1
;;     v7 = iadd.i32 v2, v6
;;     v8 = iconst.i32 999
;;     v9 = icmp.ult v2, v8
;;     branch v9, block1(v7, v5), block2
;; block2:
;;     return v5
;; }

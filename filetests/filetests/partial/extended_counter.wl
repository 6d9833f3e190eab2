; test partial dce precise-output
; Numbers of the rounds that became one do not wrap, so an extended counter is the first round's and the distance. A counter that may be negative is not
; one without a sign, and one whose first number is not known is none.

kernel %without_a_sign {
    param %n : i32 at 0 align 4
    param %p : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i32 kernarg align 4 width all [v0]
    v2 = load.i64 kernarg align 8 width all [v0+8]
    v3 = iconst.i32 0
    v4 = iconst.i32 1
    v5 = iconst.i32 2
    jump block1(v3, v3)
block1(v6: i32, v7: i32):
    v8 = icmp.ult v6, v1
    branch v8, block2, block3
block2:
    v9 = uextend.i64 v6
    v10 = ishl.i64 v9, v5
    v11 = iadd.i64 v2, v10
    v12 = load.i32 global align 4 [v11]
    v13 = iadd.i32 v7, v12
    v14 = iadd.i32 v6, v4
    jump block1(v14, v13)
block3:
    store.i32 global align 4 [v2], v7
    return
}
;; kernel %without_a_sign {
;;     param %n : i32 at 0 align 4
;;     param %p : i64 at 8 align 8
;; block0:
;;     v0 = iconst.i64 0
;;     v1 = load.i32 kernarg align 4 width all [v0]
;;     v2 = load.i64 kernarg align 8 width all [v0+8]
;;     v3 = iconst.i32 0
;;     v4 = iconst.i32 1
;;     v5 = iconst.i32 2
;;     jump block4(v3, v3)
;; block4(v15: i32, v16: i32):
;;     v62 = iconst.i32 0
;;     v63 = iadd.i32 v15, v62
;;     v64 = icmp.ult v63, v1
;;     branch v64, block5(v15, v16), block1(v15, v16)
;; block5(v17: i32, v18: i32):
;;     v65 = isub.i32 v1, v17
;;     v66 = iconst.i32 3
;;     v67 = icmp.ugt v65, v66
;;     branch v67, block6(v17, v18), block1(v17, v18)
;; block6(v19: i32, v20: i32):
;;     v55 = uextend.i64 v19
;;     jump block10
;; block10:
;;     v22 = uextend.i64 v19
;;     v23 = ishl.i64 v22, v5
;;     v24 = iadd.i64 v2, v23
;;     v25 = load.i32 global align 4 [v24]
;;     v26 = iadd.i32 v20, v25
;;     v27 = iadd.i32 v19, v4
;;     jump block7(v27, v26)
;; block7(v28: i32, v29: i32):
;;     jump block11
;; block11:
;;     v56 = iconst.i64 1
;;     v57 = iadd.i64 v55, v56
;;     v32 = ishl.i64 v57, v5
;;     v33 = iadd.i64 v2, v32
;;     v34 = load.i32 global align 4 [v33]
;;     v35 = iadd.i32 v29, v34
;;     v36 = iadd.i32 v28, v4
;;     jump block8(v36, v35)
;; block8(v37: i32, v38: i32):
;;     jump block12
;; block12:
;;     v58 = iconst.i64 2
;;     v59 = iadd.i64 v55, v58
;;     v41 = ishl.i64 v59, v5
;;     v42 = iadd.i64 v2, v41
;;     v43 = load.i32 global align 4 [v42]
;;     v44 = iadd.i32 v38, v43
;;     v45 = iadd.i32 v37, v4
;;     jump block9(v45, v44)
;; block9(v46: i32, v47: i32):
;;     jump block13
;; block13:
;;     v60 = iconst.i64 3
;;     v61 = iadd.i64 v55, v60
;;     v50 = ishl.i64 v61, v5
;;     v51 = iadd.i64 v2, v50
;;     v52 = load.i32 global align 4 [v51]
;;     v53 = iadd.i32 v47, v52
;;     v54 = iadd.i32 v46, v4
;;     jump block5(v54, v53)
;; block1(v6: i32, v7: i32):
;;     v8 = icmp.ult v6, v1
;;     branch v8, block2, block3
;; block2:
;;     v9 = uextend.i64 v6
;;     v10 = ishl.i64 v9, v5
;;     v11 = iadd.i64 v2, v10
;;     v12 = load.i32 global align 4 [v11]
;;     v13 = iadd.i32 v7, v12
;;     v14 = iadd.i32 v6, v4
;;     jump block1(v14, v13)
;; block3:
;;     store.i32 global align 4 [v2], v7
;;     return
;; }

; test unroll precise-output
; The bound of the inner loop is known in each iteration of the outer one, so the outer one is unrolled; the inner loops are next.

function %triangle {
block0(v0: i32):
    v1 = iconst.i32 0
    v2 = iconst.i32 1
    v3 = iconst.i32 2
    jump block1(v1, v0)
block1(v4: i32, v5: i32):
    v6 = iadd.i32 v4, v2
    jump block2(v1, v5)
block2(v7: i32, v8: i32):
    v9 = imul.i32 v8, v8
    v10 = iadd.i32 v7, v2
    v11 = icmp.slt v10, v6
    branch v11, block2(v10, v9), block3
block3:
    v12 = icmp.slt v6, v3
    branch v12, block1(v6, v9), block4
block4:
    return v9
}
;; function %triangle {
;; block0(v0: i32):
;;     v1 = iconst.i32 0
;;     v2 = iconst.i32 1
;;     v3 = iconst.i32 2
;;     jump block5
;; block5:
;;     v17 = iadd.i32 v1, v2
;;     jump block6(v1, v0)
;; block6(v15: i32, v16: i32):
;;     v18 = imul.i32 v16, v16
;;     v19 = iadd.i32 v15, v2
;;     v20 = icmp.slt v19, v17
;;     branch v20, block6(v19, v18), block7
;; block7:
;;     v21 = icmp.slt v17, v3
;;     jump block1
;; block1:
;;     v6 = iadd.i32 v17, v2
;;     jump block2(v1, v18)
;; block2(v7: i32, v8: i32):
;;     v9 = imul.i32 v8, v8
;;     v10 = iadd.i32 v7, v2
;;     v11 = icmp.slt v10, v6
;;     branch v11, block2(v10, v9), block3
;; block3:
;;     v12 = icmp.slt v6, v3
;;     jump block4
;; block4:
;;     return v9
;; }

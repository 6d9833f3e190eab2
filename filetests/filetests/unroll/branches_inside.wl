; test unroll precise-output
; Branches inside the loop are copied with it, and so are two ways back.

function %twice {
block0(v0: i32, v1: b1):
    v2 = iconst.i32 0
    v3 = iconst.i32 1
    jump block1(v2, v0)
block1(v4: i32, v5: i32):
    v6 = icmp.eq v4, v3
    branch v1, block2, block3(v5)
block2:
    v7 = iadd.i32 v5, v4
    jump block3(v7)
block3(v8: i32):
    v9 = iadd.i32 v4, v3
    branch v6, block4, block1(v9, v8)
block4:
    return v8
}
;; function %twice {
;; block0(v0: i32, v1: b1):
;;     v2 = iconst.i32 0
;;     v3 = iconst.i32 1
;;     jump block5
;; block5:
;;     v13 = icmp.eq v2, v3
;;     branch v1, block6, block7(v0)
;; block6:
;;     v14 = iadd.i32 v0, v2
;;     jump block7(v14)
;; block7(v12: i32):
;;     v15 = iadd.i32 v2, v3
;;     jump block1
;; block1:
;;     v6 = icmp.eq v15, v3
;;     branch v1, block2, block3(v12)
;; block2:
;;     v7 = iadd.i32 v12, v15
;;     jump block3(v7)
;; block3(v8: i32):
;;     v9 = iadd.i32 v15, v3
;;     jump block4
;; block4:
;;     return v8
;; }

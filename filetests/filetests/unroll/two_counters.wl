; test unroll precise-output
; The loop within counts from what the one around it does not end by.

function %two_counters {
block0(v0: i32):
    v1 = bconst 1
    v2 = bconst 0
    v3 = iconst.i32 0
    v4 = iconst.i32 1
    jump block1(v1, v3, v0)
block1(v5: b1, v6: i32, v7: i32):
    jump block2(v6, v7)
block2(v8: i32, v9: i32):
    v10 = iadd.i32 v8, v4
    v11 = imul.i32 v9, v10
    v12 = icmp.eq v8, v3
    branch v12, block2(v10, v11), block3
block3:
    branch v5, block1(v2, v4, v11), block4
block4:
    return v11
}
;; function %two_counters {
;; block0(v0: i32):
;;     v1 = bconst 1
;;     v2 = bconst 0
;;     v3 = iconst.i32 0
;;     v4 = iconst.i32 1
;;     jump block5
;; block5:
;;     jump block6(v3, v0)
;; block6(v16: i32, v17: i32):
;;     v18 = iadd.i32 v16, v4
;;     v19 = imul.i32 v17, v18
;;     v20 = icmp.eq v16, v3
;;     branch v20, block6(v18, v19), block7
;; block7:
;;     jump block1
;; block1:
;;     jump block2(v4, v19)
;; block2(v8: i32, v9: i32):
;;     v10 = iadd.i32 v8, v4
;;     v11 = imul.i32 v9, v10
;;     v12 = icmp.eq v8, v3
;;     branch v12, block2(v10, v11), block3
;; block3:
;;     jump block4
;; block4:
;;     return v11
;; }

; test unroll precise-output
; A loop whose trips follow from constants becomes a straight line; what is read behind it is the last copy's.

function %three_times {
block0(v0: i32):
    v1 = iconst.i32 0
    v2 = iconst.i32 1
    v3 = iconst.i32 3
    jump block1(v1, v0)
block1(v4: i32, v5: i32):
    v6 = imul.i32 v5, v4
    v7 = iadd.i32 v4, v2
    v8 = icmp.slt v7, v3
    branch v8, block1(v7, v6), block2
block2:
    v9 = iadd.i32 v6, v4
    return v9
}
;; function %three_times {
;; block0(v0: i32):
;;     v1 = iconst.i32 0
;;     v2 = iconst.i32 1
;;     v3 = iconst.i32 3
;;     jump block3
;; block3:
;;     v12 = imul.i32 v0, v1
;;     v13 = iadd.i32 v1, v2
;;     v14 = icmp.slt v13, v3
;;     jump block4
;; block4:
;;     v17 = imul.i32 v12, v13
;;     v18 = iadd.i32 v13, v2
;;     v19 = icmp.slt v18, v3
;;     jump block1
;; block1:
;;     v6 = imul.i32 v17, v18
;;     v7 = iadd.i32 v18, v2
;;     v8 = icmp.slt v7, v3
;;     jump block2
;; block2:
;;     v9 = iadd.i32 v6, v18
;;     return v9
;; }

; The test stands at the head, so the last copy has nothing but it.
function %tested_first {
block0(v0: i32):
    v1 = iconst.i32 1
    v2 = iconst.i32 8
    jump block1(v1, v0)
block1(v3: i32, v4: i32):
    v5 = icmp.uge v3, v2
    branch v5, block3, block2
block2:
    v6 = bxor.i32 v4, v3
    v7 = ishl.i32 v3, v1
    jump block1(v7, v6)
block3:
    return v4, v3
}
;; function %tested_first {
;; block0(v0: i32):
;;     v1 = iconst.i32 1
;;     v2 = iconst.i32 8
;;     jump block4
;; block4:
;;     v10 = icmp.uge v1, v2
;;     jump block7
;; block7:
;;     v11 = bxor.i32 v0, v1
;;     v12 = ishl.i32 v1, v1
;;     jump block5
;; block5:
;;     v15 = icmp.uge v12, v2
;;     jump block8
;; block8:
;;     v16 = bxor.i32 v11, v12
;;     v17 = ishl.i32 v12, v1
;;     jump block6
;; block6:
;;     v20 = icmp.uge v17, v2
;;     jump block9
;; block9:
;;     v21 = bxor.i32 v16, v17
;;     v22 = ishl.i32 v17, v1
;;     jump block1
;; block1:
;;     v5 = icmp.uge v22, v2
;;     jump block3
;; block3:
;;     return v21, v22
;; }

; The body never runs.
function %not_once {
block0(v0: i32):
    v1 = iconst.i32 5
    v2 = iconst.i32 3
    jump block1(v1, v0)
block1(v3: i32, v4: i32):
    v5 = icmp.ult v3, v2
    branch v5, block2, block3
block2:
    v6 = iadd.i32 v3, v1
    v7 = iadd.i32 v4, v4
    jump block1(v6, v7)
block3:
    return v4
}
;; function %not_once {
;; block0(v0: i32):
;;     v1 = iconst.i32 5
;;     v2 = iconst.i32 3
;;     jump block1
;; block1:
;;     v5 = icmp.ult v1, v2
;;     jump block3
;; block3:
;;     return v0
;; }

; test narrow precise-output
; A counter that goes up by four is a multiple of four, also where it comes by way of another parameter: what is added below four carries nothing.

function %counters {
block0(v0: i64, v1: i32):
    v2 = iconst.i32 0
    v3 = iconst.i32 4
    jump block1(v3, v2)
block1(v4: i32, v5: i32):
    v6 = iconst.i32 1
    v7 = bor.i32 v5, v6
    v8 = sextend.i64 v7
    v9 = iconst.i32 2
    v10 = ishl.i64 v8, v9
    v11 = iadd.i64 v0, v10
    v12 = load.i32 global align 4 [v11]
    v13 = iadd.i32 v4, v3
    v14 = icmp.ne v12, v1
    branch v14, block1(v13, v4), block2
block2:
    return v12
}
;; function %counters {
;; block0(v0: i64, v1: i32):
;;     v2 = iconst.i32 0
;;     v3 = iconst.i32 4
;;     jump block1(v3, v2)
;; block1(v4: i32, v5: i32):
;;     v6 = iconst.i32 1
;;     v7 = bor.i32 v5, v6
;;     v8 = sextend.i64 v7
;;     v9 = iconst.i32 2
;;     v15 = sextend.i64 v5
;;     v16 = ishl.i64 v15, v9
;;     v17 = iconst.i64 4
;;     v18 = iadd.i64 v16, v17
;;     v11 = iadd.i64 v0, v18
;;     v12 = load.i32 global align 4 [v11]
;;     v13 = iadd.i32 v4, v3
;;     v14 = icmp.ne v12, v1
;;     branch v14, block1(v13, v4), block2
;; block2:
;;     return v12
;; }

; A start that is odd, and a step that is.
function %odd {
block0(v0: i64, v1: i32, v2: i32):
    v3 = iconst.i32 4
    jump block1(v2)
block1(v5: i32):
    v6 = iconst.i32 1
    v7 = iadd.i32 v5, v6
    v8 = sextend.i64 v7
    v11 = iadd.i64 v0, v8
    v12 = load.i8 global align 1 [v11]
    v13 = iadd.i32 v5, v3
    v15 = uextend.i32 v12
    v14 = icmp.ne v15, v1
    branch v14, block1(v13), block2
block2:
    return v15
}
;; function %odd {
;; block0(v0: i64, v1: i32, v2: i32):
;;     v3 = iconst.i32 4
;;     jump block1(v2)
;; block1(v5: i32):
;;     v6 = iconst.i32 1
;;     v7 = iadd.i32 v5, v6
;;     v8 = sextend.i64 v7
;;     v11 = iadd.i64 v0, v8
;;     v12 = load.i8 global align 1 [v11]
;;     v13 = iadd.i32 v5, v3
;;     v15 = uextend.i32 v12
;;     v14 = icmp.ne v15, v1
;;     branch v14, block1(v13), block2
;; block2:
;;     return v15
;; }

; Sixteen elements of each work-item: signed indices, too. The fifth bit carries.
function %rows {
block0(v0: i64, v1: i32):
    v2 = iconst.i32 4
    v3 = ishl.i32 v1, v2
    v4 = iconst.i32 15
    v5 = iadd.i32 v3, v4
    v6 = sextend.i64 v5
    v7 = iconst.i32 2
    v8 = ishl.i64 v6, v7
    v9 = iadd.i64 v0, v8
    v10 = load.i32 global align 4 [v9]
    v11 = iconst.i32 16
    v12 = iadd.i32 v3, v11
    v13 = sextend.i64 v12
    v14 = ishl.i64 v13, v7
    v15 = iadd.i64 v0, v14
    v16 = load.i32 global align 4 [v15]
    v17 = iadd.i32 v10, v16
    return v17
}
;; function %rows {
;; block0(v0: i64, v1: i32):
;;     v2 = iconst.i32 4
;;     v3 = ishl.i32 v1, v2
;;     v4 = iconst.i32 15
;;     v5 = iadd.i32 v3, v4
;;     v6 = sextend.i64 v5
;;     v7 = iconst.i32 2
;;     v18 = sextend.i64 v3
;;     v19 = ishl.i64 v18, v7
;;     v20 = iconst.i64 60
;;     v21 = iadd.i64 v19, v20
;;     v9 = iadd.i64 v0, v21
;;     v10 = load.i32 global align 4 [v9]
;;     v11 = iconst.i32 16
;;     v12 = iadd.i32 v3, v11
;;     v13 = sextend.i64 v12
;;     v14 = ishl.i64 v13, v7
;;     v15 = iadd.i64 v0, v14
;;     v16 = load.i32 global align 4 [v15]
;;     v17 = iadd.i32 v10, v16
;;     return v17
;; }

; The square of 3 or 5 is no multiple of anything: 1 is added to it.
function %squares {
block0(v0: i32, v9: i64):
    v1 = iconst.i32 0
    v2 = iconst.i32 3
    v3 = iconst.i32 5
    v4 = iconst.i32 1
    jump block1(v1)
block1(v5: i32):
    v6 = iadd.i32 v5, v4
    store.i32 global align 4 [v9], v6
    v7 = icmp.eq v0, v6
    branch v7, block2(v2), block2(v3)
block2(v8: i32):
    v10 = imul.i32 v8, v8
    v11 = icmp.ne v10, v0
    branch v11, block1(v10), block3
block3:
    return v10
}
;; function %squares {
;; block0(v0: i32, v9: i64):
;;     v1 = iconst.i32 0
;;     v2 = iconst.i32 3
;;     v3 = iconst.i32 5
;;     v4 = iconst.i32 1
;;     jump block1(v1)
;; block1(v5: i32):
;;     v6 = iadd.i32 v5, v4
;;     store.i32 global align 4 [v9], v6
;;     v7 = icmp.eq v0, v6
;;     branch v7, block2(v2), block2(v3)
;; block2(v8: i32):
;;     v10 = imul.i32 v8, v8
;;     v11 = icmp.ne v10, v0
;;     branch v11, block1(v10), block3
;; block3:
;;     return v10
;; }

; test narrow dce precise-output
; Of a constant that is added to a number that ends in zeros, what fits into these is added last, and becomes an offset.

function %triples {
block0(v0: i64, v1: i32):
    v2 = iconst.i32 6
    v3 = imul.i32 v1, v2
    v4 = iconst.i32 3
    v5 = iadd.i32 v3, v4
    v6 = uextend.i64 v5
    v7 = iconst.i32 2
    v8 = ishl.i64 v6, v7
    v9 = iadd.i64 v0, v8
    v10 = load.i32 global align 4 [v9]
    return v10
}
;; function %triples {
;; block0(v0: i64, v1: i32):
;;     v2 = iconst.i32 6
;;     v3 = imul.i32 v1, v2
;;     v7 = iconst.i32 2
;;     v11 = iconst.i32 2
;;     v12 = iadd.i32 v3, v11
;;     v13 = uextend.i64 v12
;;     v14 = ishl.i64 v13, v7
;;     v15 = iconst.i64 4
;;     v16 = iadd.i64 v14, v15
;;     v9 = iadd.i64 v0, v16
;;     v10 = load.i32 global align 4 [v9]
;;     return v10
;; }

; With its sign.
function %signed {
block0(v0: i64, v1: i32):
    v2 = iconst.i32 4
    v3 = imul.i32 v1, v2
    v4 = iconst.i32 10
    v5 = iadd.i32 v3, v4
    v6 = sextend.i64 v5
    v9 = iadd.i64 v0, v6
    v10 = load.i8 global align 1 [v9]
    return v10
}
;; function %signed {
;; block0(v0: i64, v1: i32):
;;     v2 = iconst.i32 4
;;     v3 = imul.i32 v1, v2
;;     v11 = iconst.i32 8
;;     v12 = iadd.i32 v3, v11
;;     v13 = sextend.i64 v12
;;     v14 = iadd.i64 v13, v0
;;     v15 = iconst.i64 2
;;     v16 = iadd.i64 v14, v15
;;     v10 = load.i8 global align 1 [v16]
;;     return v10
;; }

; An odd number has no such place.
function %odd {
block0(v0: i64, v1: i32):
    v2 = iconst.i32 3
    v3 = imul.i32 v1, v2
    v4 = iconst.i32 10
    v5 = iadd.i32 v3, v4
    v6 = uextend.i64 v5
    v9 = iadd.i64 v0, v6
    v10 = load.i8 global align 1 [v9]
    return v10
}
;; function %odd {
;; block0(v0: i64, v1: i32):
;;     v2 = iconst.i32 3
;;     v3 = imul.i32 v1, v2
;;     v4 = iconst.i32 10
;;     v5 = iadd.i32 v3, v4
;;     v6 = uextend.i64 v5
;;     v9 = iadd.i64 v0, v6
;;     v10 = load.i8 global align 1 [v9]
;;     return v10
;; }

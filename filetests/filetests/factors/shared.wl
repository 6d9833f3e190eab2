; test factors dce precise-output
; Terms of a sum are added before they are multiplied by a factor that they share.

function %equal_factors {
block0(v0: i64, v1: i64, v2: i64):
    v3 = iconst.i64 19
    v4 = imul.i64 v0, v3
    v5 = imul.i64 v1, v3
    v6 = iadd.i64 v2, v4
    v7 = iadd.i64 v6, v5
    return v7
}
;; function %equal_factors {
;; block0(v0: i64, v1: i64, v2: i64):
;;     v8 = iadd.i64 v0, v1
;;     v9 = iconst.i64 19
;;     v10 = imul.i64 v8, v9
;;     v11 = iadd.i64 v10, v2
;;     return v11
;; }

; What is left of a factor that another one divides is a shift here, and equal terms are one.
function %multiples {
block0(v0: i64, v1: i64, v2: i64, v3: i64):
    v4 = iconst.i64 19
    v5 = iconst.i64 38
    v6 = iconst.i32 1
    v7 = imul.i64 v0, v4
    v8 = imul.i64 v1, v5
    v9 = imul.i64 v2, v4
    v10 = ishl.i64 v3, v6
    v11 = iadd.i64 v10, v7
    v12 = iadd.i64 v11, v8
    v13 = iadd.i64 v9, v12
    v14 = iadd.i64 v13, v9
    v15 = iadd.i64 v14, v3
    return v15
}
;; function %multiples {
;; block0(v0: i64, v1: i64, v2: i64, v3: i64):
;;     v16 = iadd.i64 v2, v1
;;     v17 = iconst.i32 1
;;     v18 = ishl.i64 v16, v17
;;     v19 = iadd.i64 v18, v0
;;     v20 = iconst.i64 19
;;     v21 = imul.i64 v19, v20
;;     v22 = iconst.i64 3
;;     v23 = imul.i64 v3, v22
;;     v24 = iadd.i64 v21, v23
;;     return v24
;; }

; No factor divides the other: two products stay two.
function %unlike_factors {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 19
    v3 = iconst.i32 21
    v4 = imul.i32 v0, v2
    v5 = imul.i32 v1, v3
    v6 = iadd.i32 v4, v5
    return v6
}
;; function %unlike_factors {
;; block0(v0: i32, v1: i32):
;;     v2 = iconst.i32 19
;;     v3 = iconst.i32 21
;;     v4 = imul.i32 v0, v2
;;     v5 = imul.i32 v1, v3
;;     v6 = iadd.i32 v4, v5
;;     return v6
;; }

; Shifts alone stay: machines shift while they add.
function %shifts {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 3
    v3 = ishl.i32 v0, v2
    v4 = ishl.i32 v1, v2
    v5 = iadd.i32 v3, v4
    return v5
}
;; function %shifts {
;; block0(v0: i32, v1: i32):
;;     v2 = iconst.i32 3
;;     v3 = ishl.i32 v0, v2
;;     v4 = ishl.i32 v1, v2
;;     v5 = iadd.i32 v3, v4
;;     return v5
;; }

; Another instruction reads a product: it stays, and so does the sum.
function %product_read_elsewhere {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 19
    v3 = imul.i32 v0, v2
    v4 = imul.i32 v1, v2
    v5 = iadd.i32 v3, v4
    return v5, v3
}
;; function %product_read_elsewhere {
;; block0(v0: i32, v1: i32):
;;     v2 = iconst.i32 19
;;     v3 = imul.i32 v0, v2
;;     v4 = imul.i32 v1, v2
;;     v5 = iadd.i32 v3, v4
;;     return v5, v3
;; }

; A product of another block may be outside of a loop.
function %product_of_another_block {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 19
    v3 = imul.i32 v0, v2
    jump block1
block1:
    v4 = imul.i32 v1, v2
    v5 = iadd.i32 v3, v4
    return v5
}
;; function %product_of_another_block {
;; block0(v0: i32, v1: i32):
;;     v2 = iconst.i32 19
;;     v3 = imul.i32 v0, v2
;;     jump block1
;; block1:
;;     v4 = imul.i32 v1, v2
;;     v5 = iadd.i32 v3, v4
;;     return v5
;; }

; The factors' sum is a multiple of 2^32: the term is zero. Constants stay last.
function %nothing_is_left {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 0x7fffffff
    v3 = iconst.i32 0x80000001
    v4 = iconst.i32 100
    v5 = imul.i32 v0, v2
    v6 = imul.i32 v0, v3
    v7 = iadd.i32 v5, v4
    v8 = iadd.i32 v7, v6
    v9 = iadd.i32 v8, v1
    return v9
}
;; function %nothing_is_left {
;; block0(v0: i32, v1: i32):
;;     v4 = iconst.i32 100
;;     v10 = iadd.i32 v1, v4
;;     return v10
;; }

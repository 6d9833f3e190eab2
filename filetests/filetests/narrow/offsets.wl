; test narrow precise-output
; A constant that is added to an index goes behind its extension, if the sum does not wrap.

function %set_bits {
block0(v0: i32, v1: i64):
    v10 = iconst.i32 3
    v11 = ishl.i32 v0, v10
    v12 = iconst.i32 5
    v13 = bor.i32 v11, v12
    v14 = uextend.i64 v13
    v15 = iconst.i32 2
    v16 = ishl.i64 v14, v15
    v17 = iadd.i64 v1, v16
    v18 = load.i32 global align 4 [v17]
    return v18
}
;; function %set_bits {
;; block0(v0: i32, v1: i64):
;;     v10 = iconst.i32 3
;;     v11 = ishl.i32 v0, v10
;;     v12 = iconst.i32 5
;;     v13 = bor.i32 v11, v12
;;     v14 = uextend.i64 v13
;;     v15 = iconst.i32 2
;;     v19 = uextend.i64 v11
;;     v20 = ishl.i64 v19, v15
;;     v21 = iconst.i64 20
;;     v22 = iadd.i64 v20, v21
;;     v17 = iadd.i64 v1, v22
;;     v18 = load.i32 global align 4 [v17]
;;     return v18
;; }

function %before_the_first {
block0(v0: i16, v1: i64):
    v9 = iconst.i32 16
    v10 = uextend.i32 v0
    v11 = iadd.i32 v10, v9
    v12 = iconst.i32 0xffffffff
    v13 = iadd.i32 v11, v12
    v14 = uextend.i64 v13
    v15 = iconst.i64 0x100000001
    v16 = imul.i64 v14, v15
    v17 = iadd.i64 v1, v14
    v18 = load.i32 global align 4 [v17]
    return v16, v18
}
;; function %before_the_first {
;; block0(v0: i16, v1: i64):
;;     v9 = iconst.i32 16
;;     v10 = uextend.i32 v0
;;     v11 = iadd.i32 v10, v9
;;     v12 = iconst.i32 -1
;;     v13 = iadd.i32 v11, v12
;;     v14 = uextend.i64 v13
;;     v15 = iconst.i64 0x100000001
;;     v19 = uextend.i64 v11
;;     v20 = imul.i64 v19, v15
;;     v21 = iconst.i64 0xfffffffeffffffff
;;     v22 = iadd.i64 v20, v21
;;     v23 = uextend.i64 v11
;;     v24 = iadd.i64 v23, v1
;;     v25 = iconst.i64 -1
;;     v26 = iadd.i64 v24, v25
;;     v18 = load.i32 global align 4 [v26]
;;     return v22, v18
;; }

; The index may be all ones.
function %may_wrap {
block0(v0: i32, v1: i64):
    v12 = iconst.i32 1
    v13 = iadd.i32 v0, v12
    v14 = uextend.i64 v13
    v15 = iconst.i32 2
    v16 = ishl.i64 v14, v15
    v17 = iadd.i64 v1, v16
    v18 = load.i32 global align 4 [v17]
    return v18
}
;; function %may_wrap {
;; block0(v0: i32, v1: i64):
;;     v12 = iconst.i32 1
;;     v13 = iadd.i32 v0, v12
;;     v14 = uextend.i64 v13
;;     v15 = iconst.i32 2
;;     v16 = ishl.i64 v14, v15
;;     v17 = iadd.i64 v1, v16
;;     v18 = load.i32 global align 4 [v17]
;;     return v18
;; }

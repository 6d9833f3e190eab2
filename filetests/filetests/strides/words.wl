; test strides dce precise-output
; Indices of 32 bits that are extended before they become addresses: the later one is a sum of the earlier one and the width.

function %rows {
block0(v0: i64, v1: i32, v2: i32, v3: i32):
    v4 = imul.i32 v1, v2
    v5 = iadd.i32 v4, v3
    v6 = sextend.i64 v5
    v7 = iadd.i64 v0, v6
    v8 = load.i8 global align 1 [v7]
    v9 = iconst.i32 1
    v10 = iadd.i32 v1, v9
    v11 = imul.i32 v10, v2
    v12 = iadd.i32 v11, v3
    v13 = sextend.i64 v12
    v14 = iadd.i64 v0, v13
    v15 = load.i8 global align 1 [v14]
    return v8, v15
}
;; function %rows {
;; block0(v0: i64, v1: i32, v2: i32, v3: i32):
;;     v4 = imul.i32 v1, v2
;;     v5 = iadd.i32 v4, v3
;;     v6 = sextend.i64 v5
;;     v7 = iadd.i64 v0, v6
;;     v8 = load.i8 global align 1 [v7]
;;     v16 = iadd.i32 v5, v2
;;     v13 = sextend.i64 v16
;;     v14 = iadd.i64 v0, v13
;;     v15 = load.i8 global align 1 [v14]
;;     return v8, v15
;; }

; Backwards.
function %backwards {
block0(v0: i64, v1: i32, v2: i32, v3: i32):
    v4 = imul.i32 v1, v2
    v5 = iadd.i32 v4, v3
    v6 = uextend.i64 v5
    v7 = iadd.i64 v0, v6
    v8 = load.i8 global align 1 [v7]
    v9 = iconst.i32 2
    v10 = isub.i32 v1, v9
    v11 = imul.i32 v10, v2
    v12 = iadd.i32 v11, v3
    v13 = uextend.i64 v12
    v14 = iadd.i64 v0, v13
    v15 = load.i8 global align 1 [v14]
    return v8, v15
}
;; function %backwards {
;; block0(v0: i64, v1: i32, v2: i32, v3: i32):
;;     v4 = imul.i32 v1, v2
;;     v5 = iadd.i32 v4, v3
;;     v6 = uextend.i64 v5
;;     v7 = iadd.i64 v0, v6
;;     v8 = load.i8 global align 1 [v7]
;;     v16 = iconst.i32 1
;;     v17 = ishl.i32 v2, v16
;;     v18 = isub.i32 v5, v17
;;     v13 = uextend.i64 v18
;;     v14 = iadd.i64 v0, v13
;;     v15 = load.i8 global align 1 [v14]
;;     return v8, v15
;; }

; Addresses of 32 bits.
function %group {
block0(v0: i32, v1: i32, v2: i32):
    v4 = imul.i32 v1, v2
    v5 = iadd.i32 v0, v4
    v8 = load.i32 group align 4 [v5]
    v9 = iconst.i32 4
    v10 = iadd.i32 v1, v9
    v11 = imul.i32 v10, v2
    v12 = iadd.i32 v0, v11
    v15 = load.i32 group align 4 [v12]
    return v8, v15
}
;; function %group {
;; block0(v0: i32, v1: i32, v2: i32):
;;     v4 = imul.i32 v1, v2
;;     v5 = iadd.i32 v0, v4
;;     v8 = load.i32 group align 4 [v5]
;;     v16 = iconst.i32 2
;;     v17 = ishl.i32 v2, v16
;;     v18 = iadd.i32 v5, v17
;;     v15 = load.i32 group align 4 [v18]
;;     return v8, v15
;; }

; The same distance of both widths is two values.
function %widths {
block0(v0: i64, v1: i32, v2: i32, v3: i64, v4: i64):
    v5 = imul.i32 v1, v2
    v6 = uextend.i64 v5
    v7 = load.i8 global align 1 [v6]
    v8 = iconst.i32 1
    v9 = iadd.i32 v1, v8
    v10 = imul.i32 v9, v2
    v11 = uextend.i64 v10
    v12 = load.i8 global align 1 [v11]
    v13 = imul.i64 v3, v4
    v14 = load.i8 global align 1 [v13]
    v15 = iconst.i64 1
    v16 = iadd.i64 v3, v15
    v17 = imul.i64 v16, v4
    v18 = load.i8 global align 1 [v17]
    return v7, v12, v14, v18
}
;; function %widths {
;; block0(v0: i64, v1: i32, v2: i32, v3: i64, v4: i64):
;;     v5 = imul.i32 v1, v2
;;     v6 = uextend.i64 v5
;;     v7 = load.i8 global align 1 [v6]
;;     v19 = iadd.i32 v5, v2
;;     v11 = uextend.i64 v19
;;     v12 = load.i8 global align 1 [v11]
;;     v13 = imul.i64 v3, v4
;;     v14 = load.i8 global align 1 [v13]
;;     v20 = iadd.i64 v13, v4
;;     v18 = load.i8 global align 1 [v20]
;;     return v7, v12, v14, v18
;; }

; test merge dce precise-output
; Several bytes or halves at once come as words, if these are aligned or may lie anywhere.

function %four_bytes {
block0(v0: i64):
    v1, v2, v3, v4 = load.i8 global align 4 [v0+8]
    return v1, v2, v3, v4
}
;; function %four_bytes {
;; block0(v0: i64):
;;     v5 = load.i32 global align 4 [v0+8]
;;     v6 = ireduce.i8 v5
;;     v7 = iconst.i32 8
;;     v8 = ushr.i32 v5, v7
;;     v9 = ireduce.i8 v8
;;     v10 = iconst.i32 16
;;     v11 = ushr.i32 v5, v10
;;     v12 = ireduce.i8 v11
;;     v13 = iconst.i32 24
;;     v14 = ushr.i32 v5, v13
;;     v15 = ireduce.i8 v14
;;     return v6, v9, v12, v15
;; }

function %two_bytes {
block0(v0: i64):
    v1, v2 = load.i8 global align 2 [v0]
    return v1, v2
}
;; function %two_bytes {
;; block0(v0: i64):
;;     v3 = load.i16 global align 2 [v0]
;;     v4 = uextend.i32 v3
;;     v5 = ireduce.i8 v4
;;     v6 = iconst.i32 8
;;     v7 = ushr.i32 v4, v6
;;     v8 = ireduce.i8 v7
;;     return v5, v8
;; }

function %four_halves {
block0(v0: i64):
    v1, v2, v3, v4 = load.f16 global align 8 [v0]
    return v1, v2, v3, v4
}
;; function %four_halves {
;; block0(v0: i64):
;;     v5, v6 = load.i32 global align 8 [v0]
;;     v7 = ireduce.i16 v5
;;     v8 = bitcast.f16 v7
;;     v9 = iconst.i32 16
;;     v10 = ushr.i32 v5, v9
;;     v11 = ireduce.i16 v10
;;     v12 = bitcast.f16 v11
;;     v13 = ireduce.i16 v6
;;     v14 = bitcast.f16 v13
;;     v15 = iconst.i32 16
;;     v16 = ushr.i32 v6, v15
;;     v17 = ireduce.i16 v16
;;     v18 = bitcast.f16 v17
;;     return v8, v12, v14, v18
;; }

; Words that follow one another are one access.
function %eight_bytes {
block0(v0: i64):
    v1, v2, v3, v4 = load.i8 global align 4 [v0]
    v5, v6, v7, v8 = load.i8 global align 4 [v0+4]
    return v1, v2, v3, v4, v5, v6, v7, v8
}
;; function %eight_bytes {
;; block0(v0: i64):
;;     v31, v32 = load.i32 global align 4 [v0]
;;     v10 = ireduce.i8 v31
;;     v11 = iconst.i32 8
;;     v12 = ushr.i32 v31, v11
;;     v13 = ireduce.i8 v12
;;     v14 = iconst.i32 16
;;     v15 = ushr.i32 v31, v14
;;     v16 = ireduce.i8 v15
;;     v17 = iconst.i32 24
;;     v18 = ushr.i32 v31, v17
;;     v19 = ireduce.i8 v18
;;     v21 = ireduce.i8 v32
;;     v22 = iconst.i32 8
;;     v23 = ushr.i32 v32, v22
;;     v24 = ireduce.i8 v23
;;     v25 = iconst.i32 16
;;     v26 = ushr.i32 v32, v25
;;     v27 = ireduce.i8 v26
;;     v28 = iconst.i32 24
;;     v29 = ushr.i32 v32, v28
;;     v30 = ireduce.i8 v29
;;     return v10, v13, v16, v19, v21, v24, v27, v30
;; }

; A word of private memory is one place if it is aligned; two may lie apart.
function %private {
block0(v0: i32):
    v1, v2, v3, v4 = load.i8 private align 4 [v0]
    v5, v6, v7, v8 = load.i8 private align 1 [v0+4]
    v9, v10, v11, v12 = load.i16 private align 8 [v0+8]
    return v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12
}
;; function %private {
;; block0(v0: i32):
;;     v13 = load.i32 private align 4 [v0]
;;     v14 = ireduce.i8 v13
;;     v15 = iconst.i32 8
;;     v16 = ushr.i32 v13, v15
;;     v17 = ireduce.i8 v16
;;     v18 = iconst.i32 16
;;     v19 = ushr.i32 v13, v18
;;     v20 = ireduce.i8 v19
;;     v21 = iconst.i32 24
;;     v22 = ushr.i32 v13, v21
;;     v23 = ireduce.i8 v22
;;     v5, v6, v7, v8 = load.i8 private align 1 [v0+4]
;;     v9, v10, v11, v12 = load.i16 private align 8 [v0+8]
;;     return v14, v17, v20, v23, v5, v6, v7, v8, v9, v10, v11, v12
;; }

; Three are no word.
function %three_bytes {
block0(v0: i64):
    v1, v2, v3 = load.i8 global align 4 [v0]
    return v1, v2, v3
}
;; function %three_bytes {
;; block0(v0: i64):
;;     v1, v2, v3 = load.i8 global align 4 [v0]
;;     return v1, v2, v3
;; }

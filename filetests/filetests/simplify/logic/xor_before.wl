; test simplify dce precise-output
; What is cut off or shifted alike is combined first.

function %low_bytes {
block0(v0: i32, v1: i32):
    v2 = ireduce.i8 v0
    v3 = uextend.i32 v2
    v4 = ireduce.i8 v1
    v5 = uextend.i32 v4
    v6 = bxor.i32 v3, v5
    return v6
}
;; function %low_bytes {
;; block0(v0: i32, v1: i32):
;;     v7 = bxor.i32 v0, v1
;;     v8 = ireduce.i8 v7
;;     v9 = uextend.i32 v8
;;     return v9
;; }

function %shifted {
block0(v0: i32, v1: i32, v2: i32):
    v3 = ushr.i32 v0, v2
    v4 = ushr.i32 v1, v2
    v5 = bxor.i32 v3, v4
    return v5
}
;; function %shifted {
;; block0(v0: i32, v1: i32, v2: i32):
;;     v6 = bxor.i32 v0, v1
;;     v7 = ushr.i32 v6, v2
;;     return v7
;; }

; Other widths, and other counts.
function %not_alike {
block0(v0: i32, v1: i32, v2: i64):
    v3 = ireduce.i8 v0
    v4 = uextend.i32 v3
    v5 = ireduce.i16 v1
    v6 = uextend.i32 v5
    v7 = bxor.i32 v4, v6
    v8 = ireduce.i8 v2
    v9 = uextend.i32 v8
    v10 = bxor.i32 v4, v9
    v11 = ushr.i32 v0, v1
    v12 = ushr.i32 v1, v0
    v13 = bxor.i32 v11, v12
    return v7, v10, v13
}
;; function %not_alike {
;; block0(v0: i32, v1: i32, v2: i64):
;;     v3 = ireduce.i8 v0
;;     v4 = uextend.i32 v3
;;     v5 = ireduce.i16 v1
;;     v6 = uextend.i32 v5
;;     v7 = bxor.i32 v4, v6
;;     v8 = ireduce.i8 v2
;;     v9 = uextend.i32 v8
;;     v10 = bxor.i32 v4, v9
;;     v11 = ushr.i32 v0, v1
;;     v12 = ushr.i32 v1, v0
;;     v13 = bxor.i32 v11, v12
;;     return v7, v10, v13
;; }

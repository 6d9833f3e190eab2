; test merge dce precise-output
; Bytes that become floats come as a word, if it is known where words begin.

function %three_of_a_word {
block0(v0: i64):
    v1 = load.i8 global align 4 [v0]
    v2 = uextend.i32 v1
    v3 = load.i8 global align 1 [v0+1]
    v4 = uextend.i32 v3
    v5 = load.i8 global align 2 [v0+2]
    v6 = uextend.i32 v5
    v7 = fcvt_from_uint.f32 v2
    v8 = fcvt_from_uint.f32 v4
    v9 = fcvt_from_uint.f32 v6
    return v7, v8, v9
}
;; function %three_of_a_word {
;; block0(v0: i64):
;;     v10 = load.i16 global align 4 [v0]
;;     v11 = uextend.i32 v10
;;     v12 = ireduce.i8 v11
;;     v13 = iconst.i32 8
;;     v14 = ushr.i32 v11, v13
;;     v15 = ireduce.i8 v14
;;     v2 = uextend.i32 v12
;;     v4 = uextend.i32 v15
;;     v5 = load.i8 global align 2 [v0+2]
;;     v6 = uextend.i32 v5
;;     v7 = fcvt_from_uint.f32 v2
;;     v8 = fcvt_from_uint.f32 v4
;;     v9 = fcvt_from_uint.f32 v6
;;     return v7, v8, v9
;; }

; Of the second word only one byte is loaded.
function %across_words {
block0(v0: i64):
    v1 = load.i8 global align 1 [v0+2]
    v2 = uextend.i32 v1
    v3 = load.i8 global align 1 [v0+3]
    v4 = uextend.i32 v3
    v5 = load.i8 global align 4 [v0+4]
    v6 = uextend.i32 v5
    v7 = fcvt_from_uint.f32 v2
    v8 = fcvt_from_uint.f32 v4
    v9 = fcvt_from_uint.f32 v6
    return v7, v8, v9
}
;; function %across_words {
;; block0(v0: i64):
;;     v10 = load.i16 global align 2 [v0+2]
;;     v11 = uextend.i32 v10
;;     v12 = ireduce.i8 v11
;;     v13 = iconst.i32 8
;;     v14 = ushr.i32 v11, v13
;;     v15 = ireduce.i8 v14
;;     v2 = uextend.i32 v12
;;     v4 = uextend.i32 v15
;;     v5 = load.i8 global align 4 [v0+4]
;;     v6 = uextend.i32 v5
;;     v7 = fcvt_from_uint.f32 v2
;;     v8 = fcvt_from_uint.f32 v4
;;     v9 = fcvt_from_uint.f32 v6
;;     return v7, v8, v9
;; }

function %alignment_unknown {
block0(v0: i64):
    v1 = load.i8 global align 1 [v0]
    v2 = uextend.i32 v1
    v3 = load.i8 global align 1 [v0+1]
    v4 = uextend.i32 v3
    v5 = fcvt_from_uint.f32 v2
    v6 = fcvt_from_uint.f32 v4
    return v5, v6
}
;; function %alignment_unknown {
;; block0(v0: i64):
;;     v1 = load.i8 global align 1 [v0]
;;     v2 = uextend.i32 v1
;;     v3 = load.i8 global align 1 [v0+1]
;;     v4 = uextend.i32 v3
;;     v5 = fcvt_from_uint.f32 v2
;;     v6 = fcvt_from_uint.f32 v4
;;     return v5, v6
;; }

; An integer as well.
function %not_only_floats {
block0(v0: i64):
    v1 = load.i8 global align 4 [v0]
    v2 = uextend.i32 v1
    v3 = load.i8 global align 1 [v0+1]
    v4 = uextend.i32 v3
    v5 = fcvt_from_uint.f32 v2
    v6 = fcvt_from_uint.f32 v4
    return v5, v6, v4
}
;; function %not_only_floats {
;; block0(v0: i64):
;;     v1 = load.i8 global align 4 [v0]
;;     v2 = uextend.i32 v1
;;     v3 = load.i8 global align 1 [v0+1]
;;     v4 = uextend.i32 v3
;;     v5 = fcvt_from_uint.f32 v2
;;     v6 = fcvt_from_uint.f32 v4
;;     return v5, v6, v4
;; }

; All of a word, if a byte behind it is asked for: a buffer may end behind the third byte.
function %two_words {
block0(v0: i64):
    v1 = load.i8 global align 4 [v0]
    v2 = uextend.i32 v1
    v3 = load.i8 global align 2 [v0+2]
    v4 = uextend.i32 v3
    v5 = load.i8 global align 4 [v0+4]
    v6 = uextend.i32 v5
    v7 = load.i8 global align 2 [v0+6]
    v8 = uextend.i32 v7
    v9 = fcvt_from_uint.f32 v2
    v10 = fcvt_from_uint.f32 v4
    v11 = fcvt_from_uint.f32 v6
    v12 = fcvt_from_uint.f32 v8
    return v9, v10, v11, v12
}
;; function %two_words {
;; block0(v0: i64):
;;     v13 = load.i32 global align 4 [v0]
;;     v14 = ireduce.i8 v13
;;     v15 = iconst.i32 16
;;     v16 = ushr.i32 v13, v15
;;     v17 = ireduce.i8 v16
;;     v2 = uextend.i32 v14
;;     v4 = uextend.i32 v17
;;     v5 = load.i8 global align 4 [v0+4]
;;     v6 = uextend.i32 v5
;;     v7 = load.i8 global align 2 [v0+6]
;;     v8 = uextend.i32 v7
;;     v9 = fcvt_from_uint.f32 v2
;;     v10 = fcvt_from_uint.f32 v4
;;     v11 = fcvt_from_uint.f32 v6
;;     v12 = fcvt_from_uint.f32 v8
;;     return v9, v10, v11, v12
;; }

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
;;     v10 = load.i32 global align 4 [v0]
;;     v11 = ireduce.i8 v10
;;     v12 = iconst.i32 8
;;     v13 = ushr.i32 v10, v12
;;     v14 = ireduce.i8 v13
;;     v15 = iconst.i32 16
;;     v16 = ushr.i32 v10, v15
;;     v17 = ireduce.i8 v16
;;     v2 = uextend.i32 v11
;;     v4 = uextend.i32 v14
;;     v6 = uextend.i32 v17
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
;;     v10 = load.i32 global align 4 [v0]
;;     v11 = iconst.i32 16
;;     v12 = ushr.i32 v10, v11
;;     v13 = ireduce.i8 v12
;;     v14 = iconst.i32 24
;;     v15 = ushr.i32 v10, v14
;;     v16 = ireduce.i8 v15
;;     v2 = uextend.i32 v13
;;     v4 = uextend.i32 v16
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

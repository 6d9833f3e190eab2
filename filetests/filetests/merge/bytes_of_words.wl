; test merge dce precise-output
; All bytes of words come as words, wherever these begin.

function %two_words {
block0(v0: i64):
    v1 = load.i8 global align 1 [v0+1]
    v2 = load.i8 global align 1 [v0+2]
    v3 = load.i8 global align 1 [v0+3]
    v4 = load.i8 global align 1 [v0+4]
    v5 = load.i8 global align 1 [v0+8]
    v6 = load.i8 global align 1 [v0+7]
    v7 = load.i8 global align 1 [v0+6]
    v8 = load.i8 global align 1 [v0+5]
    return v1, v2, v3, v4, v5, v6, v7, v8
}
;; function %two_words {
;; block0(v0: i64):
;;     v9, v10 = load.i32 global align 1 [v0+1]
;;     v11 = ireduce.i8 v9
;;     v12 = iconst.i32 8
;;     v13 = ushr.i32 v9, v12
;;     v14 = ireduce.i8 v13
;;     v15 = iconst.i32 16
;;     v16 = ushr.i32 v9, v15
;;     v17 = ireduce.i8 v16
;;     v18 = iconst.i32 24
;;     v19 = ushr.i32 v9, v18
;;     v20 = ireduce.i8 v19
;;     v21 = ireduce.i8 v10
;;     v22 = iconst.i32 8
;;     v23 = ushr.i32 v10, v22
;;     v24 = ireduce.i8 v23
;;     v25 = iconst.i32 16
;;     v26 = ushr.i32 v10, v25
;;     v27 = ireduce.i8 v26
;;     v28 = iconst.i32 24
;;     v29 = ushr.i32 v10, v28
;;     v30 = ireduce.i8 v29
;;     return v11, v14, v17, v20, v30, v27, v24, v21
;; }

; The fifth byte stays: nobody asked for what is behind it.
function %rest {
block0(v0: i64):
    v1 = load.i8 global align 1 [v0]
    v2 = load.i8 global align 1 [v0+1]
    v3 = load.i8 global align 1 [v0+2]
    v4 = load.i8 global align 1 [v0+3]
    v5 = load.i8 global align 1 [v0+4]
    return v1, v2, v3, v4, v5
}
;; function %rest {
;; block0(v0: i64):
;;     v6 = load.i32 global align 1 [v0]
;;     v7 = ireduce.i8 v6
;;     v8 = iconst.i32 8
;;     v9 = ushr.i32 v6, v8
;;     v10 = ireduce.i8 v9
;;     v11 = iconst.i32 16
;;     v12 = ushr.i32 v6, v11
;;     v13 = ireduce.i8 v12
;;     v14 = iconst.i32 24
;;     v15 = ushr.i32 v6, v14
;;     v16 = ireduce.i8 v15
;;     v5 = load.i8 global align 1 [v0+4]
;;     return v7, v10, v13, v16, v5
;; }

; No word has all its bytes.
function %gap {
block0(v0: i64):
    v1 = load.i8 global align 4 [v0]
    v2 = load.i8 global align 1 [v0+1]
    v3 = load.i8 global align 1 [v0+3]
    v4 = load.i8 global align 1 [v0+4]
    return v1, v2, v3, v4
}
;; function %gap {
;; block0(v0: i64):
;;     v1 = load.i8 global align 4 [v0]
;;     v2 = load.i8 global align 1 [v0+1]
;;     v3 = load.i8 global align 1 [v0+3]
;;     v4 = load.i8 global align 1 [v0+4]
;;     return v1, v2, v3, v4
;; }

; Something may write the last byte before it is loaded.
function %stored_between {
block0(v0: i64, v1: i64, v2: i32):
    v3 = load.i8 global align 1 [v0]
    v4 = load.i8 global align 1 [v0+1]
    v5 = load.i8 global align 1 [v0+2]
    store.i32 global align 4 [v1], v2
    v6 = load.i8 global align 1 [v0+3]
    return v3, v4, v5, v6
}
;; function %stored_between {
;; block0(v0: i64, v1: i64, v2: i32):
;;     v3 = load.i8 global align 1 [v0]
;;     v4 = load.i8 global align 1 [v0+1]
;;     v5 = load.i8 global align 1 [v0+2]
;;     store.i32 global align 4 [v1], v2
;;     v6 = load.i8 global align 1 [v0+3]
;;     return v3, v4, v5, v6
;; }

; Group memory has words at multiples of four bytes only.
function %group_memory {
block0(v0: i32):
    v1 = load.i8 group align 1 [v0]
    v2 = load.i8 group align 1 [v0+1]
    v3 = load.i8 group align 1 [v0+2]
    v4 = load.i8 group align 1 [v0+3]
    return v1, v2, v3, v4
}
;; function %group_memory {
;; block0(v0: i32):
;;     v1 = load.i8 group align 1 [v0]
;;     v2 = load.i8 group align 1 [v0+1]
;;     v3 = load.i8 group align 1 [v0+2]
;;     v4 = load.i8 group align 1 [v0+3]
;;     return v1, v2, v3, v4
;; }

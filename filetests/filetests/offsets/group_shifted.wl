; test offsets dce precise-output
; Neighbours of a place in group memory: the constant that is shifted with the index becomes an offset where the shifted index is there, though something else reads the sum of
; the index and the constant.

function %neighbours {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 2
    v3 = ishl.i32 v0, v2
    v4 = iadd.i32 v1, v3
    v5 = load.i32 group align 4 [v4]
    v6 = iconst.i32 1
    v7 = iadd.i32 v0, v6
    v8 = ishl.i32 v7, v2
    v9 = iadd.i32 v1, v8
    v10 = load.i32 group align 4 [v9]
    return v5, v10, v7
}
;; function %neighbours {
;; block0(v0: i32, v1: i32):
;;     v2 = iconst.i32 2
;;     v3 = ishl.i32 v0, v2
;;     v4 = iadd.i32 v1, v3
;;     v5 = load.i32 group align 4 [v4]
;;     v6 = iconst.i32 1
;;     v7 = iadd.i32 v0, v6
;;     v11 = ishl.i32 v0, v2
;;     v12 = iadd.i32 v11, v1
;;     v10 = load.i32 group align 4 [v12+4]
;;     return v5, v10, v7
;; }

; Nothing shifts the index alone, or not as far.
function %others {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 3
    v3 = ishl.i32 v0, v2
    v4 = iadd.i32 v1, v3
    v5 = load.i32 group align 4 [v4]
    v6 = iconst.i32 1
    v7 = iadd.i32 v0, v6
    v8 = iconst.i32 2
    v9 = ishl.i32 v7, v8
    v10 = iadd.i32 v1, v9
    v11 = load.i32 group align 4 [v10]
    return v5, v11, v7
}
;; function %others {
;; block0(v0: i32, v1: i32):
;;     v2 = iconst.i32 3
;;     v3 = ishl.i32 v0, v2
;;     v4 = iadd.i32 v1, v3
;;     v5 = load.i32 group align 4 [v4]
;;     v6 = iconst.i32 1
;;     v7 = iadd.i32 v0, v6
;;     v8 = iconst.i32 2
;;     v9 = ishl.i32 v7, v8
;;     v10 = iadd.i32 v1, v9
;;     v11 = load.i32 group align 4 [v10]
;;     return v5, v11, v7
;; }

; A shift by 34 is one by 2.
function %beyond_the_word {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 34
    v3 = ishl.i32 v0, v2
    v4 = iadd.i32 v1, v3
    v5 = load.i32 group align 4 [v4]
    v6 = iconst.i32 1
    v7 = iadd.i32 v0, v6
    v8 = ishl.i32 v7, v2
    v9 = iadd.i32 v1, v8
    v10 = load.i32 group align 4 [v9]
    return v5, v10, v7
}
;; function %beyond_the_word {
;; block0(v0: i32, v1: i32):
;;     v2 = iconst.i32 34
;;     v3 = ishl.i32 v0, v2
;;     v4 = iadd.i32 v1, v3
;;     v5 = load.i32 group align 4 [v4]
;;     v6 = iconst.i32 1
;;     v7 = iadd.i32 v0, v6
;;     v11 = ishl.i32 v0, v2
;;     v12 = iadd.i32 v11, v1
;;     v10 = load.i32 group align 4 [v12+4]
;;     return v5, v10, v7
;; }

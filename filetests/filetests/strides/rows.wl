; test strides dce precise-output
; Addresses a known distance apart: the later one is a sum of the earlier one and the distance.

; Rows of an array of floats.
function %rows {
block0(v0: i64, v1: i64, v2: i32, v3: i64):
    v4 = sextend.i64 v2
    v5 = iconst.i32 2
    v6 = imul.i64 v1, v4
    v7 = iadd.i64 v6, v3
    v8 = ishl.i64 v7, v5
    v9 = iadd.i64 v0, v8
    v10 = load.f32 global align 4 [v9]
    v11 = iconst.i64 1
    v12 = iadd.i64 v1, v11
    v13 = imul.i64 v12, v4
    v14 = iadd.i64 v13, v3
    v15 = ishl.i64 v14, v5
    v16 = iadd.i64 v0, v15
    v17 = load.f32 global align 4 [v16]
    v18 = iconst.i64 2
    v19 = iadd.i64 v1, v18
    v20 = imul.i64 v19, v4
    v21 = iadd.i64 v20, v3
    v22 = ishl.i64 v21, v5
    v23 = iadd.i64 v0, v22
    v24 = load.f32 global align 4 [v23]
    return v10, v17, v24
}
;; function %rows {
;; block0(v0: i64, v1: i64, v2: i32, v3: i64):
;;     v4 = sextend.i64 v2
;;     v5 = iconst.i32 2
;;     v6 = imul.i64 v1, v4
;;     v7 = iadd.i64 v6, v3
;;     v8 = ishl.i64 v7, v5
;;     v9 = iadd.i64 v0, v8
;;     v10 = load.f32 global align 4 [v9]
;;     v25 = iconst.i32 2
;;     v26 = ishl.i64 v4, v25
;;     v27 = iadd.i64 v9, v26
;;     v17 = load.f32 global align 4 [v27]
;;     v28 = iadd.i64 v27, v26
;;     v24 = load.f32 global align 4 [v28]
;;     return v10, v17, v24
;; }

; Backwards, by triples.
function %backwards {
block0(v0: i64, v1: i64, v2: i64):
    v3 = iconst.i64 3
    v4 = imul.i64 v1, v2
    v5 = imul.i64 v4, v3
    v6 = iadd.i64 v0, v5
    store.i64 global align 8 [v6], v1
    v7 = iconst.i64 1
    v8 = isub.i64 v1, v7
    v9 = imul.i64 v8, v2
    v10 = imul.i64 v9, v3
    v11 = iadd.i64 v0, v10
    store.i64 global align 8 [v11], v1
    return
}
;; function %backwards {
;; block0(v0: i64, v1: i64, v2: i64):
;;     v3 = iconst.i64 3
;;     v4 = imul.i64 v1, v2
;;     v5 = imul.i64 v4, v3
;;     v6 = iadd.i64 v0, v5
;;     store.i64 global align 8 [v6], v1
;;     v12 = iconst.i64 3
;;     v13 = imul.i64 v2, v12
;;     v14 = isub.i64 v6, v13
;;     store.i64 global align 8 [v14], v1
;;     return
;; }

; What they are made of is asked for otherwise, too.
function %product_stays {
block0(v0: i64, v1: i64, v2: i64):
    v3 = imul.i64 v1, v2
    v4 = iadd.i64 v0, v3
    store.i64 global align 8 [v4], v1
    v5 = iconst.i64 1
    v6 = iadd.i64 v1, v5
    v7 = imul.i64 v6, v2
    v8 = iadd.i64 v0, v7
    store.i64 global align 8 [v8], v7
    return
}
;; function %product_stays {
;; block0(v0: i64, v1: i64, v2: i64):
;;     v3 = imul.i64 v1, v2
;;     v4 = iadd.i64 v0, v3
;;     store.i64 global align 8 [v4], v1
;;     v5 = iconst.i64 1
;;     v6 = iadd.i64 v1, v5
;;     v7 = imul.i64 v6, v2
;;     v8 = iadd.i64 v0, v7
;;     store.i64 global align 8 [v8], v7
;;     return
;; }

; Two sums cost no more than one.
function %cheap {
block0(v0: i64, v1: i64, v2: i64):
    v3 = iadd.i64 v0, v1
    store.i64 global align 8 [v3], v1
    v4 = iadd.i64 v3, v2
    store.i64 global align 8 [v4], v1
    return
}
;; function %cheap {
;; block0(v0: i64, v1: i64, v2: i64):
;;     v3 = iadd.i64 v0, v1
;;     store.i64 global align 8 [v3], v1
;;     v4 = iadd.i64 v3, v2
;;     store.i64 global align 8 [v4], v1
;;     return
;; }

; Two products differ.
function %two_distances {
block0(v0: i64, v1: i64, v2: i64, v3: i64):
    v4 = imul.i64 v1, v2
    v5 = iadd.i64 v0, v4
    store.i64 global align 8 [v5], v1
    v6 = imul.i64 v1, v3
    v7 = iadd.i64 v0, v6
    store.i64 global align 8 [v7], v1
    return
}
;; function %two_distances {
;; block0(v0: i64, v1: i64, v2: i64, v3: i64):
;;     v4 = imul.i64 v1, v2
;;     v5 = iadd.i64 v0, v4
;;     store.i64 global align 8 [v5], v1
;;     v6 = imul.i64 v1, v3
;;     v7 = iadd.i64 v0, v6
;;     store.i64 global align 8 [v7], v1
;;     return
;; }

; In another block.
function %other_block {
block0(v0: i64, v1: i64, v2: i64, v3: b1):
    v4 = imul.i64 v1, v2
    v5 = iadd.i64 v0, v4
    store.i64 global align 8 [v5], v1
    branch v3, block1, block2
block1:
    v6 = iconst.i64 1
    v7 = iadd.i64 v1, v6
    v8 = imul.i64 v7, v2
    v9 = iadd.i64 v0, v8
    store.i64 global align 8 [v9], v1
    jump block2
block2:
    return
}
;; function %other_block {
;; block0(v0: i64, v1: i64, v2: i64, v3: b1):
;;     v4 = imul.i64 v1, v2
;;     v5 = iadd.i64 v0, v4
;;     store.i64 global align 8 [v5], v1
;;     branch v3, block1, block2
;; block1:
;;     v6 = iconst.i64 1
;;     v7 = iadd.i64 v1, v6
;;     v8 = imul.i64 v7, v2
;;     v9 = iadd.i64 v0, v8
;;     store.i64 global align 8 [v9], v1
;;     jump block2
;; block2:
;;     return
;; }

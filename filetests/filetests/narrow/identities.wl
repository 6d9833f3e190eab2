; test narrow precise-output
; Where a work-item is, by what directives say.

kernel %required {
    required_group_size 64 2 1
block0:
    v0 = workgroupsize.i32 0
    v1 = workitemid.i32 0
    v2 = iconst.i32 63
    v3 = band.i32 v1, v2
    v4 = workitemid.i32 2
    v5 = uextend.i64 v3
    v6 = iconst.i64 68
    v7 = imul.i64 v5, v6
    v8 = iadd.i32 v0, v4
    v9 = uextend.i64 v8
    v10 = iadd.i64 v7, v9
    store.i64 global align 8 [v10], v10
    return
}
;; kernel %required {
;;     required_group_size 64 2 1
;; block0:
;;     v11 = iconst.i32 64
;;     v1 = workitemid.i32 0
;;     v2 = iconst.i32 63
;;     v12 = iconst.i32 0
;;     v5 = uextend.i64 v1
;;     v6 = iconst.i64 68
;;     v13 = iconst.i32 68
;;     v14 = imul.i32 v1, v13
;;     v15 = uextend.i64 v14
;;     v16 = iconst.i32 64
;;     v17 = iconst.i64 64
;;     v18 = iconst.i32 64
;;     v19 = iadd.i32 v14, v18
;;     v20 = uextend.i64 v19
;;     store.i64 global align 8 [v20], v20
;;     return
;; }

; Without them a work-group has at most 65,535 work-items along a dimension.
kernel %not_required {
block0:
    v0 = workgroupsize.i32 0
    v1 = workitemid.i32 0
    v2 = iconst.i32 63
    v3 = band.i32 v1, v2
    v4 = sextend.i64 v1
    v5 = uextend.i64 v0
    v6 = iadd.i64 v4, v5
    v7 = workitemabsid.i32 0
    v8 = sextend.i64 v7
    v9 = uextend.i64 v3
    store.i64 global align 8 [v6], v8
    store.i64 global align 8 [v6], v9
    return
}
;; kernel %not_required {
;; block0:
;;     v0 = workgroupsize.i32 0
;;     v1 = workitemid.i32 0
;;     v2 = iconst.i32 63
;;     v3 = band.i32 v1, v2
;;     v10 = uextend.i64 v1
;;     v5 = uextend.i64 v0
;;     v11 = iadd.i32 v1, v0
;;     v12 = uextend.i64 v11
;;     v7 = workitemabsid.i32 0
;;     v8 = sextend.i64 v7
;;     v9 = uextend.i64 v3
;;     store.i64 global align 8 [v12], v8
;;     store.i64 global align 8 [v12], v9
;;     return
;; }

; Sizes of nothing promise nothing.
kernel %nothing {
    required_group_size 0 1 1
    max_flat_group_size 0
block0:
    v1 = workitemid.i32 0
    v2 = workitemflatid.i32
    v3 = uextend.i64 v1
    store.i32 global align 4 [v3], v2
    return
}
;; kernel %nothing {
;;     required_group_size 0 1 1
;;     max_flat_group_size 0
;; block0:
;;     v4 = iconst.i32 0
;;     v5 = iconst.i32 0
;;     v6 = iconst.i64 0
;;     store.i32 global align 4 [v6], v5
;;     return
;; }

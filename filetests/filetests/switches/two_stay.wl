; test switches precise-output
; Two entries are one comparison as they are.

kernel %two {
    param %out : i64 at 0 align 8
    param %which : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0 + 8]
    switch v2, [block1, block2]
block1:
    v11 = iconst.i32 7
    jump block9(v11)
block2:
    v12 = iconst.i32 14
    jump block9(v12)
block9(v20: i32):
    v21 = workitemid.i32 0
    v22 = iconst.i32 2
    v23 = ishl.i32 v21, v22
    v24 = uextend.i64 v23
    v25 = iadd.i64 v1, v24
    store.i32 global align 4 [v25], v20
    return
}
;; kernel %two {
;;     param %out : i64 at 0 align 8
;;     param %which : i32 at 8 align 4
;; block0:
;;     v0 = iconst.i64 0
;;     v1 = load.i64 kernarg align 8 width all [v0]
;;     v2 = load.i32 kernarg align 4 width all [v0+8]
;;     switch v2, [block1, block2]
;; block1:
;;     v11 = iconst.i32 7
;;     jump block9(v11)
;; block2:
;;     v12 = iconst.i32 14
;;     jump block9(v12)
;; block9(v20: i32):
;;     v21 = workitemid.i32 0
;;     v22 = iconst.i32 2
;;     v23 = ishl.i32 v21, v22
;;     v24 = uextend.i64 v23
;;     v25 = iadd.i64 v1, v24
;;     store.i32 global align 4 [v25], v20
;;     return
;; }

; test switches precise-output
; Neighbours that pass different arguments to one block are not one entry.

kernel %arguments {
    param %out : i64 at 0 align 8
    param %which : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0 + 8]
    v3 = iconst.i32 1
    v4 = iconst.i32 2
    switch v2, [block9(v3), block9(v3), block9(v4), block9(v2)]
block9(v20: i32):
    v21 = workitemid.i32 0
    v22 = iconst.i32 2
    v23 = ishl.i32 v21, v22
    v24 = uextend.i64 v23
    v25 = iadd.i64 v1, v24
    store.i32 global align 4 [v25], v20
    return
}
;; kernel %arguments {
;;     param %out : i64 at 0 align 8
;;     param %which : i32 at 8 align 4
;; block0:
;;     v0 = iconst.i64 0
;;     v1 = load.i64 kernarg align 8 width all [v0]
;;     v2 = load.i32 kernarg align 4 width all [v0+8]
;;     v3 = iconst.i32 1
;;     v4 = iconst.i32 2
;;     v28 = iconst.i32 2
;;     v29 = icmp.ult v2, v28
;;     branch v29, block9(v3), block10
;; block9(v20: i32):
;;     v21 = workitemid.i32 0
;;     v22 = iconst.i32 2
;;     v23 = ishl.i32 v21, v22
;;     v24 = uextend.i64 v23
;;     v25 = iadd.i64 v1, v24
;;     store.i32 global align 4 [v25], v20
;;     return
;; block10:
;;     v26 = iconst.i32 3
;;     v27 = icmp.ult v2, v26
;;     branch v27, block9(v4), block9(v2)
;; }

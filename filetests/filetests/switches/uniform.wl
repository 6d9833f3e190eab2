; test switches precise-output
; The index comes from an argument, so a wave goes one way: six entries are told apart by three comparisons at most.

kernel %six {
    param %out : i64 at 0 align 8
    param %which : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0 + 8]
    switch v2, [block1, block2, block3, block4, block5, block6]
block1:
    v11 = iconst.i32 7
    jump block9(v11)
block2:
    v12 = iconst.i32 14
    jump block9(v12)
block3:
    v13 = iconst.i32 21
    jump block9(v13)
block4:
    v14 = iconst.i32 28
    jump block9(v14)
block5:
    v15 = iconst.i32 35
    jump block9(v15)
block6:
    v16 = iconst.i32 42
    jump block9(v16)
block9(v20: i32):
    v21 = workitemid.i32 0
    v22 = iconst.i32 2
    v23 = ishl.i32 v21, v22
    v24 = uextend.i64 v23
    v25 = iadd.i64 v1, v24
    store.i32 global align 4 [v25], v20
    return
}
;; kernel %six {
;;     param %out : i64 at 0 align 8
;;     param %which : i32 at 8 align 4
;; block0:
;;     v0 = iconst.i64 0
;;     v1 = load.i64 kernarg align 8 width all [v0]
;;     v2 = load.i32 kernarg align 4 width all [v0+8]
;;     v34 = iconst.i32 3
;;     v35 = icmp.ult v2, v34
;;     branch v35, block10, block12
;; block1:
;;     v11 = iconst.i32 7
;;     jump block9(v11)
;; block2:
;;     v12 = iconst.i32 14
;;     jump block9(v12)
;; block3:
;;     v13 = iconst.i32 21
;;     jump block9(v13)
;; block4:
;;     v14 = iconst.i32 28
;;     jump block9(v14)
;; block5:
;;     v15 = iconst.i32 35
;;     jump block9(v15)
;; block6:
;;     v16 = iconst.i32 42
;;     jump block9(v16)
;; block9(v20: i32):
;;     v21 = workitemid.i32 0
;;     v22 = iconst.i32 2
;;     v23 = ishl.i32 v21, v22
;;     v24 = uextend.i64 v23
;;     v25 = iadd.i64 v1, v24
;;     store.i32 global align 4 [v25], v20
;;     return
;; block10:
;;     v28 = iconst.i32 1
;;     v29 = icmp.ult v2, v28
;;     branch v29, block1, block11
;; block11:
;;     v26 = iconst.i32 2
;;     v27 = icmp.ult v2, v26
;;     branch v27, block2, block3
;; block12:
;;     v32 = iconst.i32 4
;;     v33 = icmp.ult v2, v32
;;     branch v33, block4, block13
;; block13:
;;     v30 = iconst.i32 5
;;     v31 = icmp.ult v2, v30
;;     branch v31, block5, block6
;; }

; test switches precise-output
; How many lanes are active is asked where lanes of the switch may have met again or not: it says where lanes meet, so the switch keeps its shape.

kernel %lanes {
    param %out : i64 at 0 align 8
    param %which : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0 + 8]
    v3 = bconst 1
    switch v2, [block1, block2, block3]
block1:
    v4 = activelanecount v3
    jump block9(v4)
block2:
    jump block3
block3:
    v5 = activelanecount v3
    jump block9(v5)
block9(v20: i32):
    v21 = workitemid.i32 0
    v22 = iconst.i32 2
    v23 = ishl.i32 v21, v22
    v24 = uextend.i64 v23
    v25 = iadd.i64 v1, v24
    store.i32 global align 4 [v25], v20
    return
}
;; kernel %lanes {
;;     param %out : i64 at 0 align 8
;;     param %which : i32 at 8 align 4
;; block0:
;;     v0 = iconst.i64 0
;;     v1 = load.i64 kernarg align 8 width all [v0]
;;     v2 = load.i32 kernarg align 4 width all [v0+8]
;;     v3 = bconst 1
;;     switch v2, [block1, block2, block3]
;; block1:
;;     v4 = activelanecount v3
;;     jump block9(v4)
;; block2:
;;     jump block3
;; block3:
;;     v5 = activelanecount v3
;;     jump block9(v5)
;; block9(v20: i32):
;;     v21 = workitemid.i32 0
;;     v22 = iconst.i32 2
;;     v23 = ishl.i32 v21, v22
;;     v24 = uextend.i64 v23
;;     v25 = iadd.i64 v1, v24
;;     store.i32 global align 4 [v25], v20
;;     return
;; }

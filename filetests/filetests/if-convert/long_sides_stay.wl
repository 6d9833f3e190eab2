; test if-convert precise-output
; Seven instructions are more than the branch costs, and so are two products of 32 bits.

function %seven {
block0(v0: i32, v1: b1):
    branch v1, block1, block2(v0)
block1:
    v2 = iadd.i32 v0, v0
    v3 = bxor.i32 v2, v0
    v4 = iadd.i32 v3, v2
    v5 = bxor.i32 v4, v3
    v6 = iadd.i32 v5, v4
    v7 = bxor.i32 v6, v5
    jump block2(v7)
block2(v8: i32):
    return v8
}
;; function %seven {
;; block0(v0: i32, v1: b1):
;;     branch v1, block1, block2(v0)
;; block1:
;;     v2 = iadd.i32 v0, v0
;;     v3 = bxor.i32 v2, v0
;;     v4 = iadd.i32 v3, v2
;;     v5 = bxor.i32 v4, v3
;;     v6 = iadd.i32 v5, v4
;;     v7 = bxor.i32 v6, v5
;;     jump block2(v7)
;; block2(v8: i32):
;;     return v8
;; }

function %products {
block0(v0: i32, v1: b1):
    branch v1, block1, block2(v0)
block1:
    v2 = imul.i32 v0, v0
    v3 = imul.i32 v2, v0
    jump block2(v3)
block2(v4: i32):
    return v4
}
;; function %products {
;; block0(v0: i32, v1: b1):
;;     branch v1, block1, block2(v0)
;; block1:
;;     v2 = imul.i32 v0, v0
;;     v3 = imul.i32 v2, v0
;;     jump block2(v3)
;; block2(v4: i32):
;;     return v4
;; }

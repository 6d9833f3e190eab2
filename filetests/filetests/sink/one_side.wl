; test sink precise-output
; What only one side of a branch reads is computed on that side.

; A sum with what it reads, in order; the constant stays.
function %chain {
block0(v0: b1, v1: i32, v2: i32):
    v3 = iconst.i32 7
    v4 = iadd.i32 v1, v3
    v5 = imul.i32 v4, v4
    branch v0, block1, block2
block1:
    v6 = iadd.i32 v5, v1
    jump block3(v6)
block2:
    jump block3(v2)
block3(v7: i32):
    return v7
}
;; function %chain {
;; block0(v0: b1, v1: i32, v2: i32):
;;     v3 = iconst.i32 7
;;     branch v0, block1, block2
;; block1:
;;     v4 = iadd.i32 v1, v3
;;     v5 = imul.i32 v4, v4
;;     v6 = iadd.i32 v5, v1
;;     jump block3(v6)
;; block2:
;;     jump block3(v2)
;; block3(v7: i32):
;;     return v7
;; }

; The block where both sides meet has no parameter for it, and is not always reached.
function %deeper {
block0(v0: b1, v1: i32, v2: i32):
    v3 = ineg.i32 v1
    branch v0, block1, block6
block1:
    branch v0, block2, block3
block2:
    v4 = iadd.i32 v3, v2
    jump block4(v4)
block3:
    v5 = isub.i32 v3, v2
    jump block4(v5)
block4(v6: i32):
    return v6
block6:
    return v2
}
;; function %deeper {
;; block0(v0: b1, v1: i32, v2: i32):
;;     branch v0, block1, block6
;; block1:
;;     v3 = ineg.i32 v1
;;     branch v0, block2, block3
;; block2:
;;     v4 = iadd.i32 v3, v2
;;     jump block4(v4)
;; block3:
;;     v5 = isub.i32 v3, v2
;;     jump block4(v5)
;; block4(v6: i32):
;;     return v6
;; block6:
;;     return v2
;; }

; An argument of an edge is read in front of the branch that it belongs to.
function %edge {
block0(v0: b1, v1: i32):
    v2 = ineg.i32 v1
    branch v0, block1(v2), block2
block1(v3: i32):
    return v3
block2:
    return v1
}
;; function %edge {
;; block0(v0: b1, v1: i32):
;;     v2 = ineg.i32 v1
;;     branch v0, block1(v2), block2
;; block1(v3: i32):
;;     return v3
;; block2:
;;     return v1
;; }

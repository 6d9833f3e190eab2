; test common precise-output
; What both sides of a branch compute goes in front of it.

; Two in a row, of which the second reads the first, with a constant of the side.
function %chain {
block0(v0: b1, v1: i32, v2: i32):
    branch v0, block1, block2
block1:
    v3 = iconst.i32 7
    v4 = iadd.i32 v1, v3
    v5 = imul.i32 v4, v2
    v6 = isub.i32 v5, v1
    jump block3(v5, v6)
block2:
    v7 = iconst.i32 7
    v8 = iadd.i32 v1, v7
    v9 = imul.i32 v2, v8
    v10 = isub.i32 v1, v9
    jump block3(v9, v10)
block3(v11: i32, v12: i32):
    return v11, v12
}
;; function %chain {
;; block0(v0: b1, v1: i32, v2: i32):
;;     v13 = iconst.i32 7
;;     v4 = iadd.i32 v1, v13
;;     v5 = imul.i32 v4, v2
;;     branch v0, block1, block2
;; block1:
;;     v3 = iconst.i32 7
;;     v6 = isub.i32 v5, v1
;;     jump block3(v5, v6)
;; block2:
;;     v7 = iconst.i32 7
;;     v10 = isub.i32 v1, v5
;;     jump block3(v5, v10)
;; block3(v11: i32, v12: i32):
;;     return v11, v12
;; }

; In another order, and a comparison the other way round.
function %order {
block0(v0: b1, v1: i32, v2: i32):
    branch v0, block1, block2
block1:
    v3 = imul.i32 v1, v2
    v4 = icmp.slt v1, v2
    return v3, v4
block2:
    v5 = icmp.sgt v2, v1
    v6 = imul.i32 v1, v2
    return v6, v5
}
;; function %order {
;; block0(v0: b1, v1: i32, v2: i32):
;;     v4 = icmp.slt v1, v2
;;     v3 = imul.i32 v1, v2
;;     branch v0, block1, block2
;; block1:
;;     return v3, v4
;; block2:
;;     return v3, v4
;; }

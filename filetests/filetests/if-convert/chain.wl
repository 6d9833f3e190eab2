; test if-convert precise-output
; Branches one after the other that leave for one block become a straight line; an argument that does not change from one to the next is not selected between them.

function %search {
block0(v0: i32, v1: i32, v2: i32, v3: i32, v4: i32):
    v5 = icmp.ult v0, v4
    branch v5, block1, block9(v0, v1, v2, v4)
block1:
    v6 = icmp.ult v1, v4
    branch v6, block2, block9(v0, v1, v4, v2)
block2:
    v7 = icmp.ult v2, v4
    branch v7, block3, block4
block3:
    jump block9(v4, v0, v1, v2)
block4:
    jump block9(v0, v4, v1, v2)
block9(v8: i32, v9: i32, v10: i32, v11: i32):
    return v8, v9, v10, v11
}
;; function %search {
;; block0(v0: i32, v1: i32, v2: i32, v3: i32, v4: i32):
;;     v5 = icmp.ult v0, v4
;;     v6 = icmp.ult v1, v4
;;     v12 = band.b1 v5, v6
;;     v7 = icmp.ult v2, v4
;;     v13 = band.b1 v12, v7
;;     v14 = select.i32 v13, v4, v0
;;     v15 = select.i32 v13, v0, v4
;;     v16 = select.i32 v12, v15, v1
;;     v17 = select.i32 v12, v1, v4
;;     v18 = select.i32 v5, v17, v2
;;     v19 = select.i32 v5, v2, v4
;;     jump block9(v14, v16, v18, v19)
;; block9(v8: i32, v9: i32, v10: i32, v11: i32):
;;     return v8, v9, v10, v11
;; }

; The way on may be the second one, and a truth value is passed on.
function %the_other_way {
block0(v0: i32, v1: i32, v2: i32, v3: b1):
    v4 = icmp.ult v0, v1
    branch v4, block9(v0, v3), block1
block1:
    v5 = icmp.ult v1, v2
    branch v5, block9(v1, v4), block2
block2:
    v6 = icmp.ult v2, v0
    branch v6, block9(v2, v4), block3
block3:
    jump block9(v1, v4)
block9(v7: i32, v8: b1):
    return v7, v8
}
;; function %the_other_way {
;; block0(v0: i32, v1: i32, v2: i32, v3: b1):
;;     v4 = icmp.ult v0, v1
;;     v9 = bnot.b1 v4
;;     v5 = icmp.ult v1, v2
;;     v10 = bnot.b1 v5
;;     v11 = band.b1 v9, v10
;;     v6 = icmp.ult v2, v0
;;     v12 = bnot.b1 v6
;;     v13 = band.b1 v11, v12
;;     v14 = select.i32 v13, v1, v2
;;     v15 = select.i32 v11, v14, v1
;;     v16 = select.i32 v9, v15, v0
;;     v17 = band.b1 v9, v4
;;     v18 = bnot.b1 v9
;;     v19 = band.b1 v18, v3
;;     v20 = bor.b1 v17, v19
;;     jump block9(v16, v20)
;; block9(v7: i32, v8: b1):
;;     return v7, v8
;; }

; test if-convert precise-output
; Both sides run in front of the branch, and what they pass on is selected.

function %diamond {
block0(v0: i32, v1: b1):
    v2 = iconst.i32 3
    branch v1, block1, block2
block1:
    v3 = iadd.i32 v0, v2
    jump block3(v3)
block2:
    v4 = ishl.i32 v0, v2
    jump block3(v4)
block3(v5: i32):
    return v5
}
;; function %diamond {
;; block0(v0: i32, v1: b1):
;;     v2 = iconst.i32 3
;;     v3 = iadd.i32 v0, v2
;;     v4 = ishl.i32 v0, v2
;;     v6 = select.i32 v1, v3, v4
;;     jump block3(v6)
;; block3(v5: i32):
;;     return v5
;; }

; test if-convert precise-output
; A branch within a side goes first; the side around it is straight only after blocks were joined.

function %nested {
block0(v0: i32, v1: b1, v2: b1):
    branch v1, block1, block4(v0)
block1:
    branch v2, block2, block3(v0)
block2:
    v3 = ineg.i32 v0
    jump block3(v3)
block3(v4: i32):
    jump block4(v4)
block4(v5: i32):
    return v5
}
;; function %nested {
;; block0(v0: i32, v1: b1, v2: b1):
;;     branch v1, block1, block4(v0)
;; block1:
;;     v3 = ineg.i32 v0
;;     v6 = select.i32 v2, v3, v0
;;     jump block3(v6)
;; block3(v4: i32):
;;     jump block4(v4)
;; block4(v5: i32):
;;     return v5
;; }

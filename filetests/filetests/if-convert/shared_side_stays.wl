; test if-convert precise-output
; A block that two branches lead to runs for the lanes of both.

function %shared {
block0(v0: i32, v1: b1, v2: b1):
    branch v1, block2, block1
block1:
    branch v2, block2, block3(v0)
block2:
    v3 = ineg.i32 v0
    jump block3(v3)
block3(v4: i32):
    return v4
}
;; function %shared {
;; block0(v0: i32, v1: b1, v2: b1):
;;     branch v1, block2, block1
;; block1:
;;     branch v2, block2, block3(v0)
;; block2:
;;     v3 = ineg.i32 v0
;;     jump block3(v3)
;; block3(v4: i32):
;;     return v4
;; }

; test if-convert precise-output
; One side runs in front of the branch; the other way passes what was there before. It does not matter which target is the side.

function %first {
block0(v0: i32, v1: b1):
    branch v1, block1, block2(v0)
block1:
    v2 = ineg.i32 v0
    jump block2(v2)
block2(v3: i32):
    return v3
}
;; function %first {
;; block0(v0: i32, v1: b1):
;;     v2 = ineg.i32 v0
;;     v4 = select.i32 v1, v2, v0
;;     jump block2(v4)
;; block2(v3: i32):
;;     return v3
;; }

function %second {
block0(v0: i32, v1: b1):
    branch v1, block2(v0), block1
block1:
    v2 = ineg.i32 v0
    jump block2(v2)
block2(v3: i32):
    return v3
}
;; function %second {
;; block0(v0: i32, v1: b1):
;;     v2 = ineg.i32 v0
;;     v4 = select.i32 v1, v0, v2
;;     jump block2(v4)
;; block2(v3: i32):
;;     return v3
;; }

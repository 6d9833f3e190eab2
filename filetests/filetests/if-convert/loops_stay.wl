; test if-convert precise-output
; A side that leads back is a loop, and a function with a loop that nothing leaves keeps its branches: where its lanes meet is a convention.

function %back {
block0(v0: i32, v1: i32):
    jump block1(v0)
block1(v2: i32):
    v3 = icmp.ult v2, v1
    branch v3, block2, block3
block2:
    v4 = iadd.i32 v2, v1
    jump block1(v4)
block3:
    return v2
}
;; function %back {
;; block0(v0: i32, v1: i32):
;;     jump block1(v0)
;; block1(v2: i32):
;;     v3 = icmp.ult v2, v1
;;     branch v3, block2, block3
;; block2:
;;     v4 = iadd.i32 v2, v1
;;     jump block1(v4)
;; block3:
;;     return v2
;; }

function %endless {
block0(v0: i32, v1: b1, v2: b1):
    branch v1, block1, block2(v0)
block1:
    v3 = ineg.i32 v0
    jump block2(v3)
block2(v4: i32):
    branch v2, block3, block4
block3:
    jump block3
block4:
    return v4
}
;; function %endless {
;; block0(v0: i32, v1: b1, v2: b1):
;;     branch v1, block1, block2(v0)
;; block1:
;;     v3 = ineg.i32 v0
;;     jump block2(v3)
;; block2(v4: i32):
;;     branch v2, block3, block4
;; block3:
;;     jump block3
;; block4:
;;     return v4
;; }

; test if-convert precise-output
; The branch may have asked whether the divisor is zero.

function %divide {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 0
    v3 = icmp.ne v1, v2
    branch v3, block1, block2(v0)
block1:
    v4 = udiv.i32 v0, v1
    jump block2(v4)
block2(v5: i32):
    return v5
}
;; function %divide {
;; block0(v0: i32, v1: i32):
;;     v2 = iconst.i32 0
;;     v3 = icmp.ne v1, v2
;;     branch v3, block1, block2(v0)
;; block1:
;;     v4 = udiv.i32 v0, v1
;;     jump block2(v4)
;; block2(v5: i32):
;;     return v5
;; }

; test if-convert precise-output
; How many lanes are active is asked where the branch leads, by the lanes that go there.

function %count {
block0(v0: i32, v1: b1):
    branch v1, block1, block2(v0)
block1:
    v2 = activelanecount v1
    jump block2(v2)
block2(v3: i32):
    return v3
}
;; function %count {
;; block0(v0: i32, v1: b1):
;;     branch v1, block1, block2(v0)
;; block1:
;;     v2 = activelanecount v1
;;     jump block2(v2)
;; block2(v3: i32):
;;     return v3
;; }

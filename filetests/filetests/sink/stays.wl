; test sink precise-output
; What stays where it is.

; Both sides read it, or the block where they meet.
function %both {
block0(v0: b1, v1: i32):
    v2 = ineg.i32 v1
    v3 = bnot.i32 v1
    branch v0, block1, block2
block1:
    v4 = iadd.i32 v2, v1
    jump block3(v4)
block2:
    v5 = isub.i32 v2, v1
    jump block3(v5)
block3(v6: i32):
    v7 = iadd.i32 v6, v3
    return v7
}
;; function %both {
;; block0(v0: b1, v1: i32):
;;     v2 = ineg.i32 v1
;;     v3 = bnot.i32 v1
;;     branch v0, block1, block2
;; block1:
;;     v4 = iadd.i32 v2, v1
;;     jump block3(v4)
;; block2:
;;     v5 = isub.i32 v2, v1
;;     jump block3(v5)
;; block3(v6: i32):
;;     v7 = iadd.i32 v6, v3
;;     return v7
;; }

; It does not leave a loop, and goes into no other.
function %loops {
block0(v0: b1, v1: i32):
    v2 = ineg.i32 v1
    branch v0, block1(v1), block3
block1(v3: i32):
    v4 = iadd.i32 v3, v2
    v5 = bnot.i32 v4
    branch v0, block1(v4), block2
block2:
    return v5
block3:
    return v1
}
;; function %loops {
;; block0(v0: b1, v1: i32):
;;     v2 = ineg.i32 v1
;;     branch v0, block1(v1), block3
;; block1(v3: i32):
;;     v4 = iadd.i32 v3, v2
;;     v5 = bnot.i32 v4
;;     branch v0, block1(v4), block2
;; block2:
;;     return v5
;; block3:
;;     return v1
;; }

; Two registers would be alive for longer in the place of one.
function %registers {
block0(v0: b1, v1: i32, v2: i32, v3: i32):
    v4 = imul.i32 v1, v2
    branch v0, block1, block2
block1:
    return v4
block2:
    return v3
}
;; function %registers {
;; block0(v0: b1, v1: i32, v2: i32, v3: i32):
;;     v4 = imul.i32 v1, v2
;;     branch v0, block1, block2
;; block1:
;;     return v4
;; block2:
;;     return v3
;; }

; Memory may change, and lanes count themselves.
function %effects {
block0(v0: b1, v1: i64, v2: i32):
    v3 = load.i32 global align 4 [v1]
    v4 = activelanecount v0
    branch v0, block1, block2
block1:
    v5 = iadd.i32 v3, v4
    return v5
block2:
    return v2
}
;; function %effects {
;; block0(v0: b1, v1: i64, v2: i32):
;;     v3 = load.i32 global align 4 [v1]
;;     v4 = activelanecount v0
;;     branch v0, block1, block2
;; block1:
;;     v5 = iadd.i32 v3, v4
;;     return v5
;; block2:
;;     return v2
;; }

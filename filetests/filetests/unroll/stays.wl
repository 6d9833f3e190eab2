; test unroll precise-output
; What is not unrolled: nothing of this changes.

; The bound is an argument.
function %unknown_bound {
block0(v0: i32):
    v1 = iconst.i32 0
    v2 = iconst.i32 1
    jump block1(v1)
block1(v4: i32):
    v5 = iadd.i32 v4, v2
    v6 = icmp.slt v5, v0
    branch v6, block1(v5), block2
block2:
    return v5
}
;; function %unknown_bound {
;; block0(v0: i32):
;;     v1 = iconst.i32 0
;;     v2 = iconst.i32 1
;;     jump block1(v1)
;; block1(v4: i32):
;;     v5 = iadd.i32 v4, v2
;;     v6 = icmp.slt v5, v0
;;     branch v6, block1(v5), block2
;; block2:
;;     return v5
;; }

; A step may be known and the beginning not.
function %unknown_beginning {
block0(v0: i32):
    v2 = iconst.i32 1
    v3 = iconst.i32 4
    jump block1(v0)
block1(v4: i32):
    v5 = iadd.i32 v4, v2
    v6 = icmp.slt v5, v3
    branch v6, block1(v5), block2
block2:
    return v5
}
;; function %unknown_beginning {
;; block0(v0: i32):
;;     v2 = iconst.i32 1
;;     v3 = iconst.i32 4
;;     jump block1(v0)
;; block1(v4: i32):
;;     v5 = iadd.i32 v4, v2
;;     v6 = icmp.slt v5, v3
;;     branch v6, block1(v5), block2
;; block2:
;;     return v5
;; }

; There is a second way out.
function %two_exits {
block0(v0: b1):
    v1 = iconst.i32 0
    v2 = iconst.i32 1
    v3 = iconst.i32 4
    jump block1(v1)
block1(v4: i32):
    branch v0, block3, block2
block2:
    v5 = iadd.i32 v4, v2
    v6 = icmp.slt v5, v3
    branch v6, block1(v5), block3
block3:
    return
}
;; function %two_exits {
;; block0(v0: b1):
;;     v1 = iconst.i32 0
;;     v2 = iconst.i32 1
;;     v3 = iconst.i32 4
;;     jump block1(v1)
;; block1(v4: i32):
;;     branch v0, block3, block2
;; block2:
;;     v5 = iadd.i32 v4, v2
;;     v6 = icmp.slt v5, v3
;;     branch v6, block1(v5), block3
;; block3:
;;     return
;; }

; 81 iterations are too many.
function %too_many_trips {
block0(v0: i32):
    v1 = iconst.i32 0
    v2 = iconst.i32 1
    v3 = iconst.i32 81
    jump block1(v1, v0)
block1(v4: i32, v7: i32):
    v8 = imul.i32 v7, v7
    v5 = iadd.i32 v4, v2
    v6 = icmp.slt v5, v3
    branch v6, block1(v5, v8), block2
block2:
    return v8
}
;; function %too_many_trips {
;; block0(v0: i32):
;;     v1 = iconst.i32 0
;;     v2 = iconst.i32 1
;;     v3 = iconst.i32 81
;;     jump block1(v1, v0)
;; block1(v4: i32, v7: i32):
;;     v8 = imul.i32 v7, v7
;;     v5 = iadd.i32 v4, v2
;;     v6 = icmp.slt v5, v3
;;     branch v6, block1(v5, v8), block2
;; block2:
;;     return v8
;; }

; It never ends.
function %endless {
block0:
    v1 = iconst.i32 0
    v2 = iconst.i32 1
    jump block1(v1)
block1(v4: i32):
    v5 = bxor.i32 v4, v2
    v6 = icmp.ult v5, v1
    branch v6, block2, block1(v5)
block2:
    return
}
;; function %endless {
;; block0:
;;     v1 = iconst.i32 0
;;     v2 = iconst.i32 1
;;     jump block1(v1)
;; block1(v4: i32):
;;     v5 = bxor.i32 v4, v2
;;     v6 = icmp.ult v5, v1
;;     branch v6, block2, block1(v5)
;; block2:
;;     return
;; }

; The cycle of block2 and block3 has two entries: how often block3 runs does not follow from block1's parameter.
function %irreducible {
block0(v0: b1):
    v1 = iconst.i32 0
    v2 = iconst.i32 1
    v3 = iconst.i32 2
    jump block1(v1)
block1(v4: i32):
    v5 = iadd.i32 v4, v2
    v6 = icmp.slt v5, v3
    branch v0, block2, block3
block2:
    branch v0, block3, block4
block3:
    jump block2
block4:
    branch v6, block1(v5), block5
block5:
    return
}
;; function %irreducible {
;; block0(v0: b1):
;;     v1 = iconst.i32 0
;;     v2 = iconst.i32 1
;;     v3 = iconst.i32 2
;;     jump block1(v1)
;; block1(v4: i32):
;;     v5 = iadd.i32 v4, v2
;;     v6 = icmp.slt v5, v3
;;     branch v0, block2, block3
;; block2:
;;     branch v0, block3, block4
;; block3:
;;     jump block2
;; block4:
;;     branch v6, block1(v5), block5
;; block5:
;;     return
;; }

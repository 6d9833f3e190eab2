; test narrow precise-output
; Below an edge the comparison holds that leads there.

function %below {
block0(v0: i32, v1: i32):
    v10 = iconst.i32 0
    v11 = icmp.sge v0, v10
    branch v11, block1, block2
block1:
    v12 = sextend.i64 v0
    v13 = icmp.slt v0, v1
    branch v13, block3, block2
block3:
    v14 = sextend.i64 v1
    return v14
block2:
    v15 = sextend.i64 v0
    return v15
}
;; function %below {
;; block0(v0: i32, v1: i32):
;;     v10 = iconst.i32 0
;;     v11 = icmp.sge v0, v10
;;     branch v11, block1, block2
;; block1:
;;     v16 = uextend.i64 v0
;;     v13 = icmp.slt v0, v1
;;     branch v13, block3, block2
;; block3:
;;     v17 = uextend.i64 v1
;;     return v17
;; block2:
;;     v15 = sextend.i64 v0
;;     return v15
;; }

; Two conditions hold at once; of either nothing is known.
function %both {
block0(v0: i32, v1: i32):
    v10 = iconst.i32 16
    v11 = icmp.ult v0, v10
    v12 = icmp.ult v1, v10
    v13 = band.b1 v11, v12
    branch v13, block1, block2
block1:
    v14 = sextend.i64 v0
    return v14
block2:
    v15 = sextend.i64 v0
    return v15
}
;; function %both {
;; block0(v0: i32, v1: i32):
;;     v10 = iconst.i32 16
;;     v11 = icmp.ult v0, v10
;;     v12 = icmp.ult v1, v10
;;     v13 = band.b1 v11, v12
;;     branch v13, block1, block2
;; block1:
;;     v16 = uextend.i64 v0
;;     return v16
;; block2:
;;     v15 = sextend.i64 v0
;;     return v15
;; }

; Where two edges meet, neither says anything.
function %meets {
block0(v0: i32, v1: b1):
    v10 = iconst.i32 16
    v11 = icmp.ult v0, v10
    branch v11, block1, block2
block1:
    jump block2
block2:
    v15 = sextend.i64 v0
    return v15
}
;; function %meets {
;; block0(v0: i32, v1: b1):
;;     v10 = iconst.i32 16
;;     v11 = icmp.ult v0, v10
;;     branch v11, block1, block2
;; block1:
;;     jump block2
;; block2:
;;     v15 = sextend.i64 v0
;;     return v15
;; }

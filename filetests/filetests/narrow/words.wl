; test narrow precise-output
; Arithmetic of 64 bits becomes that of 32 where nothing asks for the high half, or where it is zero.

; The sum is only reduced.
function %low_half_of_a_sum {
block0(v0: i32, v1: i32):
    v10 = uextend.i64 v0
    v11 = uextend.i64 v1
    v12 = iadd.i64 v10, v11
    v13 = ireduce.i32 v12
    return v13
}
;; function %low_half_of_a_sum {
;; block0(v0: i32, v1: i32):
;;     v10 = uextend.i64 v0
;;     v11 = uextend.i64 v1
;;     v14 = iadd.i32 v0, v1
;;     v15 = uextend.i64 v14
;;     v13 = ireduce.i32 v15
;;     return v13
;; }

; A chain of operations, through a shift left and a mask.
function %low_half_of_a_chain {
block0(v0: i64, v1: i64):
    v10 = imul.i64 v0, v1
    v11 = iconst.i32 3
    v12 = ishl.i64 v10, v11
    v13 = isub.i64 v12, v0
    v14 = iconst.i64 255
    v15 = band.i64 v13, v14
    return v15
}
;; function %low_half_of_a_chain {
;; block0(v0: i64, v1: i64):
;;     v16 = ireduce.i32 v0
;;     v17 = ireduce.i32 v1
;;     v18 = imul.i32 v16, v17
;;     v19 = uextend.i64 v18
;;     v11 = iconst.i32 3
;;     v20 = ishl.i32 v18, v11
;;     v21 = uextend.i64 v20
;;     v22 = ireduce.i32 v0
;;     v23 = isub.i32 v20, v22
;;     v24 = uextend.i64 v23
;;     v14 = iconst.i64 255
;;     v25 = iconst.i32 255
;;     v26 = band.i32 v23, v25
;;     v27 = uextend.i64 v26
;;     return v27
;; }

; The result has the high half of the shifted value.
function %high_half_comes_down {
block0(v0: i64, v1: i64):
    v10 = iadd.i64 v0, v1
    v11 = iconst.i32 4
    v12 = ushr.i64 v10, v11
    v13 = ireduce.i32 v12
    return v13
}
;; function %high_half_comes_down {
;; block0(v0: i64, v1: i64):
;;     v10 = iadd.i64 v0, v1
;;     v11 = iconst.i32 4
;;     v12 = ushr.i64 v10, v11
;;     v13 = ireduce.i32 v12
;;     return v13
;; }

; A comparison reads all bits.
function %compared {
block0(v0: i64, v1: i64):
    v10 = iadd.i64 v0, v1
    v11 = ireduce.i32 v10
    v12 = icmp.ult v10, v0
    return v11, v12
}
;; function %compared {
;; block0(v0: i64, v1: i64):
;;     v10 = iadd.i64 v0, v1
;;     v11 = ireduce.i32 v10
;;     v12 = icmp.ult v10, v0
;;     return v11, v12
;; }

; Both words are at most a byte: sum and product fit.
function %fits {
block0(v0: i8, v1: i8):
    v10 = uextend.i64 v0
    v11 = uextend.i64 v1
    v12 = iadd.i64 v10, v11
    v13 = imul.i64 v12, v11
    v14 = udiv.i64 v13, v10
    return v14
}
;; function %fits {
;; block0(v0: i8, v1: i8):
;;     v10 = uextend.i64 v0
;;     v11 = uextend.i64 v1
;;     v15 = uextend.i32 v0
;;     v16 = uextend.i32 v1
;;     v17 = iadd.i32 v15, v16
;;     v18 = uextend.i64 v17
;;     v19 = uextend.i32 v1
;;     v20 = imul.i32 v17, v19
;;     v21 = uextend.i64 v20
;;     v22 = uextend.i32 v0
;;     v23 = udiv.i32 v20, v22
;;     v24 = uextend.i64 v23
;;     return v24
;; }

; 2^32 times 2^32 does not fit.
function %does_not_fit {
block0(v0: i32, v1: i32):
    v10 = uextend.i64 v0
    v11 = uextend.i64 v1
    v12 = imul.i64 v10, v11
    v13 = iadd.i64 v10, v11
    return v12, v13
}
;; function %does_not_fit {
;; block0(v0: i32, v1: i32):
;;     v10 = uextend.i64 v0
;;     v11 = uextend.i64 v1
;;     v12 = imul.i64 v10, v11
;;     v13 = iadd.i64 v10, v11
;;     return v12, v13
;; }

; A count of 32 or more is another shift in 32 bits.
function %counts {
block0(v0: i64, v1: i32):
    v10 = iconst.i32 32
    v11 = ishl.i64 v0, v10
    v12 = ireduce.i32 v11
    v13 = ishl.i64 v0, v1
    v14 = ireduce.i32 v13
    v15 = iconst.i32 31
    v16 = band.i32 v1, v15
    v17 = ishl.i64 v0, v16
    v18 = ireduce.i32 v17
    return v12, v14, v18
}
;; function %counts {
;; block0(v0: i64, v1: i32):
;;     v10 = iconst.i32 32
;;     v11 = ishl.i64 v0, v10
;;     v19 = iconst.i32 0
;;     v13 = ishl.i64 v0, v1
;;     v14 = ireduce.i32 v13
;;     v15 = iconst.i32 31
;;     v16 = band.i32 v1, v15
;;     v20 = ireduce.i32 v0
;;     v21 = ishl.i32 v20, v16
;;     v22 = uextend.i64 v21
;;     v18 = ireduce.i32 v22
;;     return v19, v14, v18
;; }

; A choice between long numbers of which the low halves are asked for.
function %choice {
block0(v0: b1, v1: i64, v2: i64):
    v10 = select.i64 v0, v1, v2
    v11 = ireduce.i32 v10
    return v11
}
;; function %choice {
;; block0(v0: b1, v1: i64, v2: i64):
;;     v12 = ireduce.i32 v1
;;     v13 = ireduce.i32 v2
;;     v14 = select.i32 v0, v12, v13
;;     v15 = uextend.i64 v14
;;     v11 = ireduce.i32 v15
;;     return v11
;; }

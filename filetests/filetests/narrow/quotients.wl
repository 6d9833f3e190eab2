; test narrow dce precise-output
; Quotients and remainders by constants that are contained once or not at all.

; What is left of a number below twice the divisor is less of two numbers.
function %remainder {
block0(v0: i8, v1: i8):
    v2 = uextend.i32 v0
    v3 = uextend.i32 v1
    v4 = iadd.i32 v2, v3
    v5 = iconst.i32 300
    v6 = urem.i32 v4, v5
    return v6
}
;; function %remainder {
;; block0(v0: i8, v1: i8):
;;     v2 = uextend.i32 v0
;;     v3 = uextend.i32 v1
;;     v4 = iadd.i32 v2, v3
;;     v7 = iconst.i32 300
;;     v8 = isub.i32 v4, v7
;;     v9 = umin.i32 v4, v8
;;     return v9
;; }

; Below the divisor it is the number.
function %below {
block0(v0: i8):
    v1 = uextend.i32 v0
    v2 = iconst.i32 300
    v3 = urem.i32 v1, v2
    return v3
}
;; function %below {
;; block0(v0: i8):
;;     v1 = uextend.i32 v0
;;     return v1
;; }

; Whether it is contained.
function %quotient {
block0(v0: i8):
    v1 = uextend.i32 v0
    v2 = iconst.i32 200
    v3 = udiv.i32 v1, v2
    return v3
}
;; function %quotient {
;; block0(v0: i8):
;;     v1 = uextend.i32 v0
;;     v4 = iconst.i32 200
;;     v5 = icmp.uge v1, v4
;;     v6 = uextend.i32 v5
;;     return v6
;; }

; With signs, where there are none.
function %signed {
block0(v0: i8):
    v1 = uextend.i32 v0
    v2 = iconst.i32 130
    v3 = srem.i32 v1, v2
    v4 = sdiv.i32 v1, v2
    return v3, v4
}
;; function %signed {
;; block0(v0: i8):
;;     v1 = uextend.i32 v0
;;     v5 = iconst.i32 130
;;     v6 = isub.i32 v1, v5
;;     v7 = umin.i32 v1, v6
;;     v8 = iconst.i32 130
;;     v9 = icmp.uge v1, v8
;;     v10 = uextend.i32 v9
;;     return v7, v10
;; }

; Words of 64 bits.
function %long {
block0(v0: i8):
    v1 = uextend.i64 v0
    v2 = iconst.i64 129
    v3 = urem.i64 v1, v2
    v4 = udiv.i64 v1, v2
    return v3, v4
}
;; function %long {
;; block0(v0: i8):
;;     v5 = uextend.i32 v0
;;     v6 = iconst.i32 129
;;     v7 = isub.i32 v5, v6
;;     v8 = umin.i32 v5, v7
;;     v9 = uextend.i64 v8
;;     v10 = uextend.i32 v0
;;     v11 = iconst.i32 129
;;     v12 = icmp.uge v10, v11
;;     v13 = uextend.i32 v12
;;     v14 = uextend.i64 v13
;;     return v9, v14
;; }

; What is left is below the divisor, which the next one uses.
function %twice {
block0(v0: i8, v1: i8):
    v2 = uextend.i32 v0
    v3 = iconst.i32 200
    v4 = urem.i32 v2, v3
    v5 = uextend.i32 v1
    v6 = iconst.i32 100
    v7 = urem.i32 v5, v3
    v8 = iadd.i32 v4, v7
    v9 = urem.i32 v8, v3
    return v9
}
;; function %twice {
;; block0(v0: i8, v1: i8):
;;     v2 = uextend.i32 v0
;;     v10 = iconst.i32 200
;;     v11 = isub.i32 v2, v10
;;     v12 = umin.i32 v2, v11
;;     v5 = uextend.i32 v1
;;     v13 = iconst.i32 200
;;     v14 = isub.i32 v5, v13
;;     v15 = umin.i32 v5, v14
;;     v8 = iadd.i32 v12, v15
;;     v16 = iconst.i32 200
;;     v17 = isub.i32 v8, v16
;;     v18 = umin.i32 v8, v17
;;     return v18
;; }

; It may be contained twice, or have a sign.
function %stays {
block0(v0: i8, v1: i32):
    v2 = uextend.i32 v0
    v3 = iconst.i32 127
    v4 = urem.i32 v2, v3
    v5 = iconst.i32 0x7fffffff
    v6 = srem.i32 v1, v5
    return v4, v6
}
;; function %stays {
;; block0(v0: i8, v1: i32):
;;     v2 = uextend.i32 v0
;;     v3 = iconst.i32 127
;;     v4 = urem.i32 v2, v3
;;     v5 = iconst.i32 0x7fffffff
;;     v6 = srem.i32 v1, v5
;;     return v4, v6
;; }

; A power of two is a mask.
function %power_of_two {
block0(v0: i8):
    v1 = uextend.i32 v0
    v2 = iconst.i32 128
    v3 = urem.i32 v1, v2
    v4 = udiv.i32 v1, v2
    return v3, v4
}
;; function %power_of_two {
;; block0(v0: i8):
;;     v1 = uextend.i32 v0
;;     v2 = iconst.i32 128
;;     v3 = urem.i32 v1, v2
;;     v4 = udiv.i32 v1, v2
;;     return v3, v4
;; }

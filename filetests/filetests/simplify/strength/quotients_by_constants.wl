; test simplify dce precise-output
; Quotients by constants are high halves of products.

function %by_3 {
block0(v0: i32):
    v1 = iconst.i32 3
    v2 = udiv.i32 v0, v1
    return v2
}
;; function %by_3 {
;; block0(v0: i32):
;;     v3 = iconst.i32 0xaaaaaaab
;;     v4 = umulhi.i32 v0, v3
;;     v5 = iconst.i32 1
;;     v6 = ushr.i32 v4, v5
;;     return v6
;; }

; The factor has 33 bits.
function %by_7 {
block0(v0: i32):
    v1 = iconst.i32 7
    v2 = udiv.i32 v0, v1
    return v2
}
;; function %by_7 {
;; block0(v0: i32):
;;     v3 = iconst.i32 0x24924925
;;     v4 = umulhi.i32 v0, v3
;;     v5 = isub.i32 v0, v4
;;     v6 = iconst.i32 1
;;     v7 = ushr.i32 v5, v6
;;     v8 = iadd.i32 v7, v4
;;     v9 = iconst.i32 2
;;     v10 = ushr.i32 v8, v9
;;     return v10
;; }

function %remainders {
block0(v0: i32):
    v1 = iconst.i32 10
    v2 = urem.i32 v0, v1
    v3 = iconst.i32 7
    v4 = urem.i32 v0, v3
    return v2, v4
}
;; function %remainders {
;; block0(v0: i32):
;;     v1 = iconst.i32 10
;;     v6 = iconst.i32 0xcccccccd
;;     v7 = umulhi.i32 v0, v6
;;     v8 = iconst.i32 3
;;     v9 = ushr.i32 v7, v8
;;     v10 = imul.i32 v9, v1
;;     v11 = isub.i32 v0, v10
;;     v3 = iconst.i32 7
;;     v13 = iconst.i32 0x24924925
;;     v14 = umulhi.i32 v0, v13
;;     v15 = isub.i32 v0, v14
;;     v16 = iconst.i32 1
;;     v17 = ushr.i32 v15, v16
;;     v18 = iadd.i32 v17, v14
;;     v19 = iconst.i32 2
;;     v20 = ushr.i32 v18, v19
;;     v21 = imul.i32 v20, v3
;;     v22 = isub.i32 v0, v21
;;     return v11, v22
;; }

function %signed_by_3 {
block0(v0: i32):
    v1 = iconst.i32 3
    v2 = sdiv.i32 v0, v1
    return v2
}
;; function %signed_by_3 {
;; block0(v0: i32):
;;     v3 = iconst.i32 0xaaaaaaab
;;     v4 = smulhi.i32 v0, v3
;;     v5 = iadd.i32 v4, v0
;;     v6 = iconst.i32 1
;;     v7 = sshr.i32 v5, v6
;;     v8 = iconst.i32 31
;;     v9 = ushr.i32 v7, v8
;;     v10 = iadd.i32 v7, v9
;;     return v10
;; }

; The factor is negative.
function %signed_by_7 {
block0(v0: i32):
    v1 = iconst.i32 7
    v2 = sdiv.i32 v0, v1
    return v2
}
;; function %signed_by_7 {
;; block0(v0: i32):
;;     v3 = iconst.i32 0x92492493
;;     v4 = smulhi.i32 v0, v3
;;     v5 = iadd.i32 v4, v0
;;     v6 = iconst.i32 2
;;     v7 = sshr.i32 v5, v6
;;     v8 = iconst.i32 31
;;     v9 = ushr.i32 v7, v8
;;     v10 = iadd.i32 v7, v9
;;     return v10
;; }

function %signed_remainder {
block0(v0: i32):
    v1 = iconst.i32 100
    v2 = srem.i32 v0, v1
    return v2
}
;; function %signed_remainder {
;; block0(v0: i32):
;;     v1 = iconst.i32 100
;;     v4 = iconst.i32 0x51eb851f
;;     v5 = smulhi.i32 v0, v4
;;     v6 = iconst.i32 5
;;     v7 = sshr.i32 v5, v6
;;     v8 = iconst.i32 31
;;     v9 = ushr.i32 v7, v8
;;     v10 = iadd.i32 v7, v9
;;     v11 = imul.i32 v10, v1
;;     v12 = isub.i32 v0, v11
;;     return v12
;; }

function %long {
block0(v0: i64):
    v1 = iconst.i64 1000
    v2 = udiv.i64 v0, v1
    v3 = sdiv.i64 v0, v1
    return v2, v3
}
;; function %long {
;; block0(v0: i64):
;;     v4 = iconst.i64 0x624dd2f1a9fbe77
;;     v5 = umulhi.i64 v0, v4
;;     v6 = isub.i64 v0, v5
;;     v7 = iconst.i32 1
;;     v8 = ushr.i64 v6, v7
;;     v9 = iadd.i64 v8, v5
;;     v10 = iconst.i32 9
;;     v11 = ushr.i64 v9, v10
;;     v12 = iconst.i64 0x20c49ba5e353f7cf
;;     v13 = smulhi.i64 v0, v12
;;     v14 = iconst.i32 7
;;     v15 = sshr.i64 v13, v14
;;     v18 = ihigh v15
;;     v19 = iconst.i32 31
;;     v20 = ushr.i32 v18, v19
;;     v21 = uextend.i64 v20
;;     v22 = iadd.i64 v15, v21
;;     return v11, v22
;; }

; By nothing, by more than half of the range, by a negative number, in fewer bits: they stay.
function %others {
block0(v0: i32, v1: i16):
    v2 = iconst.i32 0
    v3 = udiv.i32 v0, v2
    v4 = iconst.i32 0x80000001
    v5 = udiv.i32 v0, v4
    v6 = iconst.i32 -3
    v7 = sdiv.i32 v0, v6
    v8 = iconst.i16 10
    v9 = udiv.i16 v1, v8
    return v3, v5, v7, v9
}
;; function %others {
;; block0(v0: i32, v1: i16):
;;     v2 = iconst.i32 0
;;     v3 = udiv.i32 v0, v2
;;     v4 = iconst.i32 0x80000001
;;     v5 = udiv.i32 v0, v4
;;     v6 = iconst.i32 -3
;;     v7 = sdiv.i32 v0, v6
;;     v8 = iconst.i16 10
;;     v9 = udiv.i16 v1, v8
;;     return v3, v5, v7, v9
;; }

; Floats by powers of two: products.
function %floats {
block0(v0: f32, v1: f64, v2: f16):
    v3 = fconst.f32 0x40000000
    v4 = fdiv.f32 v0, v3
    v5 = fconst.f64 0xc010000000000000
    v6 = fdiv.ftz.f64 v1, v5
    v7 = fconst.f16 0x3800
    v8 = fdiv.f16 v2, v7
    return v4, v6, v8
}
;; function %floats {
;; block0(v0: f32, v1: f64, v2: f16):
;;     v9 = fconst.f32 0.5
;;     v10 = fmul.f32 v0, v9
;;     v11 = fconst.f64 -0.25
;;     v12 = fmul.ftz.f64 v1, v11
;;     v13 = fconst.f16 2.0
;;     v14 = fmul.f16 v2, v13
;;     return v10, v12, v14
;; }

; By 3, by 2^127, of which the reciprocal is subnormal, by zero: quotients.
function %other_floats {
block0(v0: f32):
    v3 = fconst.f32 0x40400000
    v4 = fdiv.f32 v0, v3
    v5 = fconst.f32 0x7f000000
    v6 = fdiv.f32 v0, v5
    v7 = fconst.f32 0
    v8 = fdiv.f32 v0, v7
    return v4, v6, v8
}
;; function %other_floats {
;; block0(v0: f32):
;;     v3 = fconst.f32 3.0
;;     v4 = fdiv.f32 v0, v3
;;     v5 = fconst.f32 0x7f000000
;;     v6 = fdiv.f32 v0, v5
;;     v7 = fconst.f32 0.0
;;     v8 = fdiv.f32 v0, v7
;;     return v4, v6, v8
;; }

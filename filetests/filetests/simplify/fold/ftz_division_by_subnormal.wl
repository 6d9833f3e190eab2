; test simplify dce
; With ftz a subnormal divisor is zero: the quotient is infinity, and of two subnormals a NaN, which stays.

function %f32 {
block0:
    v0 = fconst.f32 1.0
    v1 = fconst.f32 0x1
    v2 = fdiv.ftz.f32 v0, v1
    v3 = bitcast.i32 v2
    v4 = fconst.f32 -1.0
    v5 = fconst.f32 0x1
    v6 = fdiv.ftz.f32 v4, v5
    v7 = bitcast.i32 v6
    v8 = fconst.f32 0x1
    v9 = fconst.f32 0x1
    v10 = fdiv.ftz.f32 v8, v9
    return v3, v7, v10
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x7f800000
; nextln: $V = iconst.i32 0xff800000
; nextln: v8 =
; nextln: v9 =
; nextln: v10 = fdiv.ftz.f32 v8, v9

function %without {
block0:
    v0 = fconst.f32 0x1
    v1 = fconst.f32 0x1
    v2 = fdiv.f32 v0, v1
    v3 = bitcast.i32 v2
    v4 = fconst.f32 0x2
    v5 = fconst.f32 0x1
    v6 = fdiv.f32 v4, v5
    v7 = bitcast.i32 v6
    return v3, v7
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x3f800000
; nextln: $V = iconst.i32 0x40000000

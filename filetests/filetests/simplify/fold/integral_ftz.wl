; test simplify dce
; With ftz a subnormal is zero before it is rounded to integral: the ceiling of the smallest number is 0, not 1.

function %f16 {
block0:
    v0 = fconst.f16 0x1
    v1 = fceil.ftz.f16 v0
    v2 = bitcast.i16 v1
    v3 = fconst.f16 0x8001
    v4 = ffloor.ftz.f16 v3
    v5 = bitcast.i16 v4
    return v2, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 0
; nextln: $V = iconst.i16 32768

function %f32 {
block0:
    v0 = fconst.f32 0x1
    v1 = fceil.ftz.f32 v0
    v2 = bitcast.i32 v1
    v3 = fconst.f32 0x80000001
    v4 = ffloor.ftz.f32 v3
    v5 = bitcast.i32 v4
    return v2, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 0x80000000

function %f64 {
block0:
    v0 = fconst.f64 0x1
    v1 = fceil.ftz.f64 v0
    v2 = bitcast.i64 v1
    v3 = fconst.f64 0x8000000000000001
    v4 = ffloor.ftz.f64 v3
    v5 = bitcast.i64 v4
    return v2, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0
; nextln: $V = iconst.i64 0x8000000000000000

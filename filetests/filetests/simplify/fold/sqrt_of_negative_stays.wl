; test simplify dce
; The root of a negative number is a NaN and stays; that of -0 is -0, that of infinity infinity.

function %f16 {
block0:
    v0 = fconst.f16 -4.0
    v1 = fsqrt.f16 v0
    v2 = fconst.f16 -0.0
    v3 = fsqrt.f16 v2
    v4 = bitcast.i16 v3
    v5 = fconst.f16 0x7c00
    v6 = fsqrt.f16 v5
    v7 = bitcast.i16 v6
    return v1, v4, v7
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v0 =
; nextln: v1 = fsqrt.f16 v0
; nextln: $V = iconst.i16 32768
; nextln: $V = iconst.i16 31744

function %f32 {
block0:
    v0 = fconst.f32 -4.0
    v1 = fsqrt.f32 v0
    v2 = fconst.f32 -0.0
    v3 = fsqrt.f32 v2
    v4 = bitcast.i32 v3
    v5 = fconst.f32 0x7f800000
    v6 = fsqrt.f32 v5
    v7 = bitcast.i32 v6
    return v1, v4, v7
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v0 =
; nextln: v1 = fsqrt.f32 v0
; nextln: $V = iconst.i32 0x80000000
; nextln: $V = iconst.i32 0x7f800000

function %f64 {
block0:
    v0 = fconst.f64 -4.0
    v1 = fsqrt.f64 v0
    v2 = fconst.f64 -0.0
    v3 = fsqrt.f64 v2
    v4 = bitcast.i64 v3
    v5 = fconst.f64 0x7ff0000000000000
    v6 = fsqrt.f64 v5
    v7 = bitcast.i64 v6
    return v1, v4, v7
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v0 =
; nextln: v1 = fsqrt.f64 v0
; nextln: $V = iconst.i64 0x8000000000000000
; nextln: $V = iconst.i64 0x7ff0000000000000

; test simplify dce
; A cast of a constant has the same bits: of a float's as an integer, and of an integer's as a float, a signalling NaN too.

function %to_integer {
block0:
    v0 = fconst.f32 -0.0
    v1 = bitcast.i32 v0
    v2 = fconst.f64 1.0
    v3 = bitcast.i64 v2
    v4 = fconst.f16 0x7c01
    v5 = bitcast.i16 v4
    return v1, v3, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x80000000
; nextln: $V = iconst.i64 0x3ff0000000000000
; nextln: $V = iconst.i16 31745

function %to_float {
block0:
    v0 = iconst.i32 2139095041
    v1 = bitcast.f32 v0
    v2 = bitcast.i32 v1
    v3 = iconst.i16 -1
    v4 = bitcast.f16 v3
    v5 = bitcast.i16 v4
    return v2, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x7f800001
; nextln: $V = iconst.i16 -1

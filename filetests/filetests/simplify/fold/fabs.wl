; test simplify dce
; The sign bit cleared and nothing else, of NaNs, too.

function %f16 {
block0:
    v0 = fconst.f16 -1.0
    v1 = fabs.f16 v0
    v2 = bitcast.i16 v1
    v3 = fconst.f16 -0.0
    v4 = fabs.f16 v3
    v5 = bitcast.i16 v4
    v6 = fconst.f16 0xfc00
    v7 = fabs.f16 v6
    v8 = bitcast.i16 v7
    v9 = fconst.f16 0xfc01
    v10 = fabs.f16 v9
    v11 = bitcast.i16 v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 15360
; nextln: $V = iconst.i16 0
; nextln: $V = iconst.i16 31744
; nextln: $V = iconst.i16 31745

function %f32 {
block0:
    v0 = fconst.f32 -1.0
    v1 = fabs.f32 v0
    v2 = bitcast.i32 v1
    v3 = fconst.f32 -0.0
    v4 = fabs.f32 v3
    v5 = bitcast.i32 v4
    v6 = fconst.f32 0xff800000
    v7 = fabs.f32 v6
    v8 = bitcast.i32 v7
    v9 = fconst.f32 0xff800001
    v10 = fabs.f32 v9
    v11 = bitcast.i32 v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x3f800000
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 0x7f800000
; nextln: $V = iconst.i32 0x7f800001

function %f64 {
block0:
    v0 = fconst.f64 -1.0
    v1 = fabs.f64 v0
    v2 = bitcast.i64 v1
    v3 = fconst.f64 -0.0
    v4 = fabs.f64 v3
    v5 = bitcast.i64 v4
    v6 = fconst.f64 0xfff0000000000000
    v7 = fabs.f64 v6
    v8 = bitcast.i64 v7
    v9 = fconst.f64 0xfff0000000000001
    v10 = fabs.f64 v9
    v11 = bitcast.i64 v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0x3ff0000000000000
; nextln: $V = iconst.i64 0
; nextln: $V = iconst.i64 0x7ff0000000000000
; nextln: $V = iconst.i64 0x7ff0000000000001

; test simplify dce
; Conversions to a wider type are exact; a subnormal becomes normal. NaNs stay.

function %f16_f32 {
block0:
    v0 = fconst.f16 1.5
    v1 = fconvert.f32 v0
    v2 = bitcast.i32 v1
    v3 = fconst.f16 0x1
    v4 = fconvert.f32 v3
    v5 = bitcast.i32 v4
    v6 = fconst.f16 0x7bff
    v7 = fconvert.f32 v6
    v8 = bitcast.i32 v7
    v9 = fconst.f16 0xfc00
    v10 = fconvert.f32 v9
    v11 = bitcast.i32 v10
    v12 = fconst.f16 -0.0
    v13 = fconvert.f32 v12
    v14 = bitcast.i32 v13
    v15 = fconst.f16 0x7e01
    v16 = fconvert.f32 v15
    return v2, v5, v8, v11, v14, v16
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x3fc00000
; nextln: $V = iconst.i32 0x33800000
; nextln: $V = iconst.i32 0x477fe000
; nextln: $V = iconst.i32 0xff800000
; nextln: $V = iconst.i32 0x80000000
; nextln: v15 =
; nextln: v16 = fconvert.f32 v15

function %f32_f64 {
block0:
    v0 = fconst.f32 1.5
    v1 = fconvert.f64 v0
    v2 = bitcast.i64 v1
    v3 = fconst.f32 0x1
    v4 = fconvert.f64 v3
    v5 = bitcast.i64 v4
    v6 = fconst.f32 0x7f7fffff
    v7 = fconvert.f64 v6
    v8 = bitcast.i64 v7
    v9 = fconst.f32 0x7f800000
    v10 = fconvert.f64 v9
    v11 = bitcast.i64 v10
    v12 = fconst.f32 0x7fc00000
    v13 = fconvert.f64 v12
    return v2, v5, v8, v11, v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0x3ff8000000000000
; nextln: $V = iconst.i64 0x36a0000000000000
; nextln: $V = iconst.i64 0x47efffffe0000000
; nextln: $V = iconst.i64 0x7ff0000000000000
; nextln: v12 =
; nextln: v13 = fconvert.f64 v12

function %f16_f64 {
block0:
    v0 = fconst.f16 0x3ff
    v1 = fconvert.f64 v0
    v2 = bitcast.i64 v1
    v3 = fconst.f16 -2.0
    v4 = fconvert.f64 v3
    v5 = bitcast.i64 v4
    return v2, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0x3f0ff80000000000
; nextln: $V = iconst.i64 0xc000000000000000

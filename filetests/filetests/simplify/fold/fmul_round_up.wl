; test simplify dce
; Products rounded up: a full mantissa squared, with either sign, above the largest number and below the smallest.

function %f16 {
block0:
    v0 = fconst.f16 0x3c01
    v1 = fconst.f16 0x3c01
    v2 = fmul.up.f16 v0, v1
    v3 = bitcast.i16 v2
    v4 = fconst.f16 0xbc01
    v5 = fconst.f16 0x3c01
    v6 = fmul.up.f16 v4, v5
    v7 = bitcast.i16 v6
    v8 = fconst.f16 0x7bff
    v9 = fconst.f16 -2.0
    v10 = fmul.up.f16 v8, v9
    v11 = bitcast.i16 v10
    v12 = fconst.f16 0x1
    v13 = fconst.f16 0.5
    v14 = fmul.up.f16 v12, v13
    v15 = bitcast.i16 v14
    return v3, v7, v11, v15
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 15363
; nextln: $V = iconst.i16 48130
; nextln: $V = iconst.i16 64511
; nextln: $V = iconst.i16 1

function %f32 {
block0:
    v0 = fconst.f32 0x3f800001
    v1 = fconst.f32 0x3f800001
    v2 = fmul.up.f32 v0, v1
    v3 = bitcast.i32 v2
    v4 = fconst.f32 0xbf800001
    v5 = fconst.f32 0x3f800001
    v6 = fmul.up.f32 v4, v5
    v7 = bitcast.i32 v6
    v8 = fconst.f32 0x7f7fffff
    v9 = fconst.f32 -2.0
    v10 = fmul.up.f32 v8, v9
    v11 = bitcast.i32 v10
    v12 = fconst.f32 0x1
    v13 = fconst.f32 0.5
    v14 = fmul.up.f32 v12, v13
    v15 = bitcast.i32 v14
    return v3, v7, v11, v15
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x3f800003
; nextln: $V = iconst.i32 0xbf800002
; nextln: $V = iconst.i32 0xff7fffff
; nextln: $V = iconst.i32 1

function %f64 {
block0:
    v0 = fconst.f64 0x3ff0000000000001
    v1 = fconst.f64 0x3ff0000000000001
    v2 = fmul.up.f64 v0, v1
    v3 = bitcast.i64 v2
    v4 = fconst.f64 0xbff0000000000001
    v5 = fconst.f64 0x3ff0000000000001
    v6 = fmul.up.f64 v4, v5
    v7 = bitcast.i64 v6
    v8 = fconst.f64 0x7fefffffffffffff
    v9 = fconst.f64 -2.0
    v10 = fmul.up.f64 v8, v9
    v11 = bitcast.i64 v10
    v12 = fconst.f64 0x1
    v13 = fconst.f64 0.5
    v14 = fmul.up.f64 v12, v13
    v15 = bitcast.i64 v14
    return v3, v7, v11, v15
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0x3ff0000000000003
; nextln: $V = iconst.i64 0xbff0000000000002
; nextln: $V = iconst.i64 0xffefffffffffffff
; nextln: $V = iconst.i64 1

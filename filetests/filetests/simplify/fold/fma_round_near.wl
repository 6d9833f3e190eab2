; test simplify dce
; A product and sum rounded once, to nearest, ties to even: the low half of a square is seen after the high half is subtracted, and a sum just above a tie goes by the product's last bit.

function %f16 {
block0:
    v0 = fconst.f16 0x3c01
    v1 = fconst.f16 0x3c01
    v2 = fconst.f16 0xbc02
    v3 = fma.f16 v0, v1, v2
    v4 = bitcast.i16 v3
    v5 = fconst.f16 0x1000
    v6 = fconst.f16 0x3c01
    v7 = fconst.f16 0x3c00
    v8 = fma.f16 v5, v6, v7
    v9 = bitcast.i16 v8
    v10 = fconst.f16 3.0
    v11 = fconst.f16 -3.0
    v12 = fconst.f16 9.0
    v13 = fma.f16 v10, v11, v12
    v14 = bitcast.i16 v13
    return v4, v9, v14
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 16
; nextln: $V = iconst.i16 15361
; nextln: $V = iconst.i16 0

function %f32 {
block0:
    v0 = fconst.f32 0x3f800001
    v1 = fconst.f32 0x3f800001
    v2 = fconst.f32 0xbf800002
    v3 = fma.f32 v0, v1, v2
    v4 = bitcast.i32 v3
    v5 = fconst.f32 0x33800000
    v6 = fconst.f32 0x3f800001
    v7 = fconst.f32 0x3f800000
    v8 = fma.f32 v5, v6, v7
    v9 = bitcast.i32 v8
    v10 = fconst.f32 3.0
    v11 = fconst.f32 -3.0
    v12 = fconst.f32 9.0
    v13 = fma.f32 v10, v11, v12
    v14 = bitcast.i32 v13
    return v4, v9, v14
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x28800000
; nextln: $V = iconst.i32 0x3f800001
; nextln: $V = iconst.i32 0

function %f64 {
block0:
    v0 = fconst.f64 0x3ff0000000000001
    v1 = fconst.f64 0x3ff0000000000001
    v2 = fconst.f64 0xbff0000000000002
    v3 = fma.f64 v0, v1, v2
    v4 = bitcast.i64 v3
    v5 = fconst.f64 0x3ca0000000000000
    v6 = fconst.f64 0x3ff0000000000001
    v7 = fconst.f64 0x3ff0000000000000
    v8 = fma.f64 v5, v6, v7
    v9 = bitcast.i64 v8
    v10 = fconst.f64 3.0
    v11 = fconst.f64 -3.0
    v12 = fconst.f64 9.0
    v13 = fma.f64 v10, v11, v12
    v14 = bitcast.i64 v13
    return v4, v9, v14
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0x3970000000000000
; nextln: $V = iconst.i64 0x3ff0000000000001
; nextln: $V = iconst.i64 0

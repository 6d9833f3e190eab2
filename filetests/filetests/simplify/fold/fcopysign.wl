; test simplify dce
; The magnitude of the first, the sign bit of the second, which may be that of a NaN or a zero.

function %f16 {
block0:
    v0 = fconst.f16 1.0
    v1 = fconst.f16 -0.0
    v2 = fcopysign.f16 v0, v1
    v3 = bitcast.i16 v2
    v4 = fconst.f16 -2.0
    v5 = fconst.f16 0.0
    v6 = fcopysign.f16 v4, v5
    v7 = bitcast.i16 v6
    v8 = fconst.f16 0x7e01
    v9 = fconst.f16 -1.0
    v10 = fcopysign.f16 v8, v9
    v11 = bitcast.i16 v10
    v12 = fconst.f16 3.0
    v13 = fconst.f16 0xfe01
    v14 = fcopysign.f16 v12, v13
    v15 = bitcast.i16 v14
    return v3, v7, v11, v15
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 48128
; nextln: $V = iconst.i16 16384
; nextln: $V = iconst.i16 -511
; nextln: $V = iconst.i16 49664

function %f32 {
block0:
    v0 = fconst.f32 1.0
    v1 = fconst.f32 -0.0
    v2 = fcopysign.f32 v0, v1
    v3 = bitcast.i32 v2
    v4 = fconst.f32 -2.0
    v5 = fconst.f32 0.0
    v6 = fcopysign.f32 v4, v5
    v7 = bitcast.i32 v6
    v8 = fconst.f32 0x7fc00001
    v9 = fconst.f32 -1.0
    v10 = fcopysign.f32 v8, v9
    v11 = bitcast.i32 v10
    v12 = fconst.f32 3.0
    v13 = fconst.f32 0xffc00001
    v14 = fcopysign.f32 v12, v13
    v15 = bitcast.i32 v14
    return v3, v7, v11, v15
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0xbf800000
; nextln: $V = iconst.i32 0x40000000
; nextln: $V = iconst.i32 0xffc00001
; nextln: $V = iconst.i32 0xc0400000

function %f64 {
block0:
    v0 = fconst.f64 1.0
    v1 = fconst.f64 -0.0
    v2 = fcopysign.f64 v0, v1
    v3 = bitcast.i64 v2
    v4 = fconst.f64 -2.0
    v5 = fconst.f64 0.0
    v6 = fcopysign.f64 v4, v5
    v7 = bitcast.i64 v6
    v8 = fconst.f64 0x7ff8000000000001
    v9 = fconst.f64 -1.0
    v10 = fcopysign.f64 v8, v9
    v11 = bitcast.i64 v10
    v12 = fconst.f64 3.0
    v13 = fconst.f64 0xfff8000000000001
    v14 = fcopysign.f64 v12, v13
    v15 = bitcast.i64 v14
    return v3, v7, v11, v15
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0xbff0000000000000
; nextln: $V = iconst.i64 0x4000000000000000
; nextln: $V = iconst.i64 0xfff8000000000001
; nextln: $V = iconst.i64 0xc008000000000000

; test simplify dce
; Up to an integral number: -0.5 becomes -0, a subnormal 1; infinities and integral numbers stay what they are.

function %f16 {
block0:
    v0 = fconst.f16 1.5
    v1 = fceil.f16 v0
    v2 = bitcast.i16 v1
    v3 = fconst.f16 -1.5
    v4 = fceil.f16 v3
    v5 = bitcast.i16 v4
    v6 = fconst.f16 -0.5
    v7 = fceil.f16 v6
    v8 = bitcast.i16 v7
    v9 = fconst.f16 0x1
    v10 = fceil.f16 v9
    v11 = bitcast.i16 v10
    v12 = fconst.f16 0xfc00
    v13 = fceil.f16 v12
    v14 = bitcast.i16 v13
    v15 = fconst.f16 -0.0
    v16 = fceil.f16 v15
    v17 = bitcast.i16 v16
    return v2, v5, v8, v11, v14, v17
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 16384
; nextln: $V = iconst.i16 48128
; nextln: $V = iconst.i16 32768
; nextln: $V = iconst.i16 15360
; nextln: $V = iconst.i16 -1024
; nextln: $V = iconst.i16 32768

function %f32 {
block0:
    v0 = fconst.f32 1.5
    v1 = fceil.f32 v0
    v2 = bitcast.i32 v1
    v3 = fconst.f32 -1.5
    v4 = fceil.f32 v3
    v5 = bitcast.i32 v4
    v6 = fconst.f32 -0.5
    v7 = fceil.f32 v6
    v8 = bitcast.i32 v7
    v9 = fconst.f32 0x1
    v10 = fceil.f32 v9
    v11 = bitcast.i32 v10
    v12 = fconst.f32 0xff800000
    v13 = fceil.f32 v12
    v14 = bitcast.i32 v13
    v15 = fconst.f32 -0.0
    v16 = fceil.f32 v15
    v17 = bitcast.i32 v16
    return v2, v5, v8, v11, v14, v17
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x40000000
; nextln: $V = iconst.i32 0xbf800000
; nextln: $V = iconst.i32 0x80000000
; nextln: $V = iconst.i32 0x3f800000
; nextln: $V = iconst.i32 0xff800000
; nextln: $V = iconst.i32 0x80000000

function %f64 {
block0:
    v0 = fconst.f64 1.5
    v1 = fceil.f64 v0
    v2 = bitcast.i64 v1
    v3 = fconst.f64 -1.5
    v4 = fceil.f64 v3
    v5 = bitcast.i64 v4
    v6 = fconst.f64 -0.5
    v7 = fceil.f64 v6
    v8 = bitcast.i64 v7
    v9 = fconst.f64 0x1
    v10 = fceil.f64 v9
    v11 = bitcast.i64 v10
    v12 = fconst.f64 0xfff0000000000000
    v13 = fceil.f64 v12
    v14 = bitcast.i64 v13
    v15 = fconst.f64 -0.0
    v16 = fceil.f64 v15
    v17 = bitcast.i64 v16
    return v2, v5, v8, v11, v14, v17
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0x4000000000000000
; nextln: $V = iconst.i64 0xbff0000000000000
; nextln: $V = iconst.i64 0x8000000000000000
; nextln: $V = iconst.i64 0x3ff0000000000000
; nextln: $V = iconst.i64 0xfff0000000000000
; nextln: $V = iconst.i64 0x8000000000000000

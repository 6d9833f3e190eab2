; test simplify dce
; The sign bit flipped and nothing else, of zeros, subnormals and NaNs, signalling ones, too.

function %f16 {
block0:
    v0 = fconst.f16 1.0
    v1 = fneg.f16 v0
    v2 = bitcast.i16 v1
    v3 = fconst.f16 -0.0
    v4 = fneg.f16 v3
    v5 = bitcast.i16 v4
    v6 = fconst.f16 0x1
    v7 = fneg.f16 v6
    v8 = bitcast.i16 v7
    v9 = fconst.f16 0x7c00
    v10 = fneg.f16 v9
    v11 = bitcast.i16 v10
    v12 = fconst.f16 0x7c01
    v13 = fneg.f16 v12
    v14 = bitcast.i16 v13
    return v2, v5, v8, v11, v14
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 48128
; nextln: $V = iconst.i16 0
; nextln: $V = iconst.i16 32769
; nextln: $V = iconst.i16 -1024
; nextln: $V = iconst.i16 -1023

function %f32 {
block0:
    v0 = fconst.f32 1.0
    v1 = fneg.f32 v0
    v2 = bitcast.i32 v1
    v3 = fconst.f32 -0.0
    v4 = fneg.f32 v3
    v5 = bitcast.i32 v4
    v6 = fconst.f32 0x1
    v7 = fneg.f32 v6
    v8 = bitcast.i32 v7
    v9 = fconst.f32 0x7f800000
    v10 = fneg.f32 v9
    v11 = bitcast.i32 v10
    v12 = fconst.f32 0x7f800001
    v13 = fneg.f32 v12
    v14 = bitcast.i32 v13
    return v2, v5, v8, v11, v14
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0xbf800000
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 0x80000001
; nextln: $V = iconst.i32 0xff800000
; nextln: $V = iconst.i32 0xff800001

function %f64 {
block0:
    v0 = fconst.f64 1.0
    v1 = fneg.f64 v0
    v2 = bitcast.i64 v1
    v3 = fconst.f64 -0.0
    v4 = fneg.f64 v3
    v5 = bitcast.i64 v4
    v6 = fconst.f64 0x1
    v7 = fneg.f64 v6
    v8 = bitcast.i64 v7
    v9 = fconst.f64 0x7ff0000000000000
    v10 = fneg.f64 v9
    v11 = bitcast.i64 v10
    v12 = fconst.f64 0x7ff0000000000001
    v13 = fneg.f64 v12
    v14 = bitcast.i64 v13
    return v2, v5, v8, v11, v14
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0xbff0000000000000
; nextln: $V = iconst.i64 0
; nextln: $V = iconst.i64 0x8000000000000001
; nextln: $V = iconst.i64 0xfff0000000000000
; nextln: $V = iconst.i64 0xfff0000000000001

; test simplify dce
; Towards zero to an integral number; the sign of what becomes zero stays.

function %f16 {
block0:
    v0 = fconst.f16 1.75
    v1 = ftrunc.f16 v0
    v2 = bitcast.i16 v1
    v3 = fconst.f16 -1.75
    v4 = ftrunc.f16 v3
    v5 = bitcast.i16 v4
    v6 = fconst.f16 -0.5
    v7 = ftrunc.f16 v6
    v8 = bitcast.i16 v7
    v9 = fconst.f16 0.5
    v10 = ftrunc.f16 v9
    v11 = bitcast.i16 v10
    v12 = fconst.f16 0x7c00
    v13 = ftrunc.f16 v12
    v14 = bitcast.i16 v13
    return v2, v5, v8, v11, v14
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 15360
; nextln: $V = iconst.i16 48128
; nextln: $V = iconst.i16 32768
; nextln: $V = iconst.i16 0
; nextln: $V = iconst.i16 31744

function %f32 {
block0:
    v0 = fconst.f32 1.75
    v1 = ftrunc.f32 v0
    v2 = bitcast.i32 v1
    v3 = fconst.f32 -1.75
    v4 = ftrunc.f32 v3
    v5 = bitcast.i32 v4
    v6 = fconst.f32 -0.5
    v7 = ftrunc.f32 v6
    v8 = bitcast.i32 v7
    v9 = fconst.f32 0.5
    v10 = ftrunc.f32 v9
    v11 = bitcast.i32 v10
    v12 = fconst.f32 0x7f800000
    v13 = ftrunc.f32 v12
    v14 = bitcast.i32 v13
    return v2, v5, v8, v11, v14
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x3f800000
; nextln: $V = iconst.i32 0xbf800000
; nextln: $V = iconst.i32 0x80000000
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 0x7f800000

function %f64 {
block0:
    v0 = fconst.f64 1.75
    v1 = ftrunc.f64 v0
    v2 = bitcast.i64 v1
    v3 = fconst.f64 -1.75
    v4 = ftrunc.f64 v3
    v5 = bitcast.i64 v4
    v6 = fconst.f64 -0.5
    v7 = ftrunc.f64 v6
    v8 = bitcast.i64 v7
    v9 = fconst.f64 0.5
    v10 = ftrunc.f64 v9
    v11 = bitcast.i64 v10
    v12 = fconst.f64 0x7ff0000000000000
    v13 = ftrunc.f64 v12
    v14 = bitcast.i64 v13
    return v2, v5, v8, v11, v14
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0x3ff0000000000000
; nextln: $V = iconst.i64 0xbff0000000000000
; nextln: $V = iconst.i64 0x8000000000000000
; nextln: $V = iconst.i64 0
; nextln: $V = iconst.i64 0x7ff0000000000000

; test simplify dce
; The fraction above the floor, which is never 1: of a tiny negative number it is the largest number below 1 (HSA PRM 5.11).

function %f16 {
block0:
    v0 = fconst.f16 1.25
    v1 = ffract.f16 v0
    v2 = bitcast.i16 v1
    v3 = fconst.f16 -1.25
    v4 = ffract.f16 v3
    v5 = bitcast.i16 v4
    v6 = fconst.f16 3.0
    v7 = ffract.f16 v6
    v8 = bitcast.i16 v7
    v9 = fconst.f16 0x8001
    v10 = ffract.f16 v9
    v11 = bitcast.i16 v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 13312
; nextln: $V = iconst.i16 14848
; nextln: $V = iconst.i16 0
; nextln: $V = iconst.i16 15359

function %f32 {
block0:
    v0 = fconst.f32 1.25
    v1 = ffract.f32 v0
    v2 = bitcast.i32 v1
    v3 = fconst.f32 -1.25
    v4 = ffract.f32 v3
    v5 = bitcast.i32 v4
    v6 = fconst.f32 3.0
    v7 = ffract.f32 v6
    v8 = bitcast.i32 v7
    v9 = fconst.f32 0x80000001
    v10 = ffract.f32 v9
    v11 = bitcast.i32 v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x3e800000
; nextln: $V = iconst.i32 0x3f400000
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 0x3f7fffff

function %f64 {
block0:
    v0 = fconst.f64 1.25
    v1 = ffract.f64 v0
    v2 = bitcast.i64 v1
    v3 = fconst.f64 -1.25
    v4 = ffract.f64 v3
    v5 = bitcast.i64 v4
    v6 = fconst.f64 3.0
    v7 = ffract.f64 v6
    v8 = bitcast.i64 v7
    v9 = fconst.f64 0x8000000000000001
    v10 = ffract.f64 v9
    v11 = bitcast.i64 v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0x3fd0000000000000
; nextln: $V = iconst.i64 0x3fe8000000000000
; nextln: $V = iconst.i64 0
; nextln: $V = iconst.i64 0x3fefffffffffffff

; test simplify dce
; Sums rounded towards zero: halfway above 1 and above the next number, negative ones too, and beyond the largest number.

function %f16 {
block0:
    v0 = fconst.f16 0x3c00
    v1 = fconst.f16 0x1000
    v2 = fadd.zero.f16 v0, v1
    v3 = bitcast.i16 v2
    v4 = fconst.f16 0x3c01
    v5 = fconst.f16 0x1000
    v6 = fadd.zero.f16 v4, v5
    v7 = bitcast.i16 v6
    v8 = fconst.f16 0xbc00
    v9 = fconst.f16 0x9000
    v10 = fadd.zero.f16 v8, v9
    v11 = bitcast.i16 v10
    v12 = fconst.f16 0x7bff
    v13 = fconst.f16 0x7bff
    v14 = fadd.zero.f16 v12, v13
    v15 = bitcast.i16 v14
    return v3, v7, v11, v15
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 15360
; nextln: $V = iconst.i16 15361
; nextln: $V = iconst.i16 48128
; nextln: $V = iconst.i16 31743

function %f32 {
block0:
    v0 = fconst.f32 0x3f800000
    v1 = fconst.f32 0x33800000
    v2 = fadd.zero.f32 v0, v1
    v3 = bitcast.i32 v2
    v4 = fconst.f32 0x3f800001
    v5 = fconst.f32 0x33800000
    v6 = fadd.zero.f32 v4, v5
    v7 = bitcast.i32 v6
    v8 = fconst.f32 0xbf800000
    v9 = fconst.f32 0xb3800000
    v10 = fadd.zero.f32 v8, v9
    v11 = bitcast.i32 v10
    v12 = fconst.f32 0x7f7fffff
    v13 = fconst.f32 0x7f7fffff
    v14 = fadd.zero.f32 v12, v13
    v15 = bitcast.i32 v14
    return v3, v7, v11, v15
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x3f800000
; nextln: $V = iconst.i32 0x3f800001
; nextln: $V = iconst.i32 0xbf800000
; nextln: $V = iconst.i32 0x7f7fffff

function %f64 {
block0:
    v0 = fconst.f64 0x3ff0000000000000
    v1 = fconst.f64 0x3ca0000000000000
    v2 = fadd.zero.f64 v0, v1
    v3 = bitcast.i64 v2
    v4 = fconst.f64 0x3ff0000000000001
    v5 = fconst.f64 0x3ca0000000000000
    v6 = fadd.zero.f64 v4, v5
    v7 = bitcast.i64 v6
    v8 = fconst.f64 0xbff0000000000000
    v9 = fconst.f64 0xbca0000000000000
    v10 = fadd.zero.f64 v8, v9
    v11 = bitcast.i64 v10
    v12 = fconst.f64 0x7fefffffffffffff
    v13 = fconst.f64 0x7fefffffffffffff
    v14 = fadd.zero.f64 v12, v13
    v15 = bitcast.i64 v14
    return v3, v7, v11, v15
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0x3ff0000000000000
; nextln: $V = iconst.i64 0x3ff0000000000001
; nextln: $V = iconst.i64 0xbff0000000000000
; nextln: $V = iconst.i64 0x7fefffffffffffff

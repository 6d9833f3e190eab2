; test simplify dce
; Quotients rounded to nearest, ties to even: thirds of both signs, and a subnormal halved.

function %f16 {
block0:
    v0 = fconst.f16 1.0
    v1 = fconst.f16 3.0
    v2 = fdiv.f16 v0, v1
    v3 = bitcast.i16 v2
    v4 = fconst.f16 -1.0
    v5 = fconst.f16 3.0
    v6 = fdiv.f16 v4, v5
    v7 = bitcast.i16 v6
    v8 = fconst.f16 2.0
    v9 = fconst.f16 3.0
    v10 = fdiv.f16 v8, v9
    v11 = bitcast.i16 v10
    v12 = fconst.f16 0x3
    v13 = fconst.f16 2.0
    v14 = fdiv.f16 v12, v13
    v15 = bitcast.i16 v14
    return v3, v7, v11, v15
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 13653
; nextln: $V = iconst.i16 46421
; nextln: $V = iconst.i16 14677
; nextln: $V = iconst.i16 2

function %f32 {
block0:
    v0 = fconst.f32 1.0
    v1 = fconst.f32 3.0
    v2 = fdiv.f32 v0, v1
    v3 = bitcast.i32 v2
    v4 = fconst.f32 -1.0
    v5 = fconst.f32 3.0
    v6 = fdiv.f32 v4, v5
    v7 = bitcast.i32 v6
    v8 = fconst.f32 2.0
    v9 = fconst.f32 3.0
    v10 = fdiv.f32 v8, v9
    v11 = bitcast.i32 v10
    v12 = fconst.f32 0x3
    v13 = fconst.f32 2.0
    v14 = fdiv.f32 v12, v13
    v15 = bitcast.i32 v14
    return v3, v7, v11, v15
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x3eaaaaab
; nextln: $V = iconst.i32 0xbeaaaaab
; nextln: $V = iconst.i32 0x3f2aaaab
; nextln: $V = iconst.i32 2

function %f64 {
block0:
    v0 = fconst.f64 1.0
    v1 = fconst.f64 3.0
    v2 = fdiv.f64 v0, v1
    v3 = bitcast.i64 v2
    v4 = fconst.f64 -1.0
    v5 = fconst.f64 3.0
    v6 = fdiv.f64 v4, v5
    v7 = bitcast.i64 v6
    v8 = fconst.f64 2.0
    v9 = fconst.f64 3.0
    v10 = fdiv.f64 v8, v9
    v11 = bitcast.i64 v10
    v12 = fconst.f64 0x3
    v13 = fconst.f64 2.0
    v14 = fdiv.f64 v12, v13
    v15 = bitcast.i64 v14
    return v3, v7, v11, v15
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0x3fd5555555555555
; nextln: $V = iconst.i64 0xbfd5555555555555
; nextln: $V = iconst.i64 0x3fe5555555555555
; nextln: $V = iconst.i64 2

; test simplify dce
; A finite number by zero is infinity with the sign of both, and is folded, unlike that of integers. 0 / 0 and inf / inf stay.

function %f16 {
block0:
    v0 = fconst.f16 1.0
    v1 = fconst.f16 0.0
    v2 = fdiv.f16 v0, v1
    v3 = bitcast.i16 v2
    v4 = fconst.f16 1.0
    v5 = fconst.f16 -0.0
    v6 = fdiv.f16 v4, v5
    v7 = bitcast.i16 v6
    v8 = fconst.f16 1.0
    v9 = fconst.f16 0x7c00
    v10 = fdiv.f16 v8, v9
    v11 = bitcast.i16 v10
    v12 = fconst.f16 0xfc00
    v13 = fconst.f16 2.0
    v14 = fdiv.f16 v12, v13
    v15 = bitcast.i16 v14
    v16 = fconst.f16 0.0
    v17 = fconst.f16 0.0
    v18 = fdiv.f16 v16, v17
    v19 = fconst.f16 0x7c00
    v20 = fconst.f16 0xfc00
    v21 = fdiv.f16 v19, v20
    return v3, v7, v11, v15, v18, v21
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 31744
; nextln: $V = iconst.i16 -1024
; nextln: $V = iconst.i16 0
; nextln: $V = iconst.i16 -1024
; nextln: v16 =
; nextln: v17 =
; nextln: v18 = fdiv.f16 v16, v17
; nextln: v19 =
; nextln: v20 =
; nextln: v21 = fdiv.f16 v19, v20

function %f32 {
block0:
    v0 = fconst.f32 1.0
    v1 = fconst.f32 0.0
    v2 = fdiv.f32 v0, v1
    v3 = bitcast.i32 v2
    v4 = fconst.f32 1.0
    v5 = fconst.f32 -0.0
    v6 = fdiv.f32 v4, v5
    v7 = bitcast.i32 v6
    v8 = fconst.f32 1.0
    v9 = fconst.f32 0x7f800000
    v10 = fdiv.f32 v8, v9
    v11 = bitcast.i32 v10
    v12 = fconst.f32 0xff800000
    v13 = fconst.f32 2.0
    v14 = fdiv.f32 v12, v13
    v15 = bitcast.i32 v14
    v16 = fconst.f32 0.0
    v17 = fconst.f32 0.0
    v18 = fdiv.f32 v16, v17
    v19 = fconst.f32 0x7f800000
    v20 = fconst.f32 0xff800000
    v21 = fdiv.f32 v19, v20
    return v3, v7, v11, v15, v18, v21
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x7f800000
; nextln: $V = iconst.i32 0xff800000
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 0xff800000
; nextln: v16 =
; nextln: v17 =
; nextln: v18 = fdiv.f32 v16, v17
; nextln: v19 =
; nextln: v20 =
; nextln: v21 = fdiv.f32 v19, v20

function %f64 {
block0:
    v0 = fconst.f64 1.0
    v1 = fconst.f64 0.0
    v2 = fdiv.f64 v0, v1
    v3 = bitcast.i64 v2
    v4 = fconst.f64 1.0
    v5 = fconst.f64 -0.0
    v6 = fdiv.f64 v4, v5
    v7 = bitcast.i64 v6
    v8 = fconst.f64 1.0
    v9 = fconst.f64 0x7ff0000000000000
    v10 = fdiv.f64 v8, v9
    v11 = bitcast.i64 v10
    v12 = fconst.f64 0xfff0000000000000
    v13 = fconst.f64 2.0
    v14 = fdiv.f64 v12, v13
    v15 = bitcast.i64 v14
    v16 = fconst.f64 0.0
    v17 = fconst.f64 0.0
    v18 = fdiv.f64 v16, v17
    v19 = fconst.f64 0x7ff0000000000000
    v20 = fconst.f64 0xfff0000000000000
    v21 = fdiv.f64 v19, v20
    return v3, v7, v11, v15, v18, v21
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0x7ff0000000000000
; nextln: $V = iconst.i64 0xfff0000000000000
; nextln: $V = iconst.i64 0
; nextln: $V = iconst.i64 0xfff0000000000000
; nextln: v16 =
; nextln: v17 =
; nextln: v18 = fdiv.f64 v16, v17
; nextln: v19 =
; nextln: v20 =
; nextln: v21 = fdiv.f64 v19, v20

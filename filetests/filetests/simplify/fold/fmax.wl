; test simplify dce
; The larger number; +0 is above -0. A quiet NaN beside a number gives the number, two NaNs stay.

function %f16 {
block0:
    v0 = fconst.f16 1.0
    v1 = fconst.f16 2.0
    v2 = fmax.f16 v0, v1
    v3 = bitcast.i16 v2
    v4 = fconst.f16 0.0
    v5 = fconst.f16 -0.0
    v6 = fmax.f16 v4, v5
    v7 = bitcast.i16 v6
    v8 = fconst.f16 -0.0
    v9 = fconst.f16 0.0
    v10 = fmax.f16 v8, v9
    v11 = bitcast.i16 v10
    v12 = fconst.f16 0x7c00
    v13 = fconst.f16 3.0
    v14 = fmax.f16 v12, v13
    v15 = bitcast.i16 v14
    v16 = fconst.f16 0x7e01
    v17 = fconst.f16 3.0
    v18 = fmax.f16 v16, v17
    v19 = bitcast.i16 v18
    v20 = fconst.f16 -3.0
    v21 = fconst.f16 0x7e01
    v22 = fmax.f16 v20, v21
    v23 = bitcast.i16 v22
    v24 = fconst.f16 0x7e01
    v25 = fconst.f16 0x7e01
    v26 = fmax.f16 v24, v25
    v27 = fconst.f16 1.0
    v28 = fconst.f16 0x7c01
    v29 = fmax.f16 v27, v28
    return v3, v7, v11, v15, v19, v23, v26, v29
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 16384
; nextln: $V = iconst.i16 0
; nextln: $V = iconst.i16 0
; nextln: $V = iconst.i16 31744
; nextln: $V = iconst.i16 16896
; nextln: $V = iconst.i16 49664
; nextln: v24 =
; nextln: v25 =
; nextln: v26 = fmax.f16 v24, v25
; nextln: v27 =
; nextln: v28 =
; nextln: v29 = fmax.f16 v27, v28

function %f32 {
block0:
    v0 = fconst.f32 1.0
    v1 = fconst.f32 2.0
    v2 = fmax.f32 v0, v1
    v3 = bitcast.i32 v2
    v4 = fconst.f32 0.0
    v5 = fconst.f32 -0.0
    v6 = fmax.f32 v4, v5
    v7 = bitcast.i32 v6
    v8 = fconst.f32 -0.0
    v9 = fconst.f32 0.0
    v10 = fmax.f32 v8, v9
    v11 = bitcast.i32 v10
    v12 = fconst.f32 0x7f800000
    v13 = fconst.f32 3.0
    v14 = fmax.f32 v12, v13
    v15 = bitcast.i32 v14
    v16 = fconst.f32 0x7fc00001
    v17 = fconst.f32 3.0
    v18 = fmax.f32 v16, v17
    v19 = bitcast.i32 v18
    v20 = fconst.f32 -3.0
    v21 = fconst.f32 0x7fc00001
    v22 = fmax.f32 v20, v21
    v23 = bitcast.i32 v22
    v24 = fconst.f32 0x7fc00001
    v25 = fconst.f32 0x7fc00001
    v26 = fmax.f32 v24, v25
    v27 = fconst.f32 1.0
    v28 = fconst.f32 0x7f800001
    v29 = fmax.f32 v27, v28
    return v3, v7, v11, v15, v19, v23, v26, v29
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x40000000
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 0x7f800000
; nextln: $V = iconst.i32 0x40400000
; nextln: $V = iconst.i32 0xc0400000
; nextln: v24 =
; nextln: v25 =
; nextln: v26 = fmax.f32 v24, v25
; nextln: v27 =
; nextln: v28 =
; nextln: v29 = fmax.f32 v27, v28

function %f64 {
block0:
    v0 = fconst.f64 1.0
    v1 = fconst.f64 2.0
    v2 = fmax.f64 v0, v1
    v3 = bitcast.i64 v2
    v4 = fconst.f64 0.0
    v5 = fconst.f64 -0.0
    v6 = fmax.f64 v4, v5
    v7 = bitcast.i64 v6
    v8 = fconst.f64 -0.0
    v9 = fconst.f64 0.0
    v10 = fmax.f64 v8, v9
    v11 = bitcast.i64 v10
    v12 = fconst.f64 0x7ff0000000000000
    v13 = fconst.f64 3.0
    v14 = fmax.f64 v12, v13
    v15 = bitcast.i64 v14
    v16 = fconst.f64 0x7ff8000000000001
    v17 = fconst.f64 3.0
    v18 = fmax.f64 v16, v17
    v19 = bitcast.i64 v18
    v20 = fconst.f64 -3.0
    v21 = fconst.f64 0x7ff8000000000001
    v22 = fmax.f64 v20, v21
    v23 = bitcast.i64 v22
    v24 = fconst.f64 0x7ff8000000000001
    v25 = fconst.f64 0x7ff8000000000001
    v26 = fmax.f64 v24, v25
    v27 = fconst.f64 1.0
    v28 = fconst.f64 0x7ff0000000000001
    v29 = fmax.f64 v27, v28
    return v3, v7, v11, v15, v19, v23, v26, v29
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0x4000000000000000
; nextln: $V = iconst.i64 0
; nextln: $V = iconst.i64 0
; nextln: $V = iconst.i64 0x7ff0000000000000
; nextln: $V = iconst.i64 0x4008000000000000
; nextln: $V = iconst.i64 0xc008000000000000
; nextln: v24 =
; nextln: v25 =
; nextln: v26 = fmax.f64 v24, v25
; nextln: v27 =
; nextln: v28 =
; nextln: v29 = fmax.f64 v27, v28

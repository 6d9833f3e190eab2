; test simplify dce
; The smaller number; -0 is below +0 (HSA PRM 5.11.2). A quiet NaN beside a number gives the number, two NaNs stay.

function %f16 {
block0:
    v0 = fconst.f16 1.0
    v1 = fconst.f16 2.0
    v2 = fmin.f16 v0, v1
    v3 = bitcast.i16 v2
    v4 = fconst.f16 0.0
    v5 = fconst.f16 -0.0
    v6 = fmin.f16 v4, v5
    v7 = bitcast.i16 v6
    v8 = fconst.f16 -0.0
    v9 = fconst.f16 0.0
    v10 = fmin.f16 v8, v9
    v11 = bitcast.i16 v10
    v12 = fconst.f16 0xfc00
    v13 = fconst.f16 3.0
    v14 = fmin.f16 v12, v13
    v15 = bitcast.i16 v14
    v16 = fconst.f16 0x7e01
    v17 = fconst.f16 3.0
    v18 = fmin.f16 v16, v17
    v19 = bitcast.i16 v18
    v20 = fconst.f16 -3.0
    v21 = fconst.f16 0x7e01
    v22 = fmin.f16 v20, v21
    v23 = bitcast.i16 v22
    v24 = fconst.f16 0x7e01
    v25 = fconst.f16 0x7e01
    v26 = fmin.f16 v24, v25
    v27 = fconst.f16 0x7c01
    v28 = fconst.f16 1.0
    v29 = fmin.f16 v27, v28
    return v3, v7, v11, v15, v19, v23, v26, v29
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 15360
; nextln: $V = iconst.i16 32768
; nextln: $V = iconst.i16 32768
; nextln: $V = iconst.i16 -1024
; nextln: $V = iconst.i16 16896
; nextln: $V = iconst.i16 49664
; nextln: v24 =
; nextln: v25 =
; nextln: v26 = fmin.f16 v24, v25
; nextln: v27 =
; nextln: v28 =
; nextln: v29 = fmin.f16 v27, v28

function %f32 {
block0:
    v0 = fconst.f32 1.0
    v1 = fconst.f32 2.0
    v2 = fmin.f32 v0, v1
    v3 = bitcast.i32 v2
    v4 = fconst.f32 0.0
    v5 = fconst.f32 -0.0
    v6 = fmin.f32 v4, v5
    v7 = bitcast.i32 v6
    v8 = fconst.f32 -0.0
    v9 = fconst.f32 0.0
    v10 = fmin.f32 v8, v9
    v11 = bitcast.i32 v10
    v12 = fconst.f32 0xff800000
    v13 = fconst.f32 3.0
    v14 = fmin.f32 v12, v13
    v15 = bitcast.i32 v14
    v16 = fconst.f32 0x7fc00001
    v17 = fconst.f32 3.0
    v18 = fmin.f32 v16, v17
    v19 = bitcast.i32 v18
    v20 = fconst.f32 -3.0
    v21 = fconst.f32 0x7fc00001
    v22 = fmin.f32 v20, v21
    v23 = bitcast.i32 v22
    v24 = fconst.f32 0x7fc00001
    v25 = fconst.f32 0x7fc00001
    v26 = fmin.f32 v24, v25
    v27 = fconst.f32 0x7f800001
    v28 = fconst.f32 1.0
    v29 = fmin.f32 v27, v28
    return v3, v7, v11, v15, v19, v23, v26, v29
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x3f800000
; nextln: $V = iconst.i32 0x80000000
; nextln: $V = iconst.i32 0x80000000
; nextln: $V = iconst.i32 0xff800000
; nextln: $V = iconst.i32 0x40400000
; nextln: $V = iconst.i32 0xc0400000
; nextln: v24 =
; nextln: v25 =
; nextln: v26 = fmin.f32 v24, v25
; nextln: v27 =
; nextln: v28 =
; nextln: v29 = fmin.f32 v27, v28

function %f64 {
block0:
    v0 = fconst.f64 1.0
    v1 = fconst.f64 2.0
    v2 = fmin.f64 v0, v1
    v3 = bitcast.i64 v2
    v4 = fconst.f64 0.0
    v5 = fconst.f64 -0.0
    v6 = fmin.f64 v4, v5
    v7 = bitcast.i64 v6
    v8 = fconst.f64 -0.0
    v9 = fconst.f64 0.0
    v10 = fmin.f64 v8, v9
    v11 = bitcast.i64 v10
    v12 = fconst.f64 0xfff0000000000000
    v13 = fconst.f64 3.0
    v14 = fmin.f64 v12, v13
    v15 = bitcast.i64 v14
    v16 = fconst.f64 0x7ff8000000000001
    v17 = fconst.f64 3.0
    v18 = fmin.f64 v16, v17
    v19 = bitcast.i64 v18
    v20 = fconst.f64 -3.0
    v21 = fconst.f64 0x7ff8000000000001
    v22 = fmin.f64 v20, v21
    v23 = bitcast.i64 v22
    v24 = fconst.f64 0x7ff8000000000001
    v25 = fconst.f64 0x7ff8000000000001
    v26 = fmin.f64 v24, v25
    v27 = fconst.f64 0x7ff0000000000001
    v28 = fconst.f64 1.0
    v29 = fmin.f64 v27, v28
    return v3, v7, v11, v15, v19, v23, v26, v29
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0x3ff0000000000000
; nextln: $V = iconst.i64 0x8000000000000000
; nextln: $V = iconst.i64 0x8000000000000000
; nextln: $V = iconst.i64 0xfff0000000000000
; nextln: $V = iconst.i64 0x4008000000000000
; nextln: $V = iconst.i64 0xc008000000000000
; nextln: v24 =
; nextln: v25 =
; nextln: v26 = fmin.f64 v24, v25
; nextln: v27 =
; nextln: v28 =
; nextln: v29 = fmin.f64 v27, v28

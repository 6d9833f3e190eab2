; test simplify dce
; Floats to signed integers, rounded near: halves and quarters of both signs, and -0.

function %f32_i32 {
block0:
    v0 = fconst.f32 0.5
    v1 = fcvt_to_sint.i32 v0
    v2 = fconst.f32 1.5
    v3 = fcvt_to_sint.i32 v2
    v4 = fconst.f32 2.5
    v5 = fcvt_to_sint.i32 v4
    v6 = fconst.f32 -0.5
    v7 = fcvt_to_sint.i32 v6
    v8 = fconst.f32 -1.5
    v9 = fcvt_to_sint.i32 v8
    v10 = fconst.f32 -2.75
    v11 = fcvt_to_sint.i32 v10
    v12 = fconst.f32 -0.0
    v13 = fcvt_to_sint.i32 v12
    return v1, v3, v5, v7, v9, v11, v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 2
; nextln: $V = iconst.i32 2
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 -2
; nextln: $V = iconst.i32 -3
; nextln: $V = iconst.i32 0

function %f64_i64 {
block0:
    v0 = fconst.f64 0.5
    v1 = fcvt_to_sint.i64 v0
    v2 = fconst.f64 1.5
    v3 = fcvt_to_sint.i64 v2
    v4 = fconst.f64 2.5
    v5 = fcvt_to_sint.i64 v4
    v6 = fconst.f64 -0.5
    v7 = fcvt_to_sint.i64 v6
    v8 = fconst.f64 -1.5
    v9 = fcvt_to_sint.i64 v8
    v10 = fconst.f64 -2.75
    v11 = fcvt_to_sint.i64 v10
    v12 = fconst.f64 -0.0
    v13 = fcvt_to_sint.i64 v12
    return v1, v3, v5, v7, v9, v11, v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0
; nextln: $V = iconst.i64 2
; nextln: $V = iconst.i64 2
; nextln: $V = iconst.i64 0
; nextln: $V = iconst.i64 -2
; nextln: $V = iconst.i64 -3
; nextln: $V = iconst.i64 0

function %f16_i8 {
block0:
    v0 = fconst.f16 0.5
    v1 = fcvt_to_sint.i8 v0
    v2 = fconst.f16 1.5
    v3 = fcvt_to_sint.i8 v2
    v4 = fconst.f16 2.5
    v5 = fcvt_to_sint.i8 v4
    v6 = fconst.f16 -0.5
    v7 = fcvt_to_sint.i8 v6
    v8 = fconst.f16 -1.5
    v9 = fcvt_to_sint.i8 v8
    v10 = fconst.f16 -2.75
    v11 = fcvt_to_sint.i8 v10
    v12 = fconst.f16 -0.0
    v13 = fcvt_to_sint.i8 v12
    return v1, v3, v5, v7, v9, v11, v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i8 0
; nextln: $V = iconst.i8 2
; nextln: $V = iconst.i8 2
; nextln: $V = iconst.i8 0
; nextln: $V = iconst.i8 -2
; nextln: $V = iconst.i8 -3
; nextln: $V = iconst.i8 0

function %f64_i16 {
block0:
    v0 = fconst.f64 0.5
    v1 = fcvt_to_sint.i16 v0
    v2 = fconst.f64 1.5
    v3 = fcvt_to_sint.i16 v2
    v4 = fconst.f64 2.5
    v5 = fcvt_to_sint.i16 v4
    v6 = fconst.f64 -0.5
    v7 = fcvt_to_sint.i16 v6
    v8 = fconst.f64 -1.5
    v9 = fcvt_to_sint.i16 v8
    v10 = fconst.f64 -2.75
    v11 = fcvt_to_sint.i16 v10
    v12 = fconst.f64 -0.0
    v13 = fcvt_to_sint.i16 v12
    return v1, v3, v5, v7, v9, v11, v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 0
; nextln: $V = iconst.i16 2
; nextln: $V = iconst.i16 2
; nextln: $V = iconst.i16 0
; nextln: $V = iconst.i16 -2
; nextln: $V = iconst.i16 -3
; nextln: $V = iconst.i16 0

; test simplify dce
; With ftz subnormal operands count as zeros, and subnormal results become zeros, of the same sign.

function %f16 {
block0:
    v0 = fconst.f16 0x1
    v1 = fconst.f16 0x1
    v2 = fadd.ftz.f16 v0, v1
    v3 = bitcast.i16 v2
    v4 = fconst.f16 0x8001
    v5 = fconst.f16 1.0
    v6 = fadd.ftz.f16 v4, v5
    v7 = bitcast.i16 v6
    v8 = fconst.f16 0x400
    v9 = fconst.f16 0.5
    v10 = fmul.ftz.f16 v8, v9
    v11 = bitcast.i16 v10
    v12 = fconst.f16 0x400
    v13 = fconst.f16 -0.5
    v14 = fmul.ftz.f16 v12, v13
    v15 = bitcast.i16 v14
    v16 = fconst.f16 0x1
    v17 = fconst.f16 0x7bff
    v18 = fmul.ftz.f16 v16, v17
    v19 = bitcast.i16 v18
    v20 = fconst.f16 0x401
    v21 = fconst.f16 0x400
    v22 = fsub.ftz.f16 v20, v21
    v23 = bitcast.i16 v22
    return v3, v7, v11, v15, v19, v23
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 0
; nextln: $V = iconst.i16 15360
; nextln: $V = iconst.i16 0
; nextln: $V = iconst.i16 32768
; nextln: $V = iconst.i16 0
; nextln: $V = iconst.i16 0

function %f32 {
block0:
    v0 = fconst.f32 0x1
    v1 = fconst.f32 0x1
    v2 = fadd.ftz.f32 v0, v1
    v3 = bitcast.i32 v2
    v4 = fconst.f32 0x80000001
    v5 = fconst.f32 1.0
    v6 = fadd.ftz.f32 v4, v5
    v7 = bitcast.i32 v6
    v8 = fconst.f32 0x800000
    v9 = fconst.f32 0.5
    v10 = fmul.ftz.f32 v8, v9
    v11 = bitcast.i32 v10
    v12 = fconst.f32 0x800000
    v13 = fconst.f32 -0.5
    v14 = fmul.ftz.f32 v12, v13
    v15 = bitcast.i32 v14
    v16 = fconst.f32 0x1
    v17 = fconst.f32 0x7f7fffff
    v18 = fmul.ftz.f32 v16, v17
    v19 = bitcast.i32 v18
    v20 = fconst.f32 0x800001
    v21 = fconst.f32 0x800000
    v22 = fsub.ftz.f32 v20, v21
    v23 = bitcast.i32 v22
    return v3, v7, v11, v15, v19, v23
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 0x3f800000
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 0x80000000
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 0

function %f64 {
block0:
    v0 = fconst.f64 0x1
    v1 = fconst.f64 0x1
    v2 = fadd.ftz.f64 v0, v1
    v3 = bitcast.i64 v2
    v4 = fconst.f64 0x8000000000000001
    v5 = fconst.f64 1.0
    v6 = fadd.ftz.f64 v4, v5
    v7 = bitcast.i64 v6
    v8 = fconst.f64 0x10000000000000
    v9 = fconst.f64 0.5
    v10 = fmul.ftz.f64 v8, v9
    v11 = bitcast.i64 v10
    v12 = fconst.f64 0x10000000000000
    v13 = fconst.f64 -0.5
    v14 = fmul.ftz.f64 v12, v13
    v15 = bitcast.i64 v14
    v16 = fconst.f64 0x1
    v17 = fconst.f64 0x7fefffffffffffff
    v18 = fmul.ftz.f64 v16, v17
    v19 = bitcast.i64 v18
    v20 = fconst.f64 0x10000000000001
    v21 = fconst.f64 0x10000000000000
    v22 = fsub.ftz.f64 v20, v21
    v23 = bitcast.i64 v22
    return v3, v7, v11, v15, v19, v23
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0
; nextln: $V = iconst.i64 0x3ff0000000000000
; nextln: $V = iconst.i64 0
; nextln: $V = iconst.i64 0x8000000000000000
; nextln: $V = iconst.i64 0
; nextln: $V = iconst.i64 0

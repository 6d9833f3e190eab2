; test simplify dce
; Without ftz subnormal operands and results are numbers: two of the smallest make one of twice the size.

function %f16 {
block0:
    v0 = fconst.f16 0x1
    v1 = fconst.f16 0x1
    v2 = fadd.f16 v0, v1
    v3 = bitcast.i16 v2
    v4 = fconst.f16 0x2
    v5 = fconst.f16 0.5
    v6 = fmul.f16 v4, v5
    v7 = bitcast.i16 v6
    v8 = fconst.f16 0x400
    v9 = fconst.f16 0x1
    v10 = fsub.f16 v8, v9
    v11 = bitcast.i16 v10
    return v3, v7, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 2
; nextln: $V = iconst.i16 1
; nextln: $V = iconst.i16 1023

function %f32 {
block0:
    v0 = fconst.f32 0x1
    v1 = fconst.f32 0x1
    v2 = fadd.f32 v0, v1
    v3 = bitcast.i32 v2
    v4 = fconst.f32 0x2
    v5 = fconst.f32 0.5
    v6 = fmul.f32 v4, v5
    v7 = bitcast.i32 v6
    v8 = fconst.f32 0x800000
    v9 = fconst.f32 0x1
    v10 = fsub.f32 v8, v9
    v11 = bitcast.i32 v10
    return v3, v7, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 2
; nextln: $V = iconst.i32 1
; nextln: $V = iconst.i32 0x7fffff

function %f64 {
block0:
    v0 = fconst.f64 0x1
    v1 = fconst.f64 0x1
    v2 = fadd.f64 v0, v1
    v3 = bitcast.i64 v2
    v4 = fconst.f64 0x2
    v5 = fconst.f64 0.5
    v6 = fmul.f64 v4, v5
    v7 = bitcast.i64 v6
    v8 = fconst.f64 0x10000000000000
    v9 = fconst.f64 0x1
    v10 = fsub.f64 v8, v9
    v11 = bitcast.i64 v10
    return v3, v7, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 2
; nextln: $V = iconst.i64 1
; nextln: $V = iconst.i64 0xfffffffffffff

; test simplify dce
; inf + -inf and inf - inf make a NaN, whose payload is the machine's choice: they stay. inf + inf is inf.

function %f16 {
block0:
    v0 = fconst.f16 0x7c00
    v1 = fconst.f16 0xfc00
    v2 = fadd.f16 v0, v1
    v3 = fconst.f16 0x7c00
    v4 = fconst.f16 0x7c00
    v5 = fadd.f16 v3, v4
    v6 = bitcast.i16 v5
    v7 = fconst.f16 0x7c00
    v8 = fconst.f16 0x7c00
    v9 = fsub.f16 v7, v8
    v10 = fconst.f16 0xfc00
    v11 = fconst.f16 0x7c00
    v12 = fsub.f16 v10, v11
    v13 = bitcast.i16 v12
    return v2, v6, v9, v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v0 =
; nextln: v1 =
; nextln: v2 = fadd.f16 v0, v1
; nextln: $V = iconst.i16 31744
; nextln: v7 =
; nextln: v8 =
; nextln: v9 = fsub.f16 v7, v8
; nextln: $V = iconst.i16 -1024

function %f32 {
block0:
    v0 = fconst.f32 0x7f800000
    v1 = fconst.f32 0xff800000
    v2 = fadd.f32 v0, v1
    v3 = fconst.f32 0x7f800000
    v4 = fconst.f32 0x7f800000
    v5 = fadd.f32 v3, v4
    v6 = bitcast.i32 v5
    v7 = fconst.f32 0x7f800000
    v8 = fconst.f32 0x7f800000
    v9 = fsub.f32 v7, v8
    v10 = fconst.f32 0xff800000
    v11 = fconst.f32 0x7f800000
    v12 = fsub.f32 v10, v11
    v13 = bitcast.i32 v12
    return v2, v6, v9, v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v0 =
; nextln: v1 =
; nextln: v2 = fadd.f32 v0, v1
; nextln: $V = iconst.i32 0x7f800000
; nextln: v7 =
; nextln: v8 =
; nextln: v9 = fsub.f32 v7, v8
; nextln: $V = iconst.i32 0xff800000

function %f64 {
block0:
    v0 = fconst.f64 0x7ff0000000000000
    v1 = fconst.f64 0xfff0000000000000
    v2 = fadd.f64 v0, v1
    v3 = fconst.f64 0x7ff0000000000000
    v4 = fconst.f64 0x7ff0000000000000
    v5 = fadd.f64 v3, v4
    v6 = bitcast.i64 v5
    v7 = fconst.f64 0x7ff0000000000000
    v8 = fconst.f64 0x7ff0000000000000
    v9 = fsub.f64 v7, v8
    v10 = fconst.f64 0xfff0000000000000
    v11 = fconst.f64 0x7ff0000000000000
    v12 = fsub.f64 v10, v11
    v13 = bitcast.i64 v12
    return v2, v6, v9, v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v0 =
; nextln: v1 =
; nextln: v2 = fadd.f64 v0, v1
; nextln: $V = iconst.i64 0x7ff0000000000000
; nextln: v7 =
; nextln: v8 =
; nextln: v9 = fsub.f64 v7, v8
; nextln: $V = iconst.i64 0xfff0000000000000

; test simplify dce
; Floats to unsigned integers, rounded zero, up to the largest of the type.

function %f32_i8 {
block0:
    v0 = fconst.f32 0.5
    v1 = fcvt_to_uint.zero.i8 v0
    v2 = fconst.f32 1.5
    v3 = fcvt_to_uint.zero.i8 v2
    v4 = fconst.f32 2.75
    v5 = fcvt_to_uint.zero.i8 v4
    v6 = fconst.f32 254.25
    v7 = fcvt_to_uint.zero.i8 v6
    return v1, v3, v5, v7
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i8 0
; nextln: $V = iconst.i8 1
; nextln: $V = iconst.i8 2
; nextln: $V = iconst.i8 -2

function %f64_i32 {
block0:
    v0 = fconst.f64 0.5
    v1 = fcvt_to_uint.zero.i32 v0
    v2 = fconst.f64 1.5
    v3 = fcvt_to_uint.zero.i32 v2
    v4 = fconst.f64 4294967294.25
    v5 = fcvt_to_uint.zero.i32 v4
    return v1, v3, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 1
; nextln: $V = iconst.i32 -2

function %f64_i64 {
block0:
    v0 = fconst.f64 2.5
    v1 = fcvt_to_uint.zero.i64 v0
    v2 = fconst.f64 9223372036854775808.0
    v3 = fcvt_to_uint.zero.i64 v2
    v4 = fconst.f64 0x43efffffffffffff
    v5 = fcvt_to_uint.zero.i64 v4
    return v1, v3, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 2
; nextln: $V = iconst.i64 0x8000000000000000
; nextln: $V = iconst.i64 0xfffffffffffff800

function %f16_i16 {
block0:
    v0 = fconst.f16 65504.0
    v1 = fcvt_to_uint.zero.i16 v0
    v2 = fconst.f16 7.5
    v3 = fcvt_to_uint.zero.i16 v2
    return v1, v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 -32
; nextln: $V = iconst.i16 7

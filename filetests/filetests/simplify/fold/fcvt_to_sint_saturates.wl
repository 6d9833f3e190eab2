; test simplify dce
; Saturating conversions to signed integers clamp what is out of range, infinities too, and give 0 for NaN (HSA PRM 5.19.5).

function %f32_i8 {
block0:
    v0 = fconst.f32 0x7f800000
    v1 = fcvt_to_sint.zero.sat.i8 v0
    v2 = fconst.f32 0xff800000
    v3 = fcvt_to_sint.zero.sat.i8 v2
    v4 = fconst.f32 0x7fc00001
    v5 = fcvt_to_sint.zero.sat.i8 v4
    v6 = fconst.f32 0x7f7fffff
    v7 = fcvt_to_sint.zero.sat.i8 v6
    v8 = fconst.f32 0xff7fffff
    v9 = fcvt_to_sint.zero.sat.i8 v8
    v10 = fconst.f32 1.5
    v11 = fcvt_to_sint.zero.sat.i8 v10
    return v1, v3, v5, v7, v9, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i8 127
; nextln: $V = iconst.i8 -128
; nextln: $V = iconst.i8 0
; nextln: $V = iconst.i8 127
; nextln: $V = iconst.i8 -128
; nextln: $V = iconst.i8 1

function %f32_i32 {
block0:
    v0 = fconst.f32 0x7f800000
    v1 = fcvt_to_sint.zero.sat.i32 v0
    v2 = fconst.f32 0xff800000
    v3 = fcvt_to_sint.zero.sat.i32 v2
    v4 = fconst.f32 0x7fc00001
    v5 = fcvt_to_sint.zero.sat.i32 v4
    v6 = fconst.f32 0x7f7fffff
    v7 = fcvt_to_sint.zero.sat.i32 v6
    v8 = fconst.f32 0xff7fffff
    v9 = fcvt_to_sint.zero.sat.i32 v8
    v10 = fconst.f32 1.5
    v11 = fcvt_to_sint.zero.sat.i32 v10
    return v1, v3, v5, v7, v9, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x7fffffff
; nextln: $V = iconst.i32 0x80000000
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 0x7fffffff
; nextln: $V = iconst.i32 0x80000000
; nextln: $V = iconst.i32 1

function %f64_i64 {
block0:
    v0 = fconst.f64 0x7ff0000000000000
    v1 = fcvt_to_sint.zero.sat.i64 v0
    v2 = fconst.f64 0xfff0000000000000
    v3 = fcvt_to_sint.zero.sat.i64 v2
    v4 = fconst.f64 0x7ff8000000000001
    v5 = fcvt_to_sint.zero.sat.i64 v4
    v6 = fconst.f64 0x7fefffffffffffff
    v7 = fcvt_to_sint.zero.sat.i64 v6
    v8 = fconst.f64 0xffefffffffffffff
    v9 = fcvt_to_sint.zero.sat.i64 v8
    v10 = fconst.f64 1.5
    v11 = fcvt_to_sint.zero.sat.i64 v10
    return v1, v3, v5, v7, v9, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0x7fffffffffffffff
; nextln: $V = iconst.i64 0x8000000000000000
; nextln: $V = iconst.i64 0
; nextln: $V = iconst.i64 0x7fffffffffffffff
; nextln: $V = iconst.i64 0x8000000000000000
; nextln: $V = iconst.i64 1

function %f64_i16 {
block0:
    v0 = fconst.f64 0x7ff0000000000000
    v1 = fcvt_to_sint.zero.sat.i16 v0
    v2 = fconst.f64 0xfff0000000000000
    v3 = fcvt_to_sint.zero.sat.i16 v2
    v4 = fconst.f64 0x7ff8000000000001
    v5 = fcvt_to_sint.zero.sat.i16 v4
    v6 = fconst.f64 0x7fefffffffffffff
    v7 = fcvt_to_sint.zero.sat.i16 v6
    v8 = fconst.f64 0xffefffffffffffff
    v9 = fcvt_to_sint.zero.sat.i16 v8
    v10 = fconst.f64 1.5
    v11 = fcvt_to_sint.zero.sat.i16 v10
    return v1, v3, v5, v7, v9, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 32767
; nextln: $V = iconst.i16 32768
; nextln: $V = iconst.i16 0
; nextln: $V = iconst.i16 32767
; nextln: $V = iconst.i16 32768
; nextln: $V = iconst.i16 1

function %f16_i8 {
block0:
    v0 = fconst.f16 0x7c00
    v1 = fcvt_to_sint.zero.sat.i8 v0
    v2 = fconst.f16 0xfc00
    v3 = fcvt_to_sint.zero.sat.i8 v2
    v4 = fconst.f16 0x7e01
    v5 = fcvt_to_sint.zero.sat.i8 v4
    v6 = fconst.f16 0x7bff
    v7 = fcvt_to_sint.zero.sat.i8 v6
    v8 = fconst.f16 0xfbff
    v9 = fcvt_to_sint.zero.sat.i8 v8
    v10 = fconst.f16 1.5
    v11 = fcvt_to_sint.zero.sat.i8 v10
    return v1, v3, v5, v7, v9, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i8 127
; nextln: $V = iconst.i8 -128
; nextln: $V = iconst.i8 0
; nextln: $V = iconst.i8 127
; nextln: $V = iconst.i8 -128
; nextln: $V = iconst.i8 1

; test simplify dce
; Unsigned integers to floats, rounded near; 16-bit floats overflow from 65520 on, or stay at the largest number.

function %i32_f32 {
block0:
    v0 = iconst.i32 4294967295
    v1 = fcvt_from_uint.f32 v0
    v2 = bitcast.i32 v1
    v3 = iconst.i32 2147483649
    v4 = fcvt_from_uint.f32 v3
    v5 = bitcast.i32 v4
    v6 = iconst.i32 16777219
    v7 = fcvt_from_uint.f32 v6
    v8 = bitcast.i32 v7
    return v2, v5, v8
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x4f800000
; nextln: $V = iconst.i32 0x4f000000
; nextln: $V = iconst.i32 0x4b800002

function %i64_f64 {
block0:
    v0 = iconst.i64 18446744073709551615
    v1 = fcvt_from_uint.f64 v0
    v2 = bitcast.i64 v1
    v3 = iconst.i64 9223372036854776833
    v4 = fcvt_from_uint.f64 v3
    v5 = bitcast.i64 v4
    return v2, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0x43f0000000000000
; nextln: $V = iconst.i64 0x43e0000000000001

function %i16_f16 {
block0:
    v0 = iconst.i16 65535
    v1 = fcvt_from_uint.f16 v0
    v2 = bitcast.i16 v1
    v3 = iconst.i16 65504
    v4 = fcvt_from_uint.f16 v3
    v5 = bitcast.i16 v4
    v6 = iconst.i16 65519
    v7 = fcvt_from_uint.f16 v6
    v8 = bitcast.i16 v7
    return v2, v5, v8
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 31744
; nextln: $V = iconst.i16 31743
; nextln: $V = iconst.i16 31743

function %i64_f32 {
block0:
    v0 = iconst.i64 18446743523953737727
    v1 = fcvt_from_uint.f32 v0
    v2 = bitcast.i32 v1
    v3 = iconst.i64 18446743523953737728
    v4 = fcvt_from_uint.f32 v3
    v5 = bitcast.i32 v4
    return v2, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x5f7fffff
; nextln: $V = iconst.i32 0x5f800000

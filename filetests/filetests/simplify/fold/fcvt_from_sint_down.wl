; test simplify dce
; Signed integers to floats, rounded down where they have more bits than the mantissa; zero is +0 in each direction.

function %i32_f32 {
block0:
    v0 = iconst.i32 16777217
    v1 = fcvt_from_sint.down.f32 v0
    v2 = bitcast.i32 v1
    v3 = iconst.i32 -16777217
    v4 = fcvt_from_sint.down.f32 v3
    v5 = bitcast.i32 v4
    v6 = iconst.i32 16777219
    v7 = fcvt_from_sint.down.f32 v6
    v8 = bitcast.i32 v7
    v9 = iconst.i32 0
    v10 = fcvt_from_sint.down.f32 v9
    v11 = bitcast.i32 v10
    v12 = iconst.i32 -1
    v13 = fcvt_from_sint.down.f32 v12
    v14 = bitcast.i32 v13
    return v2, v5, v8, v11, v14
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x4b800000
; nextln: $V = iconst.i32 0xcb800001
; nextln: $V = iconst.i32 0x4b800001
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 0xbf800000

function %i64_f64 {
block0:
    v0 = iconst.i64 9007199254740993
    v1 = fcvt_from_sint.down.f64 v0
    v2 = bitcast.i64 v1
    v3 = iconst.i64 -9007199254740993
    v4 = fcvt_from_sint.down.f64 v3
    v5 = bitcast.i64 v4
    v6 = iconst.i64 9223372036854775807
    v7 = fcvt_from_sint.down.f64 v6
    v8 = bitcast.i64 v7
    return v2, v5, v8
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0x4340000000000000
; nextln: $V = iconst.i64 0xc340000000000001
; nextln: $V = iconst.i64 0x43dfffffffffffff

function %i16_f16 {
block0:
    v0 = iconst.i16 2049
    v1 = fcvt_from_sint.down.f16 v0
    v2 = bitcast.i16 v1
    v3 = iconst.i16 -2051
    v4 = fcvt_from_sint.down.f16 v3
    v5 = bitcast.i16 v4
    v6 = iconst.i16 32767
    v7 = fcvt_from_sint.down.f16 v6
    v8 = bitcast.i16 v7
    v9 = iconst.i16 -32768
    v10 = fcvt_from_sint.down.f16 v9
    v11 = bitcast.i16 v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 26624
; nextln: $V = iconst.i16 59394
; nextln: $V = iconst.i16 30719
; nextln: $V = iconst.i16 63488

function %i8_f16 {
block0:
    v0 = iconst.i8 -128
    v1 = fcvt_from_sint.down.f16 v0
    v2 = bitcast.i16 v1
    v3 = iconst.i8 127
    v4 = fcvt_from_sint.down.f16 v3
    v5 = bitcast.i16 v4
    return v2, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 55296
; nextln: $V = iconst.i16 22512

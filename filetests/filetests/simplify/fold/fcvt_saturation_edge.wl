; test simplify dce
; The last numbers that fit and the first that do not: rounding comes before the clamp.

function %signed_8 {
block0:
    v0 = fconst.f32 127.0
    v1 = fcvt_to_sint.sat.i8 v0
    v2 = fconst.f32 127.5
    v3 = fcvt_to_sint.sat.i8 v2
    v4 = fconst.f32 128.0
    v5 = fcvt_to_sint.sat.i8 v4
    v6 = fconst.f32 -128.0
    v7 = fcvt_to_sint.sat.i8 v6
    v8 = fconst.f32 -128.5
    v9 = fcvt_to_sint.sat.i8 v8
    v10 = fconst.f32 -129.0
    v11 = fcvt_to_sint.sat.i8 v10
    return v1, v3, v5, v7, v9, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i8 127
; nextln: $V = iconst.i8 127
; nextln: $V = iconst.i8 127
; nextln: $V = iconst.i8 -128
; nextln: $V = iconst.i8 -128
; nextln: $V = iconst.i8 -128

function %signed_8_down {
block0:
    v0 = fconst.f32 127.75
    v1 = fcvt_to_sint.down.sat.i8 v0
    v2 = fconst.f32 -128.25
    v3 = fcvt_to_sint.down.sat.i8 v2
    return v1, v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i8 127
; nextln: $V = iconst.i8 -128

function %unsigned_8 {
block0:
    v0 = fconst.f32 255.0
    v1 = fcvt_to_uint.sat.i8 v0
    v2 = fconst.f32 255.5
    v3 = fcvt_to_uint.sat.i8 v2
    v4 = fconst.f32 256.0
    v5 = fcvt_to_uint.sat.i8 v4
    v6 = fconst.f32 -0.5
    v7 = fcvt_to_uint.sat.i8 v6
    v8 = fconst.f32 -0.75
    v9 = fcvt_to_uint.sat.i8 v8
    return v1, v3, v5, v7, v9
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i8 -1
; nextln: $V = iconst.i8 -1
; nextln: $V = iconst.i8 -1
; nextln: $V = iconst.i8 0
; nextln: $V = iconst.i8 0

function %signed_32 {
block0:
    v0 = fconst.f64 2147483647.0
    v1 = fcvt_to_sint.sat.i32 v0
    v2 = fconst.f64 2147483647.5
    v3 = fcvt_to_sint.sat.i32 v2
    v4 = fconst.f64 -2147483648.0
    v5 = fcvt_to_sint.sat.i32 v4
    v6 = fconst.f64 -2147483648.5
    v7 = fcvt_to_sint.sat.i32 v6
    return v1, v3, v5, v7
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x7fffffff
; nextln: $V = iconst.i32 0x7fffffff
; nextln: $V = iconst.i32 0x80000000
; nextln: $V = iconst.i32 0x80000000

; test simplify dce
; Signed order: -1 is below 1 and the sign bit the smallest number.

function %i8 {
block0:
    v0 = iconst.i8 -1
    v1 = iconst.i8 1
    v2 = smin.i8 v0, v1
    v3 = iconst.i8 -128
    v4 = iconst.i8 127
    v5 = smin.i8 v3, v4
    return v2, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i8 -1
; nextln: $V = iconst.i8 -128

function %i16 {
block0:
    v0 = iconst.i16 -1
    v1 = iconst.i16 1
    v2 = smin.i16 v0, v1
    v3 = iconst.i16 -32768
    v4 = iconst.i16 32767
    v5 = smin.i16 v3, v4
    return v2, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 -1
; nextln: $V = iconst.i16 32768

function %i32 {
block0:
    v0 = iconst.i32 -1
    v1 = iconst.i32 1
    v2 = smin.i32 v0, v1
    v3 = iconst.i32 -2147483648
    v4 = iconst.i32 2147483647
    v5 = smin.i32 v3, v4
    return v2, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 -1
; nextln: $V = iconst.i32 0x80000000

function %i64 {
block0:
    v0 = iconst.i64 -1
    v1 = iconst.i64 1
    v2 = smin.i64 v0, v1
    v3 = iconst.i64 -9223372036854775808
    v4 = iconst.i64 9223372036854775807
    v5 = smin.i64 v3, v4
    return v2, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 -1
; nextln: $V = iconst.i64 0x8000000000000000

function %max_i8 {
block0:
    v0 = iconst.i8 -1
    v1 = iconst.i8 1
    v2 = smax.i8 v0, v1
    v3 = iconst.i8 -128
    v4 = iconst.i8 127
    v5 = smax.i8 v3, v4
    return v2, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i8 1
; nextln: $V = iconst.i8 127

function %max_i16 {
block0:
    v0 = iconst.i16 -1
    v1 = iconst.i16 1
    v2 = smax.i16 v0, v1
    v3 = iconst.i16 -32768
    v4 = iconst.i16 32767
    v5 = smax.i16 v3, v4
    return v2, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 1
; nextln: $V = iconst.i16 32767

function %max_i32 {
block0:
    v0 = iconst.i32 -1
    v1 = iconst.i32 1
    v2 = smax.i32 v0, v1
    v3 = iconst.i32 -2147483648
    v4 = iconst.i32 2147483647
    v5 = smax.i32 v3, v4
    return v2, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 1
; nextln: $V = iconst.i32 0x7fffffff

function %max_i64 {
block0:
    v0 = iconst.i64 -1
    v1 = iconst.i64 1
    v2 = smax.i64 v0, v1
    v3 = iconst.i64 -9223372036854775808
    v4 = iconst.i64 9223372036854775807
    v5 = smax.i64 v3, v4
    return v2, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 1
; nextln: $V = iconst.i64 0x7fffffffffffffff

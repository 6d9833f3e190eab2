; test simplify dce
; The high half of a signed product: of -1 squared it is 0, of the smallest number squared a quarter of the range.

function %i8 {
block0:
    v0 = iconst.i8 -1
    v1 = iconst.i8 -1
    v2 = smulhi.i8 v0, v1
    v3 = iconst.i8 -128
    v4 = iconst.i8 -128
    v5 = smulhi.i8 v3, v4
    v6 = iconst.i8 -128
    v7 = iconst.i8 2
    v8 = smulhi.i8 v6, v7
    v9 = iconst.i8 127
    v10 = iconst.i8 -2
    v11 = smulhi.i8 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i8 0
; nextln: $V = iconst.i8 64
; nextln: $V = iconst.i8 -1
; nextln: $V = iconst.i8 -1

function %i16 {
block0:
    v0 = iconst.i16 -1
    v1 = iconst.i16 -1
    v2 = smulhi.i16 v0, v1
    v3 = iconst.i16 -32768
    v4 = iconst.i16 -32768
    v5 = smulhi.i16 v3, v4
    v6 = iconst.i16 -32768
    v7 = iconst.i16 2
    v8 = smulhi.i16 v6, v7
    v9 = iconst.i16 32767
    v10 = iconst.i16 -2
    v11 = smulhi.i16 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 0
; nextln: $V = iconst.i16 16384
; nextln: $V = iconst.i16 -1
; nextln: $V = iconst.i16 -1

function %i32 {
block0:
    v0 = iconst.i32 -1
    v1 = iconst.i32 -1
    v2 = smulhi.i32 v0, v1
    v3 = iconst.i32 -2147483648
    v4 = iconst.i32 -2147483648
    v5 = smulhi.i32 v3, v4
    v6 = iconst.i32 -2147483648
    v7 = iconst.i32 2
    v8 = smulhi.i32 v6, v7
    v9 = iconst.i32 2147483647
    v10 = iconst.i32 -2
    v11 = smulhi.i32 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 0x40000000
; nextln: $V = iconst.i32 -1
; nextln: $V = iconst.i32 -1

function %i64 {
block0:
    v0 = iconst.i64 -1
    v1 = iconst.i64 -1
    v2 = smulhi.i64 v0, v1
    v3 = iconst.i64 -9223372036854775808
    v4 = iconst.i64 -9223372036854775808
    v5 = smulhi.i64 v3, v4
    v6 = iconst.i64 -9223372036854775808
    v7 = iconst.i64 2
    v8 = smulhi.i64 v6, v7
    v9 = iconst.i64 9223372036854775807
    v10 = iconst.i64 -2
    v11 = smulhi.i64 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0
; nextln: $V = iconst.i64 0x4000000000000000
; nextln: $V = iconst.i64 -1
; nextln: $V = iconst.i64 -1

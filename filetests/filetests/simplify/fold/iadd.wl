; test simplify dce
; Sums of constants wrap at the width, here above the largest number, at all ones and at the sign bit.

function %i8 {
block0:
    v0 = iconst.i8 127
    v1 = iconst.i8 1
    v2 = iadd.i8 v0, v1
    v3 = iconst.i8 -1
    v4 = iconst.i8 1
    v5 = iadd.i8 v3, v4
    v6 = iconst.i8 -128
    v7 = iconst.i8 -128
    v8 = iadd.i8 v6, v7
    v9 = iconst.i8 100
    v10 = iconst.i8 27
    v11 = iadd.i8 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i8 -128
; nextln: $V = iconst.i8 0
; nextln: $V = iconst.i8 0
; nextln: $V = iconst.i8 127

function %i16 {
block0:
    v0 = iconst.i16 32767
    v1 = iconst.i16 1
    v2 = iadd.i16 v0, v1
    v3 = iconst.i16 -1
    v4 = iconst.i16 1
    v5 = iadd.i16 v3, v4
    v6 = iconst.i16 -32768
    v7 = iconst.i16 -32768
    v8 = iadd.i16 v6, v7
    v9 = iconst.i16 100
    v10 = iconst.i16 27
    v11 = iadd.i16 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 32768
; nextln: $V = iconst.i16 0
; nextln: $V = iconst.i16 0
; nextln: $V = iconst.i16 127

function %i32 {
block0:
    v0 = iconst.i32 2147483647
    v1 = iconst.i32 1
    v2 = iadd.i32 v0, v1
    v3 = iconst.i32 -1
    v4 = iconst.i32 1
    v5 = iadd.i32 v3, v4
    v6 = iconst.i32 -2147483648
    v7 = iconst.i32 -2147483648
    v8 = iadd.i32 v6, v7
    v9 = iconst.i32 100
    v10 = iconst.i32 27
    v11 = iadd.i32 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x80000000
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 127

function %i64 {
block0:
    v0 = iconst.i64 9223372036854775807
    v1 = iconst.i64 1
    v2 = iadd.i64 v0, v1
    v3 = iconst.i64 -1
    v4 = iconst.i64 1
    v5 = iadd.i64 v3, v4
    v6 = iconst.i64 -9223372036854775808
    v7 = iconst.i64 -9223372036854775808
    v8 = iadd.i64 v6, v7
    v9 = iconst.i64 100
    v10 = iconst.i64 27
    v11 = iadd.i64 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0x8000000000000000
; nextln: $V = iconst.i64 0
; nextln: $V = iconst.i64 0
; nextln: $V = iconst.i64 127

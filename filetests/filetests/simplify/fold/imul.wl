; test simplify dce
; Products of constants keep the low half, which is the same for signed and unsigned numbers.

function %i8 {
block0:
    v0 = iconst.i8 127
    v1 = iconst.i8 2
    v2 = imul.i8 v0, v1
    v3 = iconst.i8 -1
    v4 = iconst.i8 -1
    v5 = imul.i8 v3, v4
    v6 = iconst.i8 -128
    v7 = iconst.i8 3
    v8 = imul.i8 v6, v7
    v9 = iconst.i8 11
    v10 = iconst.i8 11
    v11 = imul.i8 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i8 -2
; nextln: $V = iconst.i8 1
; nextln: $V = iconst.i8 -128
; nextln: $V = iconst.i8 121

function %i16 {
block0:
    v0 = iconst.i16 32767
    v1 = iconst.i16 2
    v2 = imul.i16 v0, v1
    v3 = iconst.i16 -1
    v4 = iconst.i16 -1
    v5 = imul.i16 v3, v4
    v6 = iconst.i16 -32768
    v7 = iconst.i16 3
    v8 = imul.i16 v6, v7
    v9 = iconst.i16 11
    v10 = iconst.i16 11
    v11 = imul.i16 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 -2
; nextln: $V = iconst.i16 1
; nextln: $V = iconst.i16 32768
; nextln: $V = iconst.i16 121

function %i32 {
block0:
    v0 = iconst.i32 2147483647
    v1 = iconst.i32 2
    v2 = imul.i32 v0, v1
    v3 = iconst.i32 -1
    v4 = iconst.i32 -1
    v5 = imul.i32 v3, v4
    v6 = iconst.i32 -2147483648
    v7 = iconst.i32 3
    v8 = imul.i32 v6, v7
    v9 = iconst.i32 11
    v10 = iconst.i32 11
    v11 = imul.i32 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 -2
; nextln: $V = iconst.i32 1
; nextln: $V = iconst.i32 0x80000000
; nextln: $V = iconst.i32 121

function %i64 {
block0:
    v0 = iconst.i64 9223372036854775807
    v1 = iconst.i64 2
    v2 = imul.i64 v0, v1
    v3 = iconst.i64 -1
    v4 = iconst.i64 -1
    v5 = imul.i64 v3, v4
    v6 = iconst.i64 -9223372036854775808
    v7 = iconst.i64 3
    v8 = imul.i64 v6, v7
    v9 = iconst.i64 11
    v10 = iconst.i64 11
    v11 = imul.i64 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 -2
; nextln: $V = iconst.i64 1
; nextln: $V = iconst.i64 0x8000000000000000
; nextln: $V = iconst.i64 121

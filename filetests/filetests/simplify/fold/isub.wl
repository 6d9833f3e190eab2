; test simplify dce
; Differences of constants wrap at the width, below zero and below the smallest number.

function %i8 {
block0:
    v0 = iconst.i8 0
    v1 = iconst.i8 1
    v2 = isub.i8 v0, v1
    v3 = iconst.i8 -128
    v4 = iconst.i8 1
    v5 = isub.i8 v3, v4
    v6 = iconst.i8 5
    v7 = iconst.i8 9
    v8 = isub.i8 v6, v7
    v9 = iconst.i8 -1
    v10 = iconst.i8 -1
    v11 = isub.i8 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i8 -1
; nextln: $V = iconst.i8 127
; nextln: $V = iconst.i8 -4
; nextln: $V = iconst.i8 0

function %i16 {
block0:
    v0 = iconst.i16 0
    v1 = iconst.i16 1
    v2 = isub.i16 v0, v1
    v3 = iconst.i16 -32768
    v4 = iconst.i16 1
    v5 = isub.i16 v3, v4
    v6 = iconst.i16 5
    v7 = iconst.i16 9
    v8 = isub.i16 v6, v7
    v9 = iconst.i16 -1
    v10 = iconst.i16 -1
    v11 = isub.i16 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 -1
; nextln: $V = iconst.i16 32767
; nextln: $V = iconst.i16 -4
; nextln: $V = iconst.i16 0

function %i32 {
block0:
    v0 = iconst.i32 0
    v1 = iconst.i32 1
    v2 = isub.i32 v0, v1
    v3 = iconst.i32 -2147483648
    v4 = iconst.i32 1
    v5 = isub.i32 v3, v4
    v6 = iconst.i32 5
    v7 = iconst.i32 9
    v8 = isub.i32 v6, v7
    v9 = iconst.i32 -1
    v10 = iconst.i32 -1
    v11 = isub.i32 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 -1
; nextln: $V = iconst.i32 0x7fffffff
; nextln: $V = iconst.i32 -4
; nextln: $V = iconst.i32 0

function %i64 {
block0:
    v0 = iconst.i64 0
    v1 = iconst.i64 1
    v2 = isub.i64 v0, v1
    v3 = iconst.i64 -9223372036854775808
    v4 = iconst.i64 1
    v5 = isub.i64 v3, v4
    v6 = iconst.i64 5
    v7 = iconst.i64 9
    v8 = isub.i64 v6, v7
    v9 = iconst.i64 -1
    v10 = iconst.i64 -1
    v11 = isub.i64 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 -1
; nextln: $V = iconst.i64 0x7fffffffffffffff
; nextln: $V = iconst.i64 -4
; nextln: $V = iconst.i64 0

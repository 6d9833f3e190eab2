; test simplify dce
; The borrow of an unsigned difference is 1 where the first number is smaller; -1 is the largest.

function %i8 {
block0:
    v0 = iconst.i8 0
    v1 = iconst.i8 1
    v2 = uborrow.i8 v0, v1
    v3 = iconst.i8 1
    v4 = iconst.i8 0
    v5 = uborrow.i8 v3, v4
    v6 = iconst.i8 127
    v7 = iconst.i8 -128
    v8 = uborrow.i8 v6, v7
    v9 = iconst.i8 -1
    v10 = iconst.i8 127
    v11 = uborrow.i8 v9, v10
    v12 = iconst.i8 5
    v13 = iconst.i8 5
    v14 = uborrow.i8 v12, v13
    return v2, v5, v8, v11, v14
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i8 1
; nextln: $V = iconst.i8 0
; nextln: $V = iconst.i8 1
; nextln: $V = iconst.i8 0
; nextln: $V = iconst.i8 0

function %i16 {
block0:
    v0 = iconst.i16 0
    v1 = iconst.i16 1
    v2 = uborrow.i16 v0, v1
    v3 = iconst.i16 1
    v4 = iconst.i16 0
    v5 = uborrow.i16 v3, v4
    v6 = iconst.i16 32767
    v7 = iconst.i16 -32768
    v8 = uborrow.i16 v6, v7
    v9 = iconst.i16 -1
    v10 = iconst.i16 32767
    v11 = uborrow.i16 v9, v10
    v12 = iconst.i16 5
    v13 = iconst.i16 5
    v14 = uborrow.i16 v12, v13
    return v2, v5, v8, v11, v14
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 1
; nextln: $V = iconst.i16 0
; nextln: $V = iconst.i16 1
; nextln: $V = iconst.i16 0
; nextln: $V = iconst.i16 0

function %i32 {
block0:
    v0 = iconst.i32 0
    v1 = iconst.i32 1
    v2 = uborrow.i32 v0, v1
    v3 = iconst.i32 1
    v4 = iconst.i32 0
    v5 = uborrow.i32 v3, v4
    v6 = iconst.i32 2147483647
    v7 = iconst.i32 -2147483648
    v8 = uborrow.i32 v6, v7
    v9 = iconst.i32 -1
    v10 = iconst.i32 2147483647
    v11 = uborrow.i32 v9, v10
    v12 = iconst.i32 5
    v13 = iconst.i32 5
    v14 = uborrow.i32 v12, v13
    return v2, v5, v8, v11, v14
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 1
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 1
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 0

function %i64 {
block0:
    v0 = iconst.i64 0
    v1 = iconst.i64 1
    v2 = uborrow.i64 v0, v1
    v3 = iconst.i64 1
    v4 = iconst.i64 0
    v5 = uborrow.i64 v3, v4
    v6 = iconst.i64 9223372036854775807
    v7 = iconst.i64 -9223372036854775808
    v8 = uborrow.i64 v6, v7
    v9 = iconst.i64 -1
    v10 = iconst.i64 9223372036854775807
    v11 = uborrow.i64 v9, v10
    v12 = iconst.i64 5
    v13 = iconst.i64 5
    v14 = uborrow.i64 v12, v13
    return v2, v5, v8, v11, v14
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 1
; nextln: $V = iconst.i64 0
; nextln: $V = iconst.i64 1
; nextln: $V = iconst.i64 0
; nextln: $V = iconst.i64 0

; test simplify dce
; Unsigned remainders of constants. By zero nothing is folded.

function %i8 {
block0:
    v0 = iconst.i8 -1
    v1 = iconst.i8 10
    v2 = urem.i8 v0, v1
    v3 = iconst.i8 -128
    v4 = iconst.i8 7
    v5 = urem.i8 v3, v4
    v6 = iconst.i8 3
    v7 = iconst.i8 -1
    v8 = urem.i8 v6, v7
    v9 = iconst.i8 100
    v10 = iconst.i8 7
    v11 = urem.i8 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i8 5
; nextln: $V = iconst.i8 2
; nextln: $V = iconst.i8 3
; nextln: $V = iconst.i8 2

function %i16 {
block0:
    v0 = iconst.i16 -1
    v1 = iconst.i16 10
    v2 = urem.i16 v0, v1
    v3 = iconst.i16 -32768
    v4 = iconst.i16 7
    v5 = urem.i16 v3, v4
    v6 = iconst.i16 3
    v7 = iconst.i16 -1
    v8 = urem.i16 v6, v7
    v9 = iconst.i16 100
    v10 = iconst.i16 7
    v11 = urem.i16 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 5
; nextln: $V = iconst.i16 1
; nextln: $V = iconst.i16 3
; nextln: $V = iconst.i16 2

function %i32 {
block0:
    v0 = iconst.i32 -1
    v1 = iconst.i32 10
    v2 = urem.i32 v0, v1
    v3 = iconst.i32 -2147483648
    v4 = iconst.i32 7
    v5 = urem.i32 v3, v4
    v6 = iconst.i32 3
    v7 = iconst.i32 -1
    v8 = urem.i32 v6, v7
    v9 = iconst.i32 100
    v10 = iconst.i32 7
    v11 = urem.i32 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 5
; nextln: $V = iconst.i32 2
; nextln: $V = iconst.i32 3
; nextln: $V = iconst.i32 2

function %i64 {
block0:
    v0 = iconst.i64 -1
    v1 = iconst.i64 10
    v2 = urem.i64 v0, v1
    v3 = iconst.i64 -9223372036854775808
    v4 = iconst.i64 7
    v5 = urem.i64 v3, v4
    v6 = iconst.i64 3
    v7 = iconst.i64 -1
    v8 = urem.i64 v6, v7
    v9 = iconst.i64 100
    v10 = iconst.i64 7
    v11 = urem.i64 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 5
; nextln: $V = iconst.i64 1
; nextln: $V = iconst.i64 3
; nextln: $V = iconst.i64 2

function %by_zero {
block0:
    v0 = iconst.i64 9
    v1 = iconst.i64 0
    v2 = urem.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v0 =
; nextln: v1 =
; nextln: v2 = urem.i64 v0, v1

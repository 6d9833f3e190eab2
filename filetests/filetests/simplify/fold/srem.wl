; test simplify dce
; Signed remainders have the sign of the dividend; of the smallest number by -1 it is 0. By zero nothing is folded.

function %i8 {
block0:
    v0 = iconst.i8 -7
    v1 = iconst.i8 2
    v2 = srem.i8 v0, v1
    v3 = iconst.i8 7
    v4 = iconst.i8 -2
    v5 = srem.i8 v3, v4
    v6 = iconst.i8 -7
    v7 = iconst.i8 -4
    v8 = srem.i8 v6, v7
    v9 = iconst.i8 -128
    v10 = iconst.i8 -1
    v11 = srem.i8 v9, v10
    v12 = iconst.i8 -128
    v13 = iconst.i8 3
    v14 = srem.i8 v12, v13
    return v2, v5, v8, v11, v14
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i8 -1
; nextln: $V = iconst.i8 1
; nextln: $V = iconst.i8 -3
; nextln: $V = iconst.i8 0
; nextln: $V = iconst.i8 -2

function %i16 {
block0:
    v0 = iconst.i16 -7
    v1 = iconst.i16 2
    v2 = srem.i16 v0, v1
    v3 = iconst.i16 7
    v4 = iconst.i16 -2
    v5 = srem.i16 v3, v4
    v6 = iconst.i16 -7
    v7 = iconst.i16 -4
    v8 = srem.i16 v6, v7
    v9 = iconst.i16 -32768
    v10 = iconst.i16 -1
    v11 = srem.i16 v9, v10
    v12 = iconst.i16 -32768
    v13 = iconst.i16 3
    v14 = srem.i16 v12, v13
    return v2, v5, v8, v11, v14
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 -1
; nextln: $V = iconst.i16 1
; nextln: $V = iconst.i16 -3
; nextln: $V = iconst.i16 0
; nextln: $V = iconst.i16 -2

function %i32 {
block0:
    v0 = iconst.i32 -7
    v1 = iconst.i32 2
    v2 = srem.i32 v0, v1
    v3 = iconst.i32 7
    v4 = iconst.i32 -2
    v5 = srem.i32 v3, v4
    v6 = iconst.i32 -7
    v7 = iconst.i32 -4
    v8 = srem.i32 v6, v7
    v9 = iconst.i32 -2147483648
    v10 = iconst.i32 -1
    v11 = srem.i32 v9, v10
    v12 = iconst.i32 -2147483648
    v13 = iconst.i32 3
    v14 = srem.i32 v12, v13
    return v2, v5, v8, v11, v14
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 -1
; nextln: $V = iconst.i32 1
; nextln: $V = iconst.i32 -3
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 -2

function %i64 {
block0:
    v0 = iconst.i64 -7
    v1 = iconst.i64 2
    v2 = srem.i64 v0, v1
    v3 = iconst.i64 7
    v4 = iconst.i64 -2
    v5 = srem.i64 v3, v4
    v6 = iconst.i64 -7
    v7 = iconst.i64 -4
    v8 = srem.i64 v6, v7
    v9 = iconst.i64 -9223372036854775808
    v10 = iconst.i64 -1
    v11 = srem.i64 v9, v10
    v12 = iconst.i64 -9223372036854775808
    v13 = iconst.i64 3
    v14 = srem.i64 v12, v13
    return v2, v5, v8, v11, v14
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 -1
; nextln: $V = iconst.i64 1
; nextln: $V = iconst.i64 -3
; nextln: $V = iconst.i64 0
; nextln: $V = iconst.i64 -2

function %by_zero {
block0:
    v0 = iconst.i8 9
    v1 = iconst.i8 0
    v2 = srem.i8 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v0 =
; nextln: v1 =
; nextln: v2 = srem.i8 v0, v1

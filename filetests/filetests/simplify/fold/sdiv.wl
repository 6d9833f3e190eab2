; test simplify dce
; Signed quotients round towards zero; the smallest number by -1 wraps to itself. By zero nothing is folded.

function %i8 {
block0:
    v0 = iconst.i8 -7
    v1 = iconst.i8 2
    v2 = sdiv.i8 v0, v1
    v3 = iconst.i8 7
    v4 = iconst.i8 -2
    v5 = sdiv.i8 v3, v4
    v6 = iconst.i8 -7
    v7 = iconst.i8 -2
    v8 = sdiv.i8 v6, v7
    v9 = iconst.i8 -128
    v10 = iconst.i8 -1
    v11 = sdiv.i8 v9, v10
    v12 = iconst.i8 -128
    v13 = iconst.i8 3
    v14 = sdiv.i8 v12, v13
    return v2, v5, v8, v11, v14
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i8 -3
; nextln: $V = iconst.i8 -3
; nextln: $V = iconst.i8 3
; nextln: $V = iconst.i8 -128
; nextln: $V = iconst.i8 -42

function %i16 {
block0:
    v0 = iconst.i16 -7
    v1 = iconst.i16 2
    v2 = sdiv.i16 v0, v1
    v3 = iconst.i16 7
    v4 = iconst.i16 -2
    v5 = sdiv.i16 v3, v4
    v6 = iconst.i16 -7
    v7 = iconst.i16 -2
    v8 = sdiv.i16 v6, v7
    v9 = iconst.i16 -32768
    v10 = iconst.i16 -1
    v11 = sdiv.i16 v9, v10
    v12 = iconst.i16 -32768
    v13 = iconst.i16 3
    v14 = sdiv.i16 v12, v13
    return v2, v5, v8, v11, v14
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 -3
; nextln: $V = iconst.i16 -3
; nextln: $V = iconst.i16 3
; nextln: $V = iconst.i16 32768
; nextln: $V = iconst.i16 54614

function %i32 {
block0:
    v0 = iconst.i32 -7
    v1 = iconst.i32 2
    v2 = sdiv.i32 v0, v1
    v3 = iconst.i32 7
    v4 = iconst.i32 -2
    v5 = sdiv.i32 v3, v4
    v6 = iconst.i32 -7
    v7 = iconst.i32 -2
    v8 = sdiv.i32 v6, v7
    v9 = iconst.i32 -2147483648
    v10 = iconst.i32 -1
    v11 = sdiv.i32 v9, v10
    v12 = iconst.i32 -2147483648
    v13 = iconst.i32 3
    v14 = sdiv.i32 v12, v13
    return v2, v5, v8, v11, v14
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 -3
; nextln: $V = iconst.i32 -3
; nextln: $V = iconst.i32 3
; nextln: $V = iconst.i32 0x80000000
; nextln: $V = iconst.i32 0xd5555556

function %i64 {
block0:
    v0 = iconst.i64 -7
    v1 = iconst.i64 2
    v2 = sdiv.i64 v0, v1
    v3 = iconst.i64 7
    v4 = iconst.i64 -2
    v5 = sdiv.i64 v3, v4
    v6 = iconst.i64 -7
    v7 = iconst.i64 -2
    v8 = sdiv.i64 v6, v7
    v9 = iconst.i64 -9223372036854775808
    v10 = iconst.i64 -1
    v11 = sdiv.i64 v9, v10
    v12 = iconst.i64 -9223372036854775808
    v13 = iconst.i64 3
    v14 = sdiv.i64 v12, v13
    return v2, v5, v8, v11, v14
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 -3
; nextln: $V = iconst.i64 -3
; nextln: $V = iconst.i64 3
; nextln: $V = iconst.i64 0x8000000000000000
; nextln: $V = iconst.i64 0xd555555555555556

function %by_zero {
block0:
    v0 = iconst.i16 -9
    v1 = iconst.i16 0
    v2 = sdiv.i16 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v0 =
; nextln: v1 =
; nextln: v2 = sdiv.i16 v0, v1

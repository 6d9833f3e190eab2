; test simplify dce
; Unsigned quotients of constants, where the sign bit is a value. By zero nothing is folded.

function %i8 {
block0:
    v0 = iconst.i8 -1
    v1 = iconst.i8 2
    v2 = udiv.i8 v0, v1
    v3 = iconst.i8 -128
    v4 = iconst.i8 3
    v5 = udiv.i8 v3, v4
    v6 = iconst.i8 7
    v7 = iconst.i8 -1
    v8 = udiv.i8 v6, v7
    v9 = iconst.i8 100
    v10 = iconst.i8 7
    v11 = udiv.i8 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i8 127
; nextln: $V = iconst.i8 42
; nextln: $V = iconst.i8 0
; nextln: $V = iconst.i8 14

function %i16 {
block0:
    v0 = iconst.i16 -1
    v1 = iconst.i16 2
    v2 = udiv.i16 v0, v1
    v3 = iconst.i16 -32768
    v4 = iconst.i16 3
    v5 = udiv.i16 v3, v4
    v6 = iconst.i16 7
    v7 = iconst.i16 -1
    v8 = udiv.i16 v6, v7
    v9 = iconst.i16 100
    v10 = iconst.i16 7
    v11 = udiv.i16 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 32767
; nextln: $V = iconst.i16 10922
; nextln: $V = iconst.i16 0
; nextln: $V = iconst.i16 14

function %i32 {
block0:
    v0 = iconst.i32 -1
    v1 = iconst.i32 2
    v2 = udiv.i32 v0, v1
    v3 = iconst.i32 -2147483648
    v4 = iconst.i32 3
    v5 = udiv.i32 v3, v4
    v6 = iconst.i32 7
    v7 = iconst.i32 -1
    v8 = udiv.i32 v6, v7
    v9 = iconst.i32 100
    v10 = iconst.i32 7
    v11 = udiv.i32 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x7fffffff
; nextln: $V = iconst.i32 0x2aaaaaaa
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 14

function %i64 {
block0:
    v0 = iconst.i64 -1
    v1 = iconst.i64 2
    v2 = udiv.i64 v0, v1
    v3 = iconst.i64 -9223372036854775808
    v4 = iconst.i64 3
    v5 = udiv.i64 v3, v4
    v6 = iconst.i64 7
    v7 = iconst.i64 -1
    v8 = udiv.i64 v6, v7
    v9 = iconst.i64 100
    v10 = iconst.i64 7
    v11 = udiv.i64 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0x7fffffffffffffff
; nextln: $V = iconst.i64 0x2aaaaaaaaaaaaaaa
; nextln: $V = iconst.i64 0
; nextln: $V = iconst.i64 14

function %by_zero {
block0:
    v0 = iconst.i32 9
    v1 = iconst.i32 0
    v2 = udiv.i32 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v0 =
; nextln: v1 =
; nextln: v2 = udiv.i32 v0, v1

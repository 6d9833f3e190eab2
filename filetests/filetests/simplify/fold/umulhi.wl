; test simplify dce
; The high half of an unsigned product: of all ones squared it is all ones less one.

function %i8 {
block0:
    v0 = iconst.i8 -1
    v1 = iconst.i8 -1
    v2 = umulhi.i8 v0, v1
    v3 = iconst.i8 -128
    v4 = iconst.i8 2
    v5 = umulhi.i8 v3, v4
    v6 = iconst.i8 127
    v7 = iconst.i8 2
    v8 = umulhi.i8 v6, v7
    v9 = iconst.i8 15
    v10 = iconst.i8 16
    v11 = umulhi.i8 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i8 -2
; nextln: $V = iconst.i8 1
; nextln: $V = iconst.i8 0
; nextln: $V = iconst.i8 0

function %i16 {
block0:
    v0 = iconst.i16 -1
    v1 = iconst.i16 -1
    v2 = umulhi.i16 v0, v1
    v3 = iconst.i16 -32768
    v4 = iconst.i16 2
    v5 = umulhi.i16 v3, v4
    v6 = iconst.i16 32767
    v7 = iconst.i16 2
    v8 = umulhi.i16 v6, v7
    v9 = iconst.i16 15
    v10 = iconst.i16 16
    v11 = umulhi.i16 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 -2
; nextln: $V = iconst.i16 1
; nextln: $V = iconst.i16 0
; nextln: $V = iconst.i16 0

function %i32 {
block0:
    v0 = iconst.i32 -1
    v1 = iconst.i32 -1
    v2 = umulhi.i32 v0, v1
    v3 = iconst.i32 -2147483648
    v4 = iconst.i32 2
    v5 = umulhi.i32 v3, v4
    v6 = iconst.i32 2147483647
    v7 = iconst.i32 2
    v8 = umulhi.i32 v6, v7
    v9 = iconst.i32 15
    v10 = iconst.i32 16
    v11 = umulhi.i32 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 -2
; nextln: $V = iconst.i32 1
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 0

function %i64 {
block0:
    v0 = iconst.i64 -1
    v1 = iconst.i64 -1
    v2 = umulhi.i64 v0, v1
    v3 = iconst.i64 -9223372036854775808
    v4 = iconst.i64 2
    v5 = umulhi.i64 v3, v4
    v6 = iconst.i64 9223372036854775807
    v7 = iconst.i64 2
    v8 = umulhi.i64 v6, v7
    v9 = iconst.i64 15
    v10 = iconst.i64 16
    v11 = umulhi.i64 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 -2
; nextln: $V = iconst.i64 1
; nextln: $V = iconst.i64 0
; nextln: $V = iconst.i64 0

; test simplify dce
; A signed shift right lets the sign in; counts are taken modulo the width.

function %i8 {
block0:
    v0 = iconst.i8 -11
    v1 = iconst.i32 1
    v2 = sshr.i8 v0, v1
    v3 = iconst.i8 -11
    v4 = iconst.i32 8
    v5 = sshr.i8 v3, v4
    v6 = iconst.i8 -11
    v7 = iconst.i32 -1
    v8 = sshr.i8 v6, v7
    v9 = iconst.i8 77
    v10 = iconst.i32 2
    v11 = sshr.i8 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i8 -6
; nextln: $V = iconst.i8 -11
; nextln: $V = iconst.i8 -1
; nextln: $V = iconst.i8 19

function %i16 {
block0:
    v0 = iconst.i16 -11
    v1 = iconst.i32 1
    v2 = sshr.i16 v0, v1
    v3 = iconst.i16 -11
    v4 = iconst.i32 16
    v5 = sshr.i16 v3, v4
    v6 = iconst.i16 -11
    v7 = iconst.i32 -1
    v8 = sshr.i16 v6, v7
    v9 = iconst.i16 77
    v10 = iconst.i32 2
    v11 = sshr.i16 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 -6
; nextln: $V = iconst.i16 -11
; nextln: $V = iconst.i16 -1
; nextln: $V = iconst.i16 19

function %i32 {
block0:
    v0 = iconst.i32 -11
    v1 = iconst.i32 1
    v2 = sshr.i32 v0, v1
    v3 = iconst.i32 -11
    v4 = iconst.i32 32
    v5 = sshr.i32 v3, v4
    v6 = iconst.i32 -11
    v7 = iconst.i32 -1
    v8 = sshr.i32 v6, v7
    v9 = iconst.i32 77
    v10 = iconst.i32 2
    v11 = sshr.i32 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 -6
; nextln: $V = iconst.i32 -11
; nextln: $V = iconst.i32 -1
; nextln: $V = iconst.i32 19

function %i64 {
block0:
    v0 = iconst.i64 -11
    v1 = iconst.i32 1
    v2 = sshr.i64 v0, v1
    v3 = iconst.i64 -11
    v4 = iconst.i32 64
    v5 = sshr.i64 v3, v4
    v6 = iconst.i64 -11
    v7 = iconst.i32 -1
    v8 = sshr.i64 v6, v7
    v9 = iconst.i64 77
    v10 = iconst.i32 2
    v11 = sshr.i64 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 -6
; nextln: $V = iconst.i64 -11
; nextln: $V = iconst.i64 -1
; nextln: $V = iconst.i64 19

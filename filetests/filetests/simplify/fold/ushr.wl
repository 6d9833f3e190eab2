; test simplify dce
; An unsigned shift right lets zeros in; counts are taken modulo the width.

function %i8 {
block0:
    v0 = iconst.i8 -11
    v1 = iconst.i32 3
    v2 = ushr.i8 v0, v1
    v3 = iconst.i8 -11
    v4 = iconst.i32 8
    v5 = ushr.i8 v3, v4
    v6 = iconst.i8 -11
    v7 = iconst.i32 9
    v8 = ushr.i8 v6, v7
    v9 = iconst.i8 -11
    v10 = iconst.i32 -1
    v11 = ushr.i8 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i8 30
; nextln: $V = iconst.i8 -11
; nextln: $V = iconst.i8 122
; nextln: $V = iconst.i8 1

function %i16 {
block0:
    v0 = iconst.i16 -11
    v1 = iconst.i32 3
    v2 = ushr.i16 v0, v1
    v3 = iconst.i16 -11
    v4 = iconst.i32 16
    v5 = ushr.i16 v3, v4
    v6 = iconst.i16 -11
    v7 = iconst.i32 17
    v8 = ushr.i16 v6, v7
    v9 = iconst.i16 -11
    v10 = iconst.i32 -1
    v11 = ushr.i16 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 8190
; nextln: $V = iconst.i16 -11
; nextln: $V = iconst.i16 32762
; nextln: $V = iconst.i16 1

function %i32 {
block0:
    v0 = iconst.i32 -11
    v1 = iconst.i32 3
    v2 = ushr.i32 v0, v1
    v3 = iconst.i32 -11
    v4 = iconst.i32 32
    v5 = ushr.i32 v3, v4
    v6 = iconst.i32 -11
    v7 = iconst.i32 33
    v8 = ushr.i32 v6, v7
    v9 = iconst.i32 -11
    v10 = iconst.i32 -1
    v11 = ushr.i32 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x1ffffffe
; nextln: $V = iconst.i32 -11
; nextln: $V = iconst.i32 0x7ffffffa
; nextln: $V = iconst.i32 1

function %i64 {
block0:
    v0 = iconst.i64 -11
    v1 = iconst.i32 3
    v2 = ushr.i64 v0, v1
    v3 = iconst.i64 -11
    v4 = iconst.i32 64
    v5 = ushr.i64 v3, v4
    v6 = iconst.i64 -11
    v7 = iconst.i32 65
    v8 = ushr.i64 v6, v7
    v9 = iconst.i64 -11
    v10 = iconst.i32 -1
    v11 = ushr.i64 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0x1ffffffffffffffe
; nextln: $V = iconst.i64 -11
; nextln: $V = iconst.i64 0x7ffffffffffffffa
; nextln: $V = iconst.i64 1

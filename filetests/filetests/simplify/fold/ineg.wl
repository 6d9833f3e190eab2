; test simplify dce
; Negation in two's complement: the smallest number is its own negative.

function %i8 {
block0:
    v0 = iconst.i8 1
    v1 = ineg.i8 v0
    v2 = iconst.i8 -128
    v3 = ineg.i8 v2
    v4 = iconst.i8 0
    v5 = ineg.i8 v4
    v6 = iconst.i8 -100
    v7 = ineg.i8 v6
    return v1, v3, v5, v7
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i8 -1
; nextln: $V = iconst.i8 -128
; nextln: $V = iconst.i8 0
; nextln: $V = iconst.i8 100

function %i16 {
block0:
    v0 = iconst.i16 1
    v1 = ineg.i16 v0
    v2 = iconst.i16 -32768
    v3 = ineg.i16 v2
    v4 = iconst.i16 0
    v5 = ineg.i16 v4
    v6 = iconst.i16 -100
    v7 = ineg.i16 v6
    return v1, v3, v5, v7
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 -1
; nextln: $V = iconst.i16 32768
; nextln: $V = iconst.i16 0
; nextln: $V = iconst.i16 100

function %i32 {
block0:
    v0 = iconst.i32 1
    v1 = ineg.i32 v0
    v2 = iconst.i32 -2147483648
    v3 = ineg.i32 v2
    v4 = iconst.i32 0
    v5 = ineg.i32 v4
    v6 = iconst.i32 -100
    v7 = ineg.i32 v6
    return v1, v3, v5, v7
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 -1
; nextln: $V = iconst.i32 0x80000000
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 100

function %i64 {
block0:
    v0 = iconst.i64 1
    v1 = ineg.i64 v0
    v2 = iconst.i64 -9223372036854775808
    v3 = ineg.i64 v2
    v4 = iconst.i64 0
    v5 = ineg.i64 v4
    v6 = iconst.i64 -100
    v7 = ineg.i64 v6
    return v1, v3, v5, v7
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 -1
; nextln: $V = iconst.i64 0x8000000000000000
; nextln: $V = iconst.i64 0
; nextln: $V = iconst.i64 100

; test simplify dce
; The position of the lowest one; of 0 all ones.

function %i8 {
block0:
    v0 = iconst.i8 1
    v1 = lastbit v0
    v2 = iconst.i8 0
    v3 = lastbit v2
    v4 = iconst.i8 -8
    v5 = lastbit v4
    v6 = iconst.i8 128
    v7 = lastbit v6
    return v1, v3, v5, v7
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 -1
; nextln: $V = iconst.i32 3
; nextln: $V = iconst.i32 7

function %i16 {
block0:
    v0 = iconst.i16 1
    v1 = lastbit v0
    v2 = iconst.i16 0
    v3 = lastbit v2
    v4 = iconst.i16 -8
    v5 = lastbit v4
    v6 = iconst.i16 32768
    v7 = lastbit v6
    return v1, v3, v5, v7
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 -1
; nextln: $V = iconst.i32 3
; nextln: $V = iconst.i32 15

function %i32 {
block0:
    v0 = iconst.i32 1
    v1 = lastbit v0
    v2 = iconst.i32 0
    v3 = lastbit v2
    v4 = iconst.i32 -8
    v5 = lastbit v4
    v6 = iconst.i32 2147483648
    v7 = lastbit v6
    return v1, v3, v5, v7
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 -1
; nextln: $V = iconst.i32 3
; nextln: $V = iconst.i32 31

function %i64 {
block0:
    v0 = iconst.i64 1
    v1 = lastbit v0
    v2 = iconst.i64 0
    v3 = lastbit v2
    v4 = iconst.i64 -8
    v5 = lastbit v4
    v6 = iconst.i64 9223372036854775808
    v7 = lastbit v6
    return v1, v3, v5, v7
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 -1
; nextln: $V = iconst.i32 3
; nextln: $V = iconst.i32 63

; test simplify dce
; The number of ones, as 32 bits for every width. Of -1 it is the width.

function %i8 {
block0:
    v0 = iconst.i8 -1
    v1 = popcount v0
    v2 = iconst.i8 0
    v3 = popcount v2
    v4 = iconst.i8 85
    v5 = popcount v4
    return v1, v3, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 8
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 4

function %i16 {
block0:
    v0 = iconst.i16 -1
    v1 = popcount v0
    v2 = iconst.i16 0
    v3 = popcount v2
    v4 = iconst.i16 85
    v5 = popcount v4
    return v1, v3, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 16
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 4

function %i32 {
block0:
    v0 = iconst.i32 -1
    v1 = popcount v0
    v2 = iconst.i32 0
    v3 = popcount v2
    v4 = iconst.i32 85
    v5 = popcount v4
    return v1, v3, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 32
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 4

function %i64 {
block0:
    v0 = iconst.i64 -1
    v1 = popcount v0
    v2 = iconst.i64 0
    v3 = popcount v2
    v4 = iconst.i64 85
    v5 = popcount v4
    return v1, v3, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 64
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 4

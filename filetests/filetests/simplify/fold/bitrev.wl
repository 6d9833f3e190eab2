; test simplify dce
; Bits in reverse within the width: 1 becomes the sign bit.

function %i8 {
block0:
    v0 = iconst.i8 1
    v1 = bitrev.i8 v0
    v2 = iconst.i8 44
    v3 = bitrev.i8 v2
    v4 = iconst.i8 -2
    v5 = bitrev.i8 v4
    return v1, v3, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i8 -128
; nextln: $V = iconst.i8 52
; nextln: $V = iconst.i8 127

function %i16 {
block0:
    v0 = iconst.i16 1
    v1 = bitrev.i16 v0
    v2 = iconst.i16 44
    v3 = bitrev.i16 v2
    v4 = iconst.i16 -2
    v5 = bitrev.i16 v4
    return v1, v3, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 32768
; nextln: $V = iconst.i16 13312
; nextln: $V = iconst.i16 32767

function %i32 {
block0:
    v0 = iconst.i32 1
    v1 = bitrev.i32 v0
    v2 = iconst.i32 44
    v3 = bitrev.i32 v2
    v4 = iconst.i32 -2
    v5 = bitrev.i32 v4
    return v1, v3, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x80000000
; nextln: $V = iconst.i32 0x34000000
; nextln: $V = iconst.i32 0x7fffffff

function %i64 {
block0:
    v0 = iconst.i64 1
    v1 = bitrev.i64 v0
    v2 = iconst.i64 44
    v3 = bitrev.i64 v2
    v4 = iconst.i64 -2
    v5 = bitrev.i64 v4
    return v1, v3, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0x8000000000000000
; nextln: $V = iconst.i64 0x3400000000000000
; nextln: $V = iconst.i64 0x7fffffffffffffff

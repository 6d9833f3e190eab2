; test simplify dce
; After an unsigned shift right the upper bits are zero: a mask of what is left does nothing. The count is taken modulo the width. What is left of 64 bits may
; be a word, which is shifted and masked before it is extended.

function %byte {
block0(v0: i64):
    v1 = iconst.i32 56
    v2 = iconst.i64 255
    v3 = ushr.i64 v0, v1
    v4 = band.i64 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(h=$V) = ihigh v0
; nextln: $(c=$V) = iconst.i32 24
; nextln: $(s=$V) = ushr.i32 $h, $c
; nextln: $(x=$V) = uextend.i64 $s
; nextln: return $x

function %count_wraps {
block0(v0: i16):
    v1 = iconst.i32 20
    v2 = iconst.i16 0xfff
    v3 = ushr.i16 v0, v1
    v4 = band.i16 v3, v2
    return v4
}
; check: block0
; nextln: v1 = iconst.i32 20
; nextln: v3 = ushr.i16 v0, v1
; nextln: return v3

function %one_bit_less {
block0(v0: i32):
    v1 = iconst.i32 24
    v2 = iconst.i32 127
    v3 = ushr.i32 v0, v1
    v4 = band.i32 v3, v2
    return v4
}
; check: block0
; nextln: v1 = iconst.i32 24
; nextln: v2 = iconst.i32 127
; nextln: v3 = ushr.i32 v0, v1
; nextln: v4 = band.i32 v3, v2
; nextln: return v4

function %signed_shift {
block0(v0: i32):
    v1 = iconst.i32 24
    v2 = iconst.i32 255
    v3 = sshr.i32 v0, v1
    v4 = band.i32 v3, v2
    return v4
}
; check: block0
; nextln: v1 = iconst.i32 24
; nextln: v2 = iconst.i32 255
; nextln: v3 = sshr.i32 v0, v1
; nextln: v4 = band.i32 v3, v2
; nextln: return v4

function %unknown_count {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 255
    v3 = ushr.i32 v0, v1
    v4 = band.i32 v3, v2
    return v4
}
; check: block0
; nextln: v2 = iconst.i32 255
; nextln: v3 = ushr.i32 v0, v1
; nextln: v4 = band.i32 v3, v2
; nextln: return v4

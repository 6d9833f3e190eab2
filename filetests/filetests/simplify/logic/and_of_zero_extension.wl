; test simplify dce
; A mask that has all bits of what was zero extended does nothing. A narrower mask stays, and that of a sign extension; a word that was extended to 64 bits is
; masked before.

function %exact_mask {
block0(v0: i16):
    v1 = iconst.i64 0xffff
    v2 = uextend.i64 v0
    v3 = band.i64 v2, v1
    return v3
}
; check: block0
; nextln: v2 = uextend.i64 v0
; nextln: return v2

function %wider_mask {
block0(v0: i8):
    v1 = iconst.i32 0xffff
    v2 = uextend.i32 v0
    v3 = band.i32 v2, v1
    return v3
}
; check: block0
; nextln: v2 = uextend.i32 v0
; nextln: return v2

function %truth_value {
block0(v0: b1):
    v1 = iconst.i32 1
    v2 = uextend.i32 v0
    v3 = band.i32 v2, v1
    return v3
}
; check: block0
; nextln: v2 = uextend.i32 v0
; nextln: return v2

function %narrower_mask {
block0(v0: i8):
    v1 = iconst.i32 127
    v2 = uextend.i32 v0
    v3 = band.i32 v2, v1
    return v3
}
; check: block0
; nextln: v1 = iconst.i32 127
; nextln: v2 = uextend.i32 v0
; nextln: v3 = band.i32 v2, v1
; nextln: return v3

function %mask_of_a_word {
block0(v0: i32):
    v1 = iconst.i64 255
    v2 = uextend.i64 v0
    v3 = band.i64 v2, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 255
; nextln: $(n=$V) = band.i32 v0, $k
; nextln: $(x=$V) = uextend.i64 $n
; nextln: return $x

function %mask_of_a_word_and_more {
block0(v0: i32):
    v1 = iconst.i64 0xff0000000f
    v2 = uextend.i64 v0
    v3 = band.i64 v2, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 15
; nextln: $(n=$V) = band.i32 v0, $k
; nextln: $(x=$V) = uextend.i64 $n
; nextln: return $x

function %sign_extension {
block0(v0: i8):
    v1 = iconst.i32 255
    v2 = sextend.i32 v0
    v3 = band.i32 v2, v1
    return v3
}
; check: block0
; nextln: v1 = iconst.i32 255
; nextln: v2 = sextend.i32 v0
; nextln: v3 = band.i32 v2, v1
; nextln: return v3

; test simplify dce
; A shift to the left and a signed one back keep the low half, or a byte, with its sign. Of a word of 64 bits that is not shifted all the way back the rest is a
; shift to the left. Counts are taken modulo the width (HSA PRM 5.6).

function %low_half_of_64 {
block0(v0: i64):
    v1 = iconst.i32 96
    v2 = ishl.i64 v0, v1
    v3 = sshr.i64 v2, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(l=$V) = ilow v0
; nextln: $(x=$V) = sextend.i64 $l
; nextln: return $x

function %a_word_that_was_extended {
block0(v0: i32):
    v1 = uextend.i64 v0
    v2 = iconst.i32 32
    v3 = ishl.i64 v1, v2
    v4 = sshr.i64 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0(v0: i32):
; nextln: $(x=$V) = sextend.i64 v0
; nextln: return $x

function %low_half_of_32 {
block0(v0: i32):
    v1 = iconst.i32 16
    v2 = ishl.i32 v0, v1
    v3 = sshr.i32 v2, v1
    return v3
}
; check: v4 = ireduce.i16 v0
; nextln: v5 = sextend.i32 v4
; nextln: return v5

function %low_byte_of_32 {
block0(v0: i32):
    v1 = iconst.i32 24
    v2 = ishl.i32 v0, v1
    v3 = sshr.i32 v2, v1
    return v3
}
; check: v4 = ireduce.i8 v0
; nextln: v5 = sextend.i32 v4
; nextln: return v5

function %index_of_words {
block0(v0: i64):
    v1 = iconst.i32 32
    v2 = ishl.i64 v0, v1
    v3 = iconst.i32 30
    v4 = sshr.i64 v2, v3
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(l=$V) = ilow v0
; nextln: $(x=$V) = sextend.i64 $l
; nextln: $(c=$V) = iconst.i32 2
; nextln: $(n=$V) = ishl.i64 $x, $c
; nextln: return $n

function %other_counts {
block0(v0: i64):
    v1 = iconst.i32 31
    v2 = ishl.i64 v0, v1
    v3 = iconst.i32 30
    v4 = sshr.i64 v2, v3
    return v4
}
; check: v2 = ishl.i64 v0, v1
; check: v4 = sshr.i64 v2, v3

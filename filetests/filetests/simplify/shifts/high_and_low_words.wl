; test simplify dce
; Of 64 bits a shift by 32 and more is one of a word, and so is a shift to the right of an extended word. Counts are taken modulo the width.

function %left_48 {
block0(v0: i64):
    v1 = iconst.i32 48
    v2 = ishl.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(z=$V) = iconst.i32 0
; nextln: $(l=$V) = ilow v0
; nextln: $(c=$V) = iconst.i32 16
; nextln: $(s=$V) = ishl.i32 $l, $c
; nextln: $(n=$V) = iconcat $z, $s
; nextln: return $n

function %left_of_a_word_that_was_extended {
block0(v0: i32):
    v1 = iconst.i32 32
    v2 = sextend.i64 v0
    v3 = ishl.i64 v2, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(z=$V) = iconst.i32 0
; nextln: $(n=$V) = iconcat $z, v0
; nextln: return $n

function %left_twice {
block0(v0: i64):
    v1 = iconst.i32 32
    v2 = iconst.i32 5
    v3 = ishl.i64 v0, v1
    v4 = ishl.i64 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; check: $(l=$V) = ilow v0
; check: $(z=$V) = iconst.i32 0
; check: $(c=$V) = iconst.i32 5
; nextln: $(s=$V) = ishl.i32 $l, $c
; nextln: $(n=$V) = iconcat $z, $s
; nextln: return $n

function %left_31_stays {
block0(v0: i64):
    v1 = iconst.i32 31
    v2 = ishl.i64 v0, v1
    return v2
}
; check: v1 = iconst.i32 31
; nextln: v2 = ishl.i64 v0, v1
; nextln: return v2

function %right_32 {
block0(v0: i64):
    v1 = iconst.i32 32
    v2 = ushr.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(h=$V) = ihigh v0
; nextln: $(n=$V) = uextend.i64 $h
; nextln: return $n

function %high_word {
block0(v0: i64):
    v1 = iconst.i32 96
    v2 = ushr.i64 v0, v1
    v3 = ireduce.i32 v2
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(h=$V) = ihigh v0
; nextln: return $h

function %high_byte {
block0(v0: i64):
    v1 = iconst.i32 56
    v2 = ushr.i64 v0, v1
    v3 = ireduce.i8 v2
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(h=$V) = ihigh v0
; nextln: $(c=$V) = iconst.i32 24
; nextln: $(s=$V) = ushr.i32 $h, $c
; nextln: $(n=$V) = ireduce.i8 $s
; nextln: return $n

function %signed_right_40 {
block0(v0: i64):
    v1 = iconst.i32 40
    v2 = sshr.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(h=$V) = ihigh v0
; nextln: $(c=$V) = iconst.i32 8
; nextln: $(s=$V) = sshr.i32 $h, $c
; nextln: $(n=$V) = sextend.i64 $s
; nextln: return $n

function %right_of_a_word_that_was_extended {
block0(v0: i32):
    v1 = iconst.i32 7
    v2 = uextend.i64 v0
    v3 = ushr.i64 v2, v1
    v4 = sextend.i64 v0
    v5 = sshr.i64 v4, v1
    return v3, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(c=$V) = iconst.i32 7
; nextln: $(s=$V) = ushr.i32 v0, $c
; nextln: $(m=$V) = uextend.i64 $s
; nextln: $(d=$V) = iconst.i32 7
; nextln: $(t=$V) = sshr.i32 v0, $d
; nextln: $(n=$V) = sextend.i64 $t
; nextln: return $m, $n

function %others_stay {
block0(v0: i64, v1: i32, v2: i16):
    v3 = iconst.i32 31
    v4 = ushr.i64 v0, v3
    v5 = sshr.i64 v0, v3
    v6 = ushr.i64 v0, v1
    v7 = uextend.i64 v1
    v8 = ushr.i64 v7, v1
    v9 = uextend.i64 v2
    v10 = ushr.i64 v9, v3
    return v4, v5, v6, v8, v10
}
; check: v4 = ushr.i64 v0, v3
; nextln: v5 = sshr.i64 v0, v3
; nextln: v6 = ushr.i64 v0, v1
; nextln: v7 = uextend.i64 v1
; nextln: v8 = ushr.i64 v7, v1
; nextln: v9 = uextend.i64 v2
; nextln: v10 = ushr.i64 v9, v3
; nextln: return v4, v5, v6, v8, v10

; All of it is the sign.
function %signed_right_63 {
block0(v0: i64):
    v1 = iconst.i32 63
    v2 = sshr.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(h=$V) = ihigh v0
; nextln: $(c=$V) = iconst.i32 31
; nextln: $(s=$V) = sshr.i32 $h, $c
; nextln: $(n=$V) = iconcat $s, $s
; nextln: return $n

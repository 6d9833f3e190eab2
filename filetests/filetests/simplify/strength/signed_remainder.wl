; test simplify dce
; A signed remainder by 1 and -1 is 0; by 2^n it is the dividend less the rounded quotient shifted back, so it has the dividend's sign. By 0 and 7 it stays.

function %one_i8 {
block0(v0: i8):
    v1 = iconst.i8 1
    v2 = srem.i8 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 0
; nextln: return $k

function %one_i64 {
block0(v0: i64):
    v1 = iconst.i64 1
    v2 = srem.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 0
; nextln: return $k

function %minus_one_i16 {
block0(v0: i16):
    v1 = iconst.i16 -1
    v2 = srem.i16 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i16 0
; nextln: return $k

function %minus_one_i64 {
block0(v0: i64):
    v1 = iconst.i64 -1
    v2 = srem.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 0
; nextln: return $k

function %four_in_8 {
block0(v0: i8):
    v1 = iconst.i8 4
    v2 = srem.i8 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = iconst.i32 7
; nextln: $(s=$V) = sshr.i8 v0, $a
; nextln: $(b=$V) = iconst.i32 6
; nextln: $(u=$V) = ushr.i8 $s, $b
; nextln: $(d=$V) = iadd.i8 v0, $u
; nextln: $(e=$V) = iconst.i32 2
; nextln: $(f=$V) = sshr.i8 $d, $e
; nextln: $(g=$V) = iconst.i32 2
; nextln: $(h=$V) = ishl.i8 $f, $g
; nextln: $(i=$V) = isub.i8 v0, $h
; nextln: return $i

; In words of 16 bits it stays: machines widen it.
function %seven {
block0(v0: i16):
    v1 = iconst.i16 7
    v2 = srem.i16 v0, v1
    return v2
}
; check: block0
; nextln: v1 = iconst.i16 7
; nextln: v2 = srem.i16 v0, v1
; nextln: return v2

function %zero {
block0(v0: i32):
    v1 = iconst.i32 0
    v2 = srem.i32 v0, v1
    return v2
}
; check: block0
; nextln: v1 = iconst.i32 0
; nextln: v2 = srem.i32 v0, v1
; nextln: return v2

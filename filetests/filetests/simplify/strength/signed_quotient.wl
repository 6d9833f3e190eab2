; test simplify dce
; A signed quotient by 1, by -1, and by a power of two: 2^n - 1 is added to a negative dividend first, so that it rounds towards zero. By -4 and by 0 it stays, and by the smallest number, which is no power of two.

function %one_i8 {
block0(v0: i8):
    v1 = iconst.i8 1
    v2 = sdiv.i8 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %one_i64 {
block0(v0: i64):
    v1 = iconst.i64 1
    v2 = sdiv.i64 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %minus_one_i16 {
block0(v0: i16):
    v1 = iconst.i16 -1
    v2 = sdiv.i16 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = ineg.i16 v0
; nextln: return $n

function %minus_one_i64 {
block0(v0: i64):
    v1 = iconst.i64 -1
    v2 = sdiv.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = ineg.i64 v0
; nextln: return $n

function %eight_in_16 {
block0(v0: i16):
    v1 = iconst.i16 8
    v2 = sdiv.i16 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = iconst.i32 15
; nextln: $(s=$V) = sshr.i16 v0, $a
; nextln: $(b=$V) = iconst.i32 13
; nextln: $(u=$V) = ushr.i16 $s, $b
; nextln: $(d=$V) = iadd.i16 v0, $u
; nextln: $(e=$V) = iconst.i32 3
; nextln: $(f=$V) = sshr.i16 $d, $e
; nextln: return $f

function %two_in_64 {
block0(v0: i64):
    v1 = iconst.i64 2
    v2 = sdiv.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(h=$V) = ihigh v0
; nextln: $(a=$V) = iconst.i32 31
; nextln: $(s=$V) = sshr.i32 $h, $a
; nextln: $(b=$V) = iconst.i32 31
; nextln: $(u=$V) = ushr.i32 $s, $b
; nextln: $(x=$V) = uextend.i64 $u
; nextln: $(d=$V) = iadd.i64 v0, $x
; nextln: $(e=$V) = iconst.i32 1
; nextln: $(f=$V) = sshr.i64 $d, $e
; nextln: return $f

function %minus_four {
block0(v0: i32):
    v1 = iconst.i32 -4
    v2 = sdiv.i32 v0, v1
    return v2
}
; check: block0
; nextln: v1 = iconst.i32 -4
; nextln: v2 = sdiv.i32 v0, v1
; nextln: return v2

function %zero {
block0(v0: i32):
    v1 = iconst.i32 0
    v2 = sdiv.i32 v0, v1
    return v2
}
; check: block0
; nextln: v1 = iconst.i32 0
; nextln: v2 = sdiv.i32 v0, v1
; nextln: return v2

function %smallest {
block0(v0: i8):
    v1 = iconst.i8 -128
    v2 = sdiv.i8 v0, v1
    return v2
}
; check: block0
; nextln: v1 = iconst.i8 -128
; nextln: v2 = sdiv.i8 v0, v1
; nextln: return v2

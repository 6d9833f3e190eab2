; test simplify dce
; Two signed shifts right are one by the sum; from the width on the sign remains, a shift by the width less one. Of 64 bits those by 32 and more are of the high
; word.

function %below_i16 {
block0(v0: i16):
    v1 = iconst.i32 6
    v2 = iconst.i32 8
    v3 = sshr.i16 v0, v1
    v4 = sshr.i16 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 14
; nextln: $(n=$V) = sshr.i16 v0, $k
; nextln: return $n

function %below_i64 {
block0(v0: i64):
    v1 = iconst.i32 6
    v2 = iconst.i32 8
    v3 = sshr.i64 v0, v1
    v4 = sshr.i64 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 14
; nextln: $(n=$V) = sshr.i64 v0, $k
; nextln: return $n

function %sign_remains {
block0(v0: i8):
    v1 = iconst.i32 5
    v2 = sshr.i8 v0, v1
    v3 = sshr.i8 v2, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 7
; nextln: $(n=$V) = sshr.i8 v0, $k
; nextln: return $n

function %sign_remains_64 {
block0(v0: i64):
    v1 = iconst.i32 40
    v2 = sshr.i64 v0, v1
    v3 = sshr.i64 v2, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(h=$V) = ihigh v0
; nextln: $(k=$V) = iconst.i32 31
; nextln: $(n=$V) = sshr.i32 $h, $k
; nextln: $(x=$V) = sextend.i64 $n
; nextln: return $x

function %below_of_high_word {
block0(v0: i64):
    v1 = iconst.i32 40
    v2 = iconst.i32 8
    v3 = sshr.i64 v0, v1
    v4 = sshr.i64 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(h=$V) = ihigh v0
; nextln: $(k=$V) = iconst.i32 16
; nextln: $(n=$V) = sshr.i32 $h, $k
; nextln: $(x=$V) = sextend.i64 $n
; nextln: return $x

function %unsigned_after_signed {
block0(v0: i32):
    v1 = iconst.i32 4
    v2 = sshr.i32 v0, v1
    v3 = ushr.i32 v2, v1
    return v3
}
; check: block0
; nextln: v1 = iconst.i32 4
; nextln: v2 = sshr.i32 v0, v1
; nextln: v3 = ushr.i32 v2, v1
; nextln: return v3

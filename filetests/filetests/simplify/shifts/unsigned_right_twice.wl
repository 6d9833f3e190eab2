; test simplify dce
; Two unsigned shifts right are one by the sum, or zero.

function %below_i16 {
block0(v0: i16):
    v1 = iconst.i32 6
    v2 = iconst.i32 9
    v3 = ushr.i16 v0, v1
    v4 = ushr.i16 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 15
; nextln: $(n=$V) = ushr.i16 v0, $k
; nextln: return $n

function %below_i64 {
block0(v0: i64):
    v1 = iconst.i32 6
    v2 = iconst.i32 9
    v3 = ushr.i64 v0, v1
    v4 = ushr.i64 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 15
; nextln: $(n=$V) = ushr.i64 v0, $k
; nextln: return $n

function %reaches_the_width {
block0(v0: i64):
    v1 = iconst.i32 32
    v2 = ushr.i64 v0, v1
    v3 = ushr.i64 v2, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 0
; nextln: return $k

function %below_of_high_word {
block0(v0: i64):
    v1 = iconst.i32 40
    v2 = iconst.i32 8
    v3 = ushr.i64 v0, v1
    v4 = ushr.i64 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(h=$V) = ihigh v0
; nextln: $(k=$V) = iconst.i32 16
; nextln: $(n=$V) = ushr.i32 $h, $k
; nextln: $(x=$V) = uextend.i64 $n
; nextln: return $x

function %mixed_with_signed {
block0(v0: i32):
    v1 = iconst.i32 4
    v2 = ushr.i32 v0, v1
    v3 = sshr.i32 v2, v1
    return v3
}
; check: block0
; nextln: v1 = iconst.i32 4
; nextln: v2 = ushr.i32 v0, v1
; nextln: v3 = sshr.i32 v2, v1
; nextln: return v3

; test simplify dce
; x - a becomes x + -a, so that sums have one form. The smallest number is its own negative.

function %becomes_sum_i8 {
block0(v0: i8):
    v1 = iconst.i8 3
    v2 = isub.i8 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 -3
; nextln: $(n=$V) = iadd.i8 v0, $k
; nextln: return $n

function %becomes_sum_i16 {
block0(v0: i16):
    v1 = iconst.i16 3
    v2 = isub.i16 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i16 -3
; nextln: $(n=$V) = iadd.i16 v0, $k
; nextln: return $n

function %becomes_sum_i64 {
block0(v0: i64):
    v1 = iconst.i64 3
    v2 = isub.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 -3
; nextln: $(n=$V) = iadd.i64 v0, $k
; nextln: return $n

function %smallest {
block0(v0: i8):
    v1 = iconst.i8 -128
    v2 = isub.i8 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 -128
; nextln: $(n=$V) = iadd.i8 v0, $k
; nextln: return $n

function %constant_on_the_left {
block0(v0: i32):
    v1 = iconst.i32 3
    v2 = isub.i32 v1, v0
    return v2
}
; check: block0
; nextln: v1 = iconst.i32 3
; nextln: v2 = isub.i32 v1, v0
; nextln: return v2

function %floats_stay {
block0(v0: f32):
    v1 = fconst.f32 3.0
    v2 = fsub.f32 v0, v1
    return v2
}
; check: block0
; nextln: v1 = fconst.f32 3.0
; nextln: v2 = fsub.f32 v0, v1
; nextln: return v2

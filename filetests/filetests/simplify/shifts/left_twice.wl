; test simplify dce
; Two shifts left are one by the sum while that is below the width, and nothing remains from there on.

function %below_i16 {
block0(v0: i16):
    v1 = iconst.i32 3
    v2 = iconst.i32 9
    v3 = ishl.i16 v0, v1
    v4 = ishl.i16 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 12
; nextln: $(n=$V) = ishl.i16 v0, $k
; nextln: return $n

function %below_i64 {
block0(v0: i64):
    v1 = iconst.i32 3
    v2 = iconst.i32 9
    v3 = ishl.i64 v0, v1
    v4 = ishl.i64 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 12
; nextln: $(n=$V) = ishl.i64 v0, $k
; nextln: return $n

function %reaches_the_width {
block0(v0: i8):
    v1 = iconst.i32 4
    v2 = ishl.i8 v0, v1
    v3 = ishl.i8 v2, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 0
; nextln: return $k

function %counts_wrap_first {
block0(v0: i32):
    v1 = iconst.i32 33
    v2 = iconst.i32 34
    v3 = ishl.i32 v0, v1
    v4 = ishl.i32 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 3
; nextln: $(n=$V) = ishl.i32 v0, $k
; nextln: return $n

function %unknown_count {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 4
    v3 = ishl.i32 v0, v1
    v4 = ishl.i32 v3, v2
    return v4
}
; check: block0
; nextln: v2 = iconst.i32 4
; nextln: v3 = ishl.i32 v0, v1
; nextln: v4 = ishl.i32 v3, v2
; nextln: return v4

; Rules with counts make scalar constants, so vectors keep both shifts.
function %vector {
block0(v0: i16x2):
    v1 = iconst.i32 3
    v2 = ishl.i16x2 v0, v1
    v3 = ishl.i16x2 v2, v1
    return v3
}
; check: block0
; nextln: v1 = iconst.i32 3
; nextln: v2 = ishl.i16x2 v0, v1
; nextln: v3 = ishl.i16x2 v2, v1
; nextln: return v3

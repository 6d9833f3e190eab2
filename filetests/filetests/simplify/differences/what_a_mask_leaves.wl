; test simplify dce
; x less what a mask leaves of it is what the other bits leave; so it is of two masks if the first has all bits of the second.

function %other_bits_i8 {
block0(v0: i8):
    v1 = iconst.i8 0xf0
    v2 = band.i8 v0, v1
    v3 = isub.i8 v0, v2
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 15
; nextln: $(n=$V) = band.i8 v0, $k
; nextln: return $n

function %other_bits_i64 {
block0(v0: i64):
    v1 = iconst.i64 -8
    v2 = band.i64 v0, v1
    v3 = isub.i64 v0, v2
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 7
; nextln: $(n=$V) = band.i64 v0, $k
; nextln: return $n

function %within_a_mask {
block0(v0: i32):
    v1 = iconst.i32 1023
    v2 = iconst.i32 1008
    v3 = band.i32 v0, v1
    v4 = band.i32 v0, v2
    v5 = isub.i32 v3, v4
    return v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 15
; nextln: $(n=$V) = band.i32 v0, $k
; nextln: return $n

function %remainder_by_shifts {
block0(v0: i32):
    v1 = iconst.i32 4
    v2 = ushr.i32 v0, v1
    v3 = ishl.i32 v2, v1
    v4 = isub.i32 v0, v3
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 15
; nextln: $(n=$V) = band.i32 v0, $k
; nextln: return $n

function %other_bits_than_the_mask_has {
block0(v0: i32):
    v1 = iconst.i32 15
    v2 = iconst.i32 24
    v3 = band.i32 v0, v1
    v4 = band.i32 v0, v2
    v5 = isub.i32 v3, v4
    return v5
}
; check: v3 = band.i32 v0, v1
; nextln: v4 = band.i32 v0, v2
; nextln: v5 = isub.i32 v3, v4
; nextln: return v5

function %other_value {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 15
    v3 = band.i32 v0, v2
    v4 = isub.i32 v1, v3
    v5 = isub.i32 v3, v0
    return v4, v5
}
; check: v3 = band.i32 v0, v2
; nextln: v4 = isub.i32 v1, v3
; nextln: v5 = isub.i32 v3, v0
; nextln: return v4, v5

; test simplify dce
; Masks of a count that keep all bits the shift looks at go: 7 for 8 bits, 15 for 16, 31 for 32, 63 for 64. Masks with fewer bits stay.

function %left_8 {
block0(v0: i8, v1: i32):
    v2 = iconst.i32 7
    v3 = band.i32 v1, v2
    v4 = ishl.i8 v0, v3
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = ishl.i8 v0, v1
; nextln: return $n

function %right_16 {
block0(v0: i16, v1: i32):
    v2 = iconst.i32 15
    v3 = band.i32 v1, v2
    v4 = ushr.i16 v0, v3
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = ushr.i16 v0, v1
; nextln: return $n

function %signed_64 {
block0(v0: i64, v1: i32):
    v2 = iconst.i32 63
    v3 = band.i32 v1, v2
    v4 = sshr.i64 v0, v3
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = sshr.i64 v0, v1
; nextln: return $n

function %more_bits {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 255
    v3 = band.i32 v1, v2
    v4 = ishl.i32 v0, v3
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = ishl.i32 v0, v1
; nextln: return $n

function %lanes_of_a_vector {
block0(v0: i16x2, v1: i32):
    v2 = iconst.i32 15
    v3 = band.i32 v1, v2
    v4 = ushr.i16x2 v0, v3
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = ushr.i16x2 v0, v1
; nextln: return $n

function %too_few_bits {
block0(v0: i64, v1: i32):
    v2 = iconst.i32 31
    v3 = band.i32 v1, v2
    v4 = ishl.i64 v0, v3
    return v4
}
; check: block0
; nextln: v2 = iconst.i32 31
; nextln: v3 = band.i32 v1, v2
; nextln: v4 = ishl.i64 v0, v3
; nextln: return v4

function %hole_in_the_mask {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 29
    v3 = band.i32 v1, v2
    v4 = sshr.i32 v0, v3
    return v4
}
; check: block0
; nextln: v2 = iconst.i32 29
; nextln: v3 = band.i32 v1, v2
; nextln: v4 = sshr.i32 v0, v3
; nextln: return v4

; test simplify dce
; A shift by 0, or by a multiple of the width, is nothing: counts are taken modulo the width (HSA PRM 5.6). 8 is no multiple for 16 bits.

function %left_zero_i8 {
block0(v0: i8):
    v1 = iconst.i32 0
    v2 = ishl.i8 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %left_zero_i16 {
block0(v0: i16):
    v1 = iconst.i32 0
    v2 = ishl.i16 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %left_zero_i64 {
block0(v0: i64):
    v1 = iconst.i32 0
    v2 = ishl.i64 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %right_width {
block0(v0: i64):
    v1 = iconst.i32 64
    v2 = ushr.i64 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %signed_twice_the_width {
block0(v0: i16):
    v1 = iconst.i32 32
    v2 = sshr.i16 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %width_of_the_count {
block0(v0: i64):
    v1 = iconst.i32 32
    v2 = ishl.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(z=$V) = iconst.i32 0
; nextln: $(l=$V) = ilow v0
; nextln: $(n=$V) = iconcat $z, $l
; nextln: return $n

function %half_of_the_width {
block0(v0: i16):
    v1 = iconst.i32 8
    v2 = ushr.i16 v0, v1
    return v2
}
; check: block0
; nextln: v1 = iconst.i32 8
; nextln: v2 = ushr.i16 v0, v1
; nextln: return v2

; test simplify dce
; x - y and x ^ y are zero where x equals y. An ordering of a difference says something else: it may wrap.

function %difference_i8 {
block0(v0: i8, v1: i8):
    v2 = iconst.i8 0
    v3 = isub.i8 v0, v1
    v4 = icmp.eq v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = icmp.eq v0, v1
; nextln: return $a

function %difference_i16 {
block0(v0: i16, v1: i16):
    v2 = iconst.i16 0
    v3 = isub.i16 v0, v1
    v4 = icmp.eq v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = icmp.eq v0, v1
; nextln: return $a

function %difference_i64 {
block0(v0: i64, v1: i64):
    v2 = iconst.i64 0
    v3 = isub.i64 v0, v1
    v4 = icmp.eq v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = icmp.eq v0, v1
; nextln: return $a

function %exclusive_or_i8 {
block0(v0: i8, v1: i8):
    v2 = iconst.i8 0
    v3 = bxor.i8 v0, v1
    v4 = icmp.ne v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = icmp.ne v0, v1
; nextln: return $a

function %exclusive_or_i64 {
block0(v0: i64, v1: i64):
    v2 = iconst.i64 0
    v3 = bxor.i64 v0, v1
    v4 = icmp.ne v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = icmp.ne v0, v1
; nextln: return $a

function %ordering {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 0
    v3 = isub.i32 v0, v1
    v4 = icmp.slt v3, v2
    return v4
}
; check: block0
; nextln: v2 = iconst.i32 0
; nextln: v3 = isub.i32 v0, v1
; nextln: v4 = icmp.slt v3, v2
; nextln: return v4

function %with_one {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 1
    v3 = bxor.i32 v0, v1
    v4 = icmp.eq v3, v2
    return v4
}
; check: block0
; nextln: v2 = iconst.i32 1
; nextln: v3 = bxor.i32 v0, v1
; nextln: v4 = icmp.eq v3, v2
; nextln: return v4

; Equal infinities have a NaN for a difference: the float form stays.
function %floats {
block0(v0: f32, v1: f32):
    v2 = fconst.f32 0.0
    v3 = fsub.f32 v0, v1
    v4 = fcmp.eq v3, v2
    return v4
}
; check: block0
; nextln: v2 = fconst.f32 0.0
; nextln: v3 = fsub.f32 v0, v1
; nextln: v4 = fcmp.eq v3, v2
; nextln: return v4

; test simplify dce
; The high half of x * 0 is 0, and that of an unsigned x * 1. A signed x * 1 has the sign of x in its high half.

function %unsigned_zero_i8 {
block0(v0: i8):
    v1 = iconst.i8 0
    v2 = umulhi.i8 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 0
; nextln: return $k

function %unsigned_zero_i16 {
block0(v0: i16):
    v1 = iconst.i16 0
    v2 = umulhi.i16 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i16 0
; nextln: return $k

function %unsigned_zero_i64 {
block0(v0: i64):
    v1 = iconst.i64 0
    v2 = umulhi.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 0
; nextln: return $k

function %unsigned_one_i8 {
block0(v0: i8):
    v1 = iconst.i8 1
    v2 = umulhi.i8 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 0
; nextln: return $k

function %unsigned_one_i64 {
block0(v0: i64):
    v1 = iconst.i64 1
    v2 = umulhi.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 0
; nextln: return $k

function %signed_zero_i16 {
block0(v0: i16):
    v1 = iconst.i16 0
    v2 = smulhi.i16 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i16 0
; nextln: return $k

function %signed_zero_i64 {
block0(v0: i64):
    v1 = iconst.i64 0
    v2 = smulhi.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 0
; nextln: return $k

function %signed_one_stays {
block0(v0: i32):
    v1 = iconst.i32 1
    v2 = smulhi.i32 v0, v1
    return v2
}
; check: block0
; nextln: v1 = iconst.i32 1
; nextln: v2 = smulhi.i32 v0, v1
; nextln: return v2

function %unsigned_two_stays {
block0(v0: i32):
    v1 = iconst.i32 2
    v2 = umulhi.i32 v0, v1
    return v2
}
; check: block0
; nextln: v1 = iconst.i32 2
; nextln: v2 = umulhi.i32 v0, v1
; nextln: return v2

; test simplify dce
; x & ~x is 0, also of truth values; of vectors it stays, and so does the and of a complement of something else.

function %right_i8 {
block0(v0: i8):
    v1 = bnot.i8 v0
    v2 = band.i8 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 0
; nextln: return $k

function %right_i16 {
block0(v0: i16):
    v1 = bnot.i16 v0
    v2 = band.i16 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i16 0
; nextln: return $k

function %right_i64 {
block0(v0: i64):
    v1 = bnot.i64 v0
    v2 = band.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 0
; nextln: return $k

function %left {
block0(v0: b1):
    v1 = bnot.b1 v0
    v2 = band.b1 v1, v0
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = bconst 0
; nextln: return $k

function %vector {
block0(v0: i32x2):
    v1 = bnot.i32x2 v0
    v2 = band.i32x2 v0, v1
    return v2
}
; check: block0
; nextln: v1 = bnot.i32x2 v0
; nextln: v2 = band.i32x2 v0, v1
; nextln: return v2

function %negation {
block0(v0: i32):
    v1 = ineg.i32 v0
    v2 = band.i32 v0, v1
    return v2
}
; check: block0
; nextln: v1 = ineg.i32 v0
; nextln: v2 = band.i32 v0, v1
; nextln: return v2

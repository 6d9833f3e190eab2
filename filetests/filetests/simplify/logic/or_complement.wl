; test simplify dce
; x | ~x is all ones, of truth values true. Of vectors it stays.

function %right_i8 {
block0(v0: i8):
    v1 = bnot.i8 v0
    v2 = bor.i8 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 -1
; nextln: return $k

function %right_i16 {
block0(v0: i16):
    v1 = bnot.i16 v0
    v2 = bor.i16 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i16 -1
; nextln: return $k

function %right_i64 {
block0(v0: i64):
    v1 = bnot.i64 v0
    v2 = bor.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 -1
; nextln: return $k

function %left {
block0(v0: b1):
    v1 = bnot.b1 v0
    v2 = bor.b1 v1, v0
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = bconst 1
; nextln: return $k

function %vector {
block0(v0: i8x4):
    v1 = bnot.i8x4 v0
    v2 = bor.i8x4 v0, v1
    return v2
}
; check: block0
; nextln: v1 = bnot.i8x4 v0
; nextln: v2 = bor.i8x4 v0, v1
; nextln: return v2

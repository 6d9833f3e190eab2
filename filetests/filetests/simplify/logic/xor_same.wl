; test simplify dce
; x ^ x is 0, of truth values false; of vectors it stays.

function %itself_i8 {
block0(v0: i8):
    v1 = bxor.i8 v0, v0
    return v1
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 0
; nextln: return $k

function %itself_i16 {
block0(v0: i16):
    v1 = bxor.i16 v0, v0
    return v1
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i16 0
; nextln: return $k

function %itself_i64 {
block0(v0: i64):
    v1 = bxor.i64 v0, v0
    return v1
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 0
; nextln: return $k

function %truth {
block0(v0: b1):
    v1 = bxor.b1 v0, v0
    return v1
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = bconst 0
; nextln: return $k

function %vector {
block0(v0: i16x2):
    v1 = bxor.i16x2 v0, v0
    return v1
}
; check: block0
; nextln: v1 = bxor.i16x2 v0, v0
; nextln: return v1

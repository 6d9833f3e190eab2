; test simplify dce
; x & 0 is 0. For truth values the zero is `bconst 0`.

function %zero_i8 {
block0(v0: i8):
    v1 = iconst.i8 0
    v2 = band.i8 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 0
; nextln: return $k

function %zero_i16 {
block0(v0: i16):
    v1 = iconst.i16 0
    v2 = band.i16 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i16 0
; nextln: return $k

function %zero_i64 {
block0(v0: i64):
    v1 = iconst.i64 0
    v2 = band.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 0
; nextln: return $k

function %false {
block0(v0: b1):
    v1 = bconst 0
    v2 = band.b1 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = bconst 0
; nextln: return $k

; test simplify dce
; x ^ 0 is x; x ^ all ones is ~x. The sign bit alone stays.

function %zero_i8 {
block0(v0: i8):
    v1 = iconst.i8 0
    v2 = bxor.i8 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %zero_i64 {
block0(v0: i64):
    v1 = iconst.i64 0
    v2 = bxor.i64 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %ones_i8 {
block0(v0: i8):
    v1 = iconst.i8 -1
    v2 = bxor.i8 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = bnot.i8 v0
; nextln: return $n

function %ones_i16 {
block0(v0: i16):
    v1 = iconst.i16 -1
    v2 = bxor.i16 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = bnot.i16 v0
; nextln: return $n

function %ones_i64 {
block0(v0: i64):
    v1 = iconst.i64 -1
    v2 = bxor.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = bnot.i64 v0
; nextln: return $n

function %false {
block0(v0: b1):
    v1 = bconst 0
    v2 = bxor.b1 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %sign_bit {
block0(v0: i32):
    v1 = iconst.i32 0x80000000
    v2 = bxor.i32 v0, v1
    return v2
}
; check: block0
; nextln: v1 = iconst.i32 0x80000000
; nextln: v2 = bxor.i32 v0, v1
; nextln: return v2

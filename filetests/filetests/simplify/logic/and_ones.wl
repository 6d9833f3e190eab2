; test simplify dce
; x & all ones is x. Ones of a narrower type are a mask that stays.

function %ones_i8 {
block0(v0: i8):
    v1 = iconst.i8 -1
    v2 = band.i8 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %ones_i16 {
block0(v0: i16):
    v1 = iconst.i16 -1
    v2 = band.i16 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %ones_i64 {
block0(v0: i64):
    v1 = iconst.i64 -1
    v2 = band.i64 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %true {
block0(v0: b1):
    v1 = bconst 1
    v2 = band.b1 v1, v0
    return v2
}
; check: block0
; nextln: return v0

function %byte_of_a_word {
block0(v0: i32):
    v1 = iconst.i32 255
    v2 = band.i32 v0, v1
    return v2
}
; check: block0
; nextln: v1 = iconst.i32 255
; nextln: v2 = band.i32 v0, v1
; nextln: return v2

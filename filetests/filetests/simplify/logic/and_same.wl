; test simplify dce
; x & x is x, for truth values, integers and vectors.

function %itself_b1 {
block0(v0: b1):
    v1 = band.b1 v0, v0
    return v1
}
; check: block0
; nextln: return v0

function %itself_i8 {
block0(v0: i8):
    v1 = band.i8 v0, v0
    return v1
}
; check: block0
; nextln: return v0

function %itself_i16 {
block0(v0: i16):
    v1 = band.i16 v0, v0
    return v1
}
; check: block0
; nextln: return v0

function %itself_i64 {
block0(v0: i64):
    v1 = band.i64 v0, v0
    return v1
}
; check: block0
; nextln: return v0

function %itself_i8x4 {
block0(v0: i8x4):
    v1 = band.i8x4 v0, v0
    return v1
}
; check: block0
; nextln: return v0

function %itself_i64x2 {
block0(v0: i64x2):
    v1 = band.i64x2 v0, v0
    return v1
}
; check: block0
; nextln: return v0

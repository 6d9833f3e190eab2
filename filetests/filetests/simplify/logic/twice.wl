; test simplify dce
; A complement, or a reversal of bits, twice is nothing. One of each stays.

function %complement_b1 {
block0(v0: b1):
    v1 = bnot.b1 v0
    v2 = bnot.b1 v1
    return v2
}
; check: block0
; nextln: return v0

function %complement_i8 {
block0(v0: i8):
    v1 = bnot.i8 v0
    v2 = bnot.i8 v1
    return v2
}
; check: block0
; nextln: return v0

function %complement_i16 {
block0(v0: i16):
    v1 = bnot.i16 v0
    v2 = bnot.i16 v1
    return v2
}
; check: block0
; nextln: return v0

function %complement_i64 {
block0(v0: i64):
    v1 = bnot.i64 v0
    v2 = bnot.i64 v1
    return v2
}
; check: block0
; nextln: return v0

function %complement_i8x8 {
block0(v0: i8x8):
    v1 = bnot.i8x8 v0
    v2 = bnot.i8x8 v1
    return v2
}
; check: block0
; nextln: return v0

function %reversal_i8 {
block0(v0: i8):
    v1 = bitrev.i8 v0
    v2 = bitrev.i8 v1
    return v2
}
; check: block0
; nextln: return v0

function %reversal_i32 {
block0(v0: i32):
    v1 = bitrev.i32 v0
    v2 = bitrev.i32 v1
    return v2
}
; check: block0
; nextln: return v0

function %reversal_i64 {
block0(v0: i64):
    v1 = bitrev.i64 v0
    v2 = bitrev.i64 v1
    return v2
}
; check: block0
; nextln: return v0

function %both {
block0(v0: i32):
    v1 = bitrev.i32 v0
    v2 = bnot.i32 v1
    v3 = bitrev.i32 v2
    return v3
}
; check: block0
; nextln: v1 = bitrev.i32 v0
; nextln: v2 = bnot.i32 v1
; nextln: v3 = bitrev.i32 v2
; nextln: return v3

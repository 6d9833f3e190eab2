; test simplify dce
; (x & y) | x is x. (x & y) | z stays.

function %absorbs_b1 {
block0(v0: b1, v1: b1):
    v2 = band.b1 v0, v1
    v3 = bor.b1 v2, v0
    return v3
}
; check: block0
; nextln: return v0

function %absorbs_i16 {
block0(v0: i16, v1: i16):
    v2 = band.i16 v0, v1
    v3 = bor.i16 v2, v0
    return v3
}
; check: block0
; nextln: return v0

function %absorbs_i64 {
block0(v0: i64, v1: i64):
    v2 = band.i64 v0, v1
    v3 = bor.i64 v2, v0
    return v3
}
; check: block0
; nextln: return v0

function %absorbs_i32x2 {
block0(v0: i32x2, v1: i32x2):
    v2 = band.i32x2 v0, v1
    v3 = bor.i32x2 v2, v0
    return v3
}
; check: block0
; nextln: return v0

function %third {
block0(v0: i64, v1: i64, v2: i64):
    v3 = band.i64 v0, v1
    v4 = bor.i64 v3, v2
    return v4
}
; check: block0
; nextln: v3 = band.i64 v0, v1
; nextln: v4 = bor.i64 v3, v2
; nextln: return v4

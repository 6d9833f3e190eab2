; test simplify dce
; (x | y) & x is x. (x | y) & z stays.

function %absorbs_b1 {
block0(v0: b1, v1: b1):
    v2 = bor.b1 v0, v1
    v3 = band.b1 v2, v0
    return v3
}
; check: block0
; nextln: return v0

function %absorbs_i8 {
block0(v0: i8, v1: i8):
    v2 = bor.i8 v0, v1
    v3 = band.i8 v2, v0
    return v3
}
; check: block0
; nextln: return v0

function %absorbs_i64 {
block0(v0: i64, v1: i64):
    v2 = bor.i64 v0, v1
    v3 = band.i64 v2, v0
    return v3
}
; check: block0
; nextln: return v0

function %absorbs_i16x2 {
block0(v0: i16x2, v1: i16x2):
    v2 = bor.i16x2 v0, v1
    v3 = band.i16x2 v2, v0
    return v3
}
; check: block0
; nextln: return v0

function %third {
block0(v0: i32, v1: i32, v2: i32):
    v3 = bor.i32 v0, v1
    v4 = band.i32 v3, v2
    return v4
}
; check: block0
; nextln: v3 = bor.i32 v0, v1
; nextln: v4 = band.i32 v3, v2
; nextln: return v4

; test simplify dce
; x - (x - y) is y. (x - y) - x is not.

function %other_i8 {
block0(v0: i8, v1: i8):
    v2 = isub.i8 v0, v1
    v3 = isub.i8 v0, v2
    return v3
}
; check: block0
; nextln: return v1

function %other_i16 {
block0(v0: i16, v1: i16):
    v2 = isub.i16 v0, v1
    v3 = isub.i16 v0, v2
    return v3
}
; check: block0
; nextln: return v1

function %other_i64 {
block0(v0: i64, v1: i64):
    v2 = isub.i64 v0, v1
    v3 = isub.i64 v0, v2
    return v3
}
; check: block0
; nextln: return v1

function %other_i32x2 {
block0(v0: i32x2, v1: i32x2):
    v2 = isub.i32x2 v0, v1
    v3 = isub.i32x2 v0, v2
    return v3
}
; check: block0
; nextln: return v1

function %wrong_way {
block0(v0: i32, v1: i32):
    v2 = isub.i32 v0, v1
    v3 = isub.i32 v2, v0
    return v3
}
; check: block0
; nextln: v2 = isub.i32 v0, v1
; nextln: v3 = isub.i32 v2, v0
; nextln: return v3

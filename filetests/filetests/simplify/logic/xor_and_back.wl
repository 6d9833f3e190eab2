; test simplify dce
; (x ^ y) ^ y is x and (x ^ y) ^ x is y; a third value stays.

function %second_b1 {
block0(v0: b1, v1: b1):
    v2 = bxor.b1 v0, v1
    v3 = bxor.b1 v2, v1
    return v3
}
; check: block0
; nextln: return v0

function %second_i8 {
block0(v0: i8, v1: i8):
    v2 = bxor.i8 v0, v1
    v3 = bxor.i8 v2, v1
    return v3
}
; check: block0
; nextln: return v0

function %second_i64 {
block0(v0: i64, v1: i64):
    v2 = bxor.i64 v0, v1
    v3 = bxor.i64 v2, v1
    return v3
}
; check: block0
; nextln: return v0

function %second_i32x2 {
block0(v0: i32x2, v1: i32x2):
    v2 = bxor.i32x2 v0, v1
    v3 = bxor.i32x2 v2, v1
    return v3
}
; check: block0
; nextln: return v0

function %first_b1 {
block0(v0: b1, v1: b1):
    v2 = bxor.b1 v0, v1
    v3 = bxor.b1 v2, v0
    return v3
}
; check: block0
; nextln: return v1

function %first_i16 {
block0(v0: i16, v1: i16):
    v2 = bxor.i16 v0, v1
    v3 = bxor.i16 v2, v0
    return v3
}
; check: block0
; nextln: return v1

function %first_i64 {
block0(v0: i64, v1: i64):
    v2 = bxor.i64 v0, v1
    v3 = bxor.i64 v2, v0
    return v3
}
; check: block0
; nextln: return v1

function %third {
block0(v0: i32, v1: i32, v2: i32):
    v3 = bxor.i32 v0, v1
    v4 = bxor.i32 v3, v2
    return v4
}
; check: block0
; nextln: v3 = bxor.i32 v0, v1
; nextln: v4 = bxor.i32 v3, v2
; nextln: return v4

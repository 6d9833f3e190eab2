; test simplify dce
; (x + y) - x is y, and (x + y) - y is x. x - (x + y) is not simplified by these.

function %less_first_i8 {
block0(v0: i8, v1: i8):
    v2 = iadd.i8 v0, v1
    v3 = isub.i8 v2, v0
    return v3
}
; check: block0
; nextln: return v1

function %less_first_i64 {
block0(v0: i64, v1: i64):
    v2 = iadd.i64 v0, v1
    v3 = isub.i64 v2, v0
    return v3
}
; check: block0
; nextln: return v1

function %less_first_i32x2 {
block0(v0: i32x2, v1: i32x2):
    v2 = iadd.i32x2 v0, v1
    v3 = isub.i32x2 v2, v0
    return v3
}
; check: block0
; nextln: return v1

function %less_second_i16 {
block0(v0: i16, v1: i16):
    v2 = iadd.i16 v0, v1
    v3 = isub.i16 v2, v1
    return v3
}
; check: block0
; nextln: return v0

function %less_second_i64 {
block0(v0: i64, v1: i64):
    v2 = iadd.i64 v0, v1
    v3 = isub.i64 v2, v1
    return v3
}
; check: block0
; nextln: return v0

function %part_less_sum {
block0(v0: i32, v1: i32):
    v2 = iadd.i32 v0, v1
    v3 = isub.i32 v0, v2
    return v3
}
; check: block0
; nextln: v2 = iadd.i32 v0, v1
; nextln: v3 = isub.i32 v0, v2
; nextln: return v3

function %floats_stay {
block0(v0: f64, v1: f64):
    v2 = fadd.f64 v0, v1
    v3 = fsub.f64 v2, v1
    return v3
}
; check: block0
; nextln: v2 = fadd.f64 v0, v1
; nextln: v3 = fsub.f64 v2, v1
; nextln: return v3

; test simplify dce
; A constant condition chooses.

function %true_i8 {
block0(v0: i8, v1: i8):
    v2 = bconst 1
    v3 = select.i8 v2, v0, v1
    return v3
}
; check: block0
; nextln: return v0

function %true_f32 {
block0(v0: f32, v1: f32):
    v2 = bconst 1
    v3 = select.f32 v2, v0, v1
    return v3
}
; check: block0
; nextln: return v0

function %true_i64 {
block0(v0: i64, v1: i64):
    v2 = bconst 1
    v3 = select.i64 v2, v0, v1
    return v3
}
; check: block0
; nextln: return v0

function %false_i16 {
block0(v0: i16, v1: i16):
    v2 = bconst 0
    v3 = select.i16 v2, v0, v1
    return v3
}
; check: block0
; nextln: return v1

function %false_f64 {
block0(v0: f64, v1: f64):
    v2 = bconst 0
    v3 = select.f64 v2, v0, v1
    return v3
}
; check: block0
; nextln: return v1

function %false_i32x2 {
block0(v0: i32x2, v1: i32x2):
    v2 = bconst 0
    v3 = select.i32x2 v2, v0, v1
    return v3
}
; check: block0
; nextln: return v1

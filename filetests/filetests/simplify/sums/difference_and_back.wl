; test simplify dce
; (x - y) + y and y + (x - y) are x, also for vectors, for sums wrap. (x - y) + x is not.

function %right_i8 {
block0(v0: i8, v1: i8):
    v2 = isub.i8 v0, v1
    v3 = iadd.i8 v2, v1
    return v3
}
; check: block0
; nextln: return v0

function %right_i64 {
block0(v0: i64, v1: i64):
    v2 = isub.i64 v0, v1
    v3 = iadd.i64 v2, v1
    return v3
}
; check: block0
; nextln: return v0

function %right_i32x2 {
block0(v0: i32x2, v1: i32x2):
    v2 = isub.i32x2 v0, v1
    v3 = iadd.i32x2 v2, v1
    return v3
}
; check: block0
; nextln: return v0

function %left_i16 {
block0(v0: i16, v1: i16):
    v2 = isub.i16 v0, v1
    v3 = iadd.i16 v1, v2
    return v3
}
; check: block0
; nextln: return v0

function %left_i32x4 {
block0(v0: i32x4, v1: i32x4):
    v2 = isub.i32x4 v0, v1
    v3 = iadd.i32x4 v1, v2
    return v3
}
; check: block0
; nextln: return v0

function %adds_the_first {
block0(v0: i32, v1: i32):
    v2 = isub.i32 v0, v1
    v3 = iadd.i32 v2, v0
    return v3
}
; check: block0
; nextln: v2 = isub.i32 v0, v1
; nextln: v3 = iadd.i32 v2, v0
; nextln: return v3

; Floating point rounds: the difference does not come back.
function %floats_stay {
block0(v0: f32, v1: f32):
    v2 = fsub.f32 v0, v1
    v3 = fadd.f32 v2, v1
    return v3
}
; check: block0
; nextln: v2 = fsub.f32 v0, v1
; nextln: v3 = fadd.f32 v2, v1
; nextln: return v3

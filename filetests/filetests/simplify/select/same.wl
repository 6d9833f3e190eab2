; test simplify dce
; A choice between a value and itself is no choice, whatever the type.

function %any_b1 {
block0(v0: b1, v1: b1):
    v2 = select.b1 v0, v1, v1
    return v2
}
; check: block0
; nextln: return v1

function %any_i8 {
block0(v0: b1, v1: i8):
    v2 = select.i8 v0, v1, v1
    return v2
}
; check: block0
; nextln: return v1

function %any_i64 {
block0(v0: b1, v1: i64):
    v2 = select.i64 v0, v1, v1
    return v2
}
; check: block0
; nextln: return v1

function %any_f16 {
block0(v0: b1, v1: f16):
    v2 = select.f16 v0, v1, v1
    return v2
}
; check: block0
; nextln: return v1

function %any_f64 {
block0(v0: b1, v1: f64):
    v2 = select.f64 v0, v1, v1
    return v2
}
; check: block0
; nextln: return v1

function %any_f16x2 {
block0(v0: b1, v1: f16x2):
    v2 = select.f16x2 v0, v1, v1
    return v2
}
; check: block0
; nextln: return v1

function %any_i32x4 {
block0(v0: b1, v1: i32x4):
    v2 = select.i32x4 v0, v1, v1
    return v2
}
; check: block0
; nextln: return v1

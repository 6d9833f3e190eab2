; test simplify dce
; min(max(x, y), y) is y, and so for the others, while both compare in the same way. Floats may be NaN: they stay.

function %umin_umax_i8 {
block0(v0: i8, v1: i8):
    v2 = umax.i8 v0, v1
    v3 = umin.i8 v2, v1
    return v3
}
; check: block0
; nextln: return v1

function %umin_umax_i64 {
block0(v0: i64, v1: i64):
    v2 = umax.i64 v0, v1
    v3 = umin.i64 v2, v1
    return v3
}
; check: block0
; nextln: return v1

function %umax_umin_i16 {
block0(v0: i16, v1: i16):
    v2 = umin.i16 v0, v1
    v3 = umax.i16 v2, v1
    return v3
}
; check: block0
; nextln: return v1

function %umax_umin_i64 {
block0(v0: i64, v1: i64):
    v2 = umin.i64 v0, v1
    v3 = umax.i64 v2, v1
    return v3
}
; check: block0
; nextln: return v1

function %smin_smax_i8 {
block0(v0: i8, v1: i8):
    v2 = smax.i8 v0, v1
    v3 = smin.i8 v2, v1
    return v3
}
; check: block0
; nextln: return v1

function %smin_smax_i64 {
block0(v0: i64, v1: i64):
    v2 = smax.i64 v0, v1
    v3 = smin.i64 v2, v1
    return v3
}
; check: block0
; nextln: return v1

function %smax_smin_i16 {
block0(v0: i16, v1: i16):
    v2 = smin.i16 v0, v1
    v3 = smax.i16 v2, v1
    return v3
}
; check: block0
; nextln: return v1

function %smax_smin_i64 {
block0(v0: i64, v1: i64):
    v2 = smin.i64 v0, v1
    v3 = smax.i64 v2, v1
    return v3
}
; check: block0
; nextln: return v1

function %mixed {
block0(v0: i32, v1: i32):
    v2 = smax.i32 v0, v1
    v3 = umin.i32 v2, v1
    return v3
}
; check: block0
; nextln: v2 = smax.i32 v0, v1
; nextln: v3 = umin.i32 v2, v1
; nextln: return v3

function %floats {
block0(v0: f32, v1: f32):
    v2 = fmax.f32 v0, v1
    v3 = fmin.f32 v2, v1
    return v3
}
; check: block0
; nextln: v2 = fmax.f32 v0, v1
; nextln: v3 = fmin.f32 v2, v1
; nextln: return v3

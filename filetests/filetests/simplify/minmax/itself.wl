; test simplify dce
; The minimum or maximum of a value and itself. Those of floats stay: they quiet a signalling NaN.

function %umin_i8 {
block0(v0: i8):
    v1 = umin.i8 v0, v0
    return v1
}
; check: block0
; nextln: return v0

function %umin_i64 {
block0(v0: i64):
    v1 = umin.i64 v0, v0
    return v1
}
; check: block0
; nextln: return v0

function %umin_i32x2 {
block0(v0: i32x2):
    v1 = umin.i32x2 v0, v0
    return v1
}
; check: block0
; nextln: return v0

function %umax_i16 {
block0(v0: i16):
    v1 = umax.i16 v0, v0
    return v1
}
; check: block0
; nextln: return v0

function %umax_i64 {
block0(v0: i64):
    v1 = umax.i64 v0, v0
    return v1
}
; check: block0
; nextln: return v0

function %smin_i8 {
block0(v0: i8):
    v1 = smin.i8 v0, v0
    return v1
}
; check: block0
; nextln: return v0

function %smin_i64 {
block0(v0: i64):
    v1 = smin.i64 v0, v0
    return v1
}
; check: block0
; nextln: return v0

function %smax_i16 {
block0(v0: i16):
    v1 = smax.i16 v0, v0
    return v1
}
; check: block0
; nextln: return v0

function %smax_i64 {
block0(v0: i64):
    v1 = smax.i64 v0, v0
    return v1
}
; check: block0
; nextln: return v0

function %fmin {
block0(v0: f32):
    v1 = fmin.f32 v0, v0
    return v1
}
; check: block0
; nextln: v1 = fmin.f32 v0, v0
; nextln: return v1

function %fmax {
block0(v0: f64):
    v1 = fmax.f64 v0, v0
    return v1
}
; check: block0
; nextln: v1 = fmax.f64 v0, v0
; nextln: return v1

; test simplify dce
; A cast to the type that the value has is nothing; a cast of a cast goes back or straight to the last type.

function %nothing_i32 {
block0(v0: i32):
    v1 = bitcast.i32 v0
    return v1
}
; check: block0
; nextln: return v0

function %nothing_f32 {
block0(v0: f32):
    v1 = bitcast.f32 v0
    return v1
}
; check: block0
; nextln: return v0

function %nothing_f16x2 {
block0(v0: f16x2):
    v1 = bitcast.f16x2 v0
    return v1
}
; check: block0
; nextln: return v0

function %nothing_i64 {
block0(v0: i64):
    v1 = bitcast.i64 v0
    return v1
}
; check: block0
; nextln: return v0

function %back_f32 {
block0(v0: f32):
    v1 = bitcast.i32 v0
    v2 = bitcast.f32 v1
    return v2
}
; check: block0
; nextln: return v0

function %back_f16x2 {
block0(v0: f16x2):
    v1 = bitcast.i32 v0
    v2 = bitcast.f16x2 v1
    return v2
}
; check: block0
; nextln: return v0

function %back_i8x4 {
block0(v0: i8x4):
    v1 = bitcast.i32 v0
    v2 = bitcast.i8x4 v1
    return v2
}
; check: block0
; nextln: return v0

function %on {
block0(v0: f64):
    v1 = bitcast.i64 v0
    v2 = bitcast.f32x2 v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = bitcast.f32x2 v0
; nextln: return $n

function %one_stays {
block0(v0: f32):
    v1 = bitcast.i32 v0
    return v1
}
; check: block0
; nextln: v1 = bitcast.i32 v0
; nextln: return v1

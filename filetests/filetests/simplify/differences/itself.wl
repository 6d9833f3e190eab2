; test simplify dce
; x - x is 0 for integers. Not for vectors, whose zero is no constant, and not for floats, where x may be infinite or a NaN.

function %zero_i8 {
block0(v0: i8):
    v1 = isub.i8 v0, v0
    return v1
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 0
; nextln: return $k

function %zero_i16 {
block0(v0: i16):
    v1 = isub.i16 v0, v0
    return v1
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i16 0
; nextln: return $k

function %zero_i32 {
block0(v0: i32):
    v1 = isub.i32 v0, v0
    return v1
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0
; nextln: return $k

function %zero_i64 {
block0(v0: i64):
    v1 = isub.i64 v0, v0
    return v1
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 0
; nextln: return $k

function %vector {
block0(v0: i16x2):
    v1 = isub.i16x2 v0, v0
    return v1
}
; check: block0
; nextln: v1 = isub.i16x2 v0, v0
; nextln: return v1

function %floats_f16 {
block0(v0: f16):
    v1 = fsub.f16 v0, v0
    return v1
}
; check: block0
; nextln: v1 = fsub.f16 v0, v0
; nextln: return v1

function %floats_f32 {
block0(v0: f32):
    v1 = fsub.f32 v0, v0
    return v1
}
; check: block0
; nextln: v1 = fsub.f32 v0, v0
; nextln: return v1

function %floats_f64 {
block0(v0: f64):
    v1 = fsub.f64 v0, v0
    return v1
}
; check: block0
; nextln: v1 = fsub.f64 v0, v0
; nextln: return v1

function %another {
block0(v0: i32, v1: i32):
    v2 = isub.i32 v0, v1
    return v2
}
; check: block0
; nextln: v2 = isub.i32 v0, v1
; nextln: return v2

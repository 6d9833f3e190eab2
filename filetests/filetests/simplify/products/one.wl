; test simplify dce
; x * 1 is x for integers. For floats it quiets a signalling NaN, and flushes with ftz: it stays.

function %integer_i8 {
block0(v0: i8):
    v1 = iconst.i8 1
    v2 = imul.i8 v1, v0
    return v2
}
; check: block0
; nextln: return v0

function %integer_i16 {
block0(v0: i16):
    v1 = iconst.i16 1
    v2 = imul.i16 v1, v0
    return v2
}
; check: block0
; nextln: return v0

function %integer_i64 {
block0(v0: i64):
    v1 = iconst.i64 1
    v2 = imul.i64 v1, v0
    return v2
}
; check: block0
; nextln: return v0

function %float {
block0(v0: f32):
    v1 = fconst.f32 1.0
    v2 = fmul.f32 v0, v1
    return v2
}
; check: block0
; nextln: v1 = fconst.f32 1.0
; nextln: v2 = fmul.f32 v0, v1
; nextln: return v2

function %flushing {
block0(v0: f32):
    v1 = fconst.f32 1.0
    v2 = fmul.ftz.f32 v0, v1
    return v2
}
; check: block0
; nextln: v1 = fconst.f32 1.0
; nextln: v2 = fmul.ftz.f32 v0, v1
; nextln: return v2

function %divided {
block0(v0: f64):
    v1 = fconst.f64 1.0
    v2 = fdiv.f64 v0, v1
    return v2
}
; check: block0
; nextln: v3 = fconst.f64 1.0
; nextln: v4 = fmul.f64 v0, v3
; nextln: return v4

; test simplify dce
; x * 0 is 0 for integers. For floats x may be infinite, a NaN or negative: it stays.

function %integer_i8 {
block0(v0: i8):
    v1 = iconst.i8 0
    v2 = imul.i8 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 0
; nextln: return $k

function %integer_i16 {
block0(v0: i16):
    v1 = iconst.i16 0
    v2 = imul.i16 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i16 0
; nextln: return $k

function %integer_i64 {
block0(v0: i64):
    v1 = iconst.i64 0
    v2 = imul.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 0
; nextln: return $k

function %float_f16 {
block0(v0: f16):
    v1 = fconst.f16 0.0
    v2 = fmul.f16 v0, v1
    return v2
}
; check: block0
; nextln: v1 = fconst.f16 0.0
; nextln: v2 = fmul.f16 v0, v1
; nextln: return v2

function %float_f32 {
block0(v0: f32):
    v1 = fconst.f32 0.0
    v2 = fmul.f32 v0, v1
    return v2
}
; check: block0
; nextln: v1 = fconst.f32 0.0
; nextln: v2 = fmul.f32 v0, v1
; nextln: return v2

function %float_f64 {
block0(v0: f64):
    v1 = fconst.f64 0.0
    v2 = fmul.f64 v0, v1
    return v2
}
; check: block0
; nextln: v1 = fconst.f64 0.0
; nextln: v2 = fmul.f64 v0, v1
; nextln: return v2

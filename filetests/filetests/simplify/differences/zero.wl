; test simplify dce
; x - 0 is x, and 0 - x is -x.

function %subtracted_i8 {
block0(v0: i8):
    v1 = iconst.i8 0
    v2 = isub.i8 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %subtracted_i16 {
block0(v0: i16):
    v1 = iconst.i16 0
    v2 = isub.i16 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %subtracted_i64 {
block0(v0: i64):
    v1 = iconst.i64 0
    v2 = isub.i64 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %from_zero_i8 {
block0(v0: i8):
    v1 = iconst.i8 0
    v2 = isub.i8 v1, v0
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = ineg.i8 v0
; nextln: return $n

function %from_zero_i16 {
block0(v0: i16):
    v1 = iconst.i16 0
    v2 = isub.i16 v1, v0
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = ineg.i16 v0
; nextln: return $n

function %from_zero_i64 {
block0(v0: i64):
    v1 = iconst.i64 0
    v2 = isub.i64 v1, v0
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = ineg.i64 v0
; nextln: return $n

; 0.0 - x is not -x: for x = 0.0 it is +0.
function %from_float_zero {
block0(v0: f32):
    v1 = fconst.f32 0.0
    v2 = fsub.f32 v1, v0
    return v2
}
; check: block0
; nextln: v1 = fconst.f32 0.0
; nextln: v2 = fsub.f32 v1, v0
; nextln: return v2

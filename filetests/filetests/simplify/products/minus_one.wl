; test simplify dce
; x * -1 is -x: at each width, the constant with all bits. 255 is not -1 in 16 bits.

function %negation_i8 {
block0(v0: i8):
    v1 = iconst.i8 -1
    v2 = imul.i8 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = ineg.i8 v0
; nextln: return $n

function %negation_i16 {
block0(v0: i16):
    v1 = iconst.i16 -1
    v2 = imul.i16 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = ineg.i16 v0
; nextln: return $n

function %negation_i64 {
block0(v0: i64):
    v1 = iconst.i64 -1
    v2 = imul.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = ineg.i64 v0
; nextln: return $n

function %low_ones_only {
block0(v0: i16):
    v1 = iconst.i16 255
    v2 = imul.i16 v0, v1
    return v2
}
; check: block0
; nextln: v1 = iconst.i16 255
; nextln: v2 = imul.i16 v0, v1
; nextln: return v2

function %float {
block0(v0: f32):
    v1 = fconst.f32 -1.0
    v2 = fmul.f32 v0, v1
    return v2
}
; check: block0
; nextln: v1 = fconst.f32 -1.0
; nextln: v2 = fmul.f32 v0, v1
; nextln: return v2

; test simplify dce
; (x * a) * b is x * (a * b), modulo the width: 16 * 16 is 0 in 8 bits. Float products round twice: they stay.

function %folds_i16 {
block0(v0: i16):
    v1 = iconst.i16 5
    v2 = iconst.i16 -7
    v3 = imul.i16 v0, v1
    v4 = imul.i16 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i16 -35
; nextln: $(n=$V) = imul.i16 v0, $k
; nextln: return $n

function %folds_i64 {
block0(v0: i64):
    v1 = iconst.i64 5
    v2 = iconst.i64 -7
    v3 = imul.i64 v0, v1
    v4 = imul.i64 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 -35
; nextln: $(n=$V) = imul.i64 v0, $k
; nextln: return $n

function %wraps {
block0(v0: i8):
    v1 = iconst.i8 48
    v2 = iconst.i8 -48
    v3 = imul.i8 v0, v1
    v4 = imul.i8 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 0
; nextln: return $k

function %floats_stay {
block0(v0: f32):
    v1 = fconst.f32 3.0
    v2 = fconst.f32 5.0
    v3 = fmul.f32 v0, v1
    v4 = fmul.f32 v3, v2
    return v4
}
; check: block0
; nextln: v1 = fconst.f32 3.0
; nextln: v2 = fconst.f32 5.0
; nextln: v3 = fmul.f32 v0, v1
; nextln: v4 = fmul.f32 v3, v2
; nextln: return v4

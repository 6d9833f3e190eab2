; test simplify dce
; x - -y is x + y. The float form stays: it would exchange the sign of a NaN.

function %sum_i8 {
block0(v0: i8, v1: i8):
    v2 = ineg.i8 v1
    v3 = isub.i8 v0, v2
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = iadd.i8 v0, v1
; nextln: return $n

function %sum_i16 {
block0(v0: i16, v1: i16):
    v2 = ineg.i16 v1
    v3 = isub.i16 v0, v2
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = iadd.i16 v0, v1
; nextln: return $n

function %sum_i64 {
block0(v0: i64, v1: i64):
    v2 = ineg.i64 v1
    v3 = isub.i64 v0, v2
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = iadd.i64 v0, v1
; nextln: return $n

function %sum_i8x4 {
block0(v0: i8x4, v1: i8x4):
    v2 = ineg.i8x4 v1
    v3 = isub.i8x4 v0, v2
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = iadd.i8x4 v0, v1
; nextln: return $n

function %floats_stay {
block0(v0: f32, v1: f32):
    v2 = fneg.f32 v1
    v3 = fsub.f32 v0, v2
    return v3
}
; check: block0
; nextln: v2 = fneg.f32 v1
; nextln: v3 = fsub.f32 v0, v2
; nextln: return v3

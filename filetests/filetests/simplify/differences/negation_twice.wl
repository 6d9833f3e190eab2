; test simplify dce
; -(-x) is x for integers and vectors; -(x - y) is y - x.

function %twice_i8 {
block0(v0: i8):
    v1 = ineg.i8 v0
    v2 = ineg.i8 v1
    return v2
}
; check: block0
; nextln: return v0

function %twice_i16 {
block0(v0: i16):
    v1 = ineg.i16 v0
    v2 = ineg.i16 v1
    return v2
}
; check: block0
; nextln: return v0

function %twice_i64 {
block0(v0: i64):
    v1 = ineg.i64 v0
    v2 = ineg.i64 v1
    return v2
}
; check: block0
; nextln: return v0

function %twice_i16x4 {
block0(v0: i16x4):
    v1 = ineg.i16x4 v0
    v2 = ineg.i16x4 v1
    return v2
}
; check: block0
; nextln: return v0

function %thrice {
block0(v0: i32):
    v1 = ineg.i32 v0
    v2 = ineg.i32 v1
    v3 = ineg.i32 v2
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = ineg.i32 v0
; nextln: return $n

function %of_difference_i8 {
block0(v0: i8, v1: i8):
    v2 = isub.i8 v0, v1
    v3 = ineg.i8 v2
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = isub.i8 v1, v0
; nextln: return $n

function %of_difference_i64 {
block0(v0: i64, v1: i64):
    v2 = isub.i64 v0, v1
    v3 = ineg.i64 v2
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = isub.i64 v1, v0
; nextln: return $n

function %of_difference_i32x2 {
block0(v0: i32x2, v1: i32x2):
    v2 = isub.i32x2 v0, v1
    v3 = ineg.i32x2 v2
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = isub.i32x2 v1, v0
; nextln: return $n

; 0.0 for equal operands would become -0.0 negated, and 0.0 the other way round.
function %of_float_difference {
block0(v0: f32, v1: f32):
    v2 = fsub.f32 v0, v1
    v3 = fneg.f32 v2
    return v3
}
; check: block0
; nextln: v2 = fsub.f32 v0, v1
; nextln: v3 = fneg.f32 v2
; nextln: return v3

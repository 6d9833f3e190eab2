; test simplify dce
; x + -y and -y + x are x - y. A floating-point sum keeps its negation: -y may be a NaN, whose sign is a bit of the result.

function %right_i8 {
block0(v0: i8, v1: i8):
    v2 = ineg.i8 v1
    v3 = iadd.i8 v0, v2
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = isub.i8 v0, v1
; nextln: return $n

function %right_i16 {
block0(v0: i16, v1: i16):
    v2 = ineg.i16 v1
    v3 = iadd.i16 v0, v2
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = isub.i16 v0, v1
; nextln: return $n

function %right_i32x2 {
block0(v0: i32x2, v1: i32x2):
    v2 = ineg.i32x2 v1
    v3 = iadd.i32x2 v0, v2
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = isub.i32x2 v0, v1
; nextln: return $n

function %left {
block0(v0: i64, v1: i64):
    v2 = ineg.i64 v1
    v3 = iadd.i64 v2, v0
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = isub.i64 v0, v1
; nextln: return $n

function %both {
block0(v0: i32, v1: i32):
    v2 = ineg.i32 v0
    v3 = ineg.i32 v1
    v4 = iadd.i32 v2, v3
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(m=$V) = ineg.i32 v0
; nextln: $(n=$V) = isub.i32 $m, v1
; nextln: return $n

function %floats_stay {
block0(v0: f32, v1: f32):
    v2 = fneg.f32 v1
    v3 = fadd.f32 v0, v2
    return v3
}
; check: block0
; nextln: v2 = fneg.f32 v1
; nextln: v3 = fadd.f32 v0, v2
; nextln: return v3

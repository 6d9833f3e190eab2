; test simplify dce
; The absolute value of an absolute value, or of a negation, is that of the operand. Of a complement it is not.

function %twice_i8 {
block0(v0: i8):
    v1 = iabs.i8 v0
    v2 = iabs.i8 v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = iabs.i8 v0
; nextln: return $n

function %twice_i16 {
block0(v0: i16):
    v1 = iabs.i16 v0
    v2 = iabs.i16 v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = iabs.i16 v0
; nextln: return $n

function %twice_i64 {
block0(v0: i64):
    v1 = iabs.i64 v0
    v2 = iabs.i64 v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = iabs.i64 v0
; nextln: return $n

function %of_negation_i8 {
block0(v0: i8):
    v1 = ineg.i8 v0
    v2 = iabs.i8 v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = iabs.i8 v0
; nextln: return $n

function %of_negation_i64 {
block0(v0: i64):
    v1 = ineg.i64 v0
    v2 = iabs.i64 v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = iabs.i64 v0
; nextln: return $n

function %of_negation_i32x2 {
block0(v0: i32x2):
    v1 = ineg.i32x2 v0
    v2 = iabs.i32x2 v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = iabs.i32x2 v0
; nextln: return $n

function %of_complement {
block0(v0: i32):
    v1 = bnot.i32 v0
    v2 = iabs.i32 v1
    return v2
}
; check: block0
; nextln: v1 = bnot.i32 v0
; nextln: v2 = iabs.i32 v1
; nextln: return v2

function %negated {
block0(v0: i32):
    v1 = iabs.i32 v0
    v2 = ineg.i32 v1
    return v2
}
; check: block0
; nextln: v1 = iabs.i32 v0
; nextln: v2 = ineg.i32 v1
; nextln: return v2

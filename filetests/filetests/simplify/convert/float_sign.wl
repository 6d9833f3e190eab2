; test simplify dce
; Signs are bits. Two negations go, also of NaNs; an absolute value forgets a negation below it. A negated absolute value stays.

function %negated_twice_f16 {
block0(v0: f16):
    v1 = fneg.f16 v0
    v2 = fneg.f16 v1
    return v2
}
; check: block0
; nextln: return v0

function %negated_twice_f32 {
block0(v0: f32):
    v1 = fneg.f32 v0
    v2 = fneg.f32 v1
    return v2
}
; check: block0
; nextln: return v0

function %negated_twice_f64 {
block0(v0: f64):
    v1 = fneg.f64 v0
    v2 = fneg.f64 v1
    return v2
}
; check: block0
; nextln: return v0

function %negated_twice_f16x2 {
block0(v0: f16x2):
    v1 = fneg.f16x2 v0
    v2 = fneg.f16x2 v1
    return v2
}
; check: block0
; nextln: return v0

function %absolute_of_negation_f16 {
block0(v0: f16):
    v1 = fneg.f16 v0
    v2 = fabs.f16 v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = fabs.f16 v0
; nextln: return $n

function %absolute_of_negation_f64 {
block0(v0: f64):
    v1 = fneg.f64 v0
    v2 = fabs.f64 v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = fabs.f64 v0
; nextln: return $n

function %absolute_of_negation_f32x2 {
block0(v0: f32x2):
    v1 = fneg.f32x2 v0
    v2 = fabs.f32x2 v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = fabs.f32x2 v0
; nextln: return $n

function %absolute_twice_f32 {
block0(v0: f32):
    v1 = fabs.f32 v0
    v2 = fabs.f32 v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = fabs.f32 v0
; nextln: return $n

function %absolute_twice_f64 {
block0(v0: f64):
    v1 = fabs.f64 v0
    v2 = fabs.f64 v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = fabs.f64 v0
; nextln: return $n

function %negated_absolute {
block0(v0: f32):
    v1 = fabs.f32 v0
    v2 = fneg.f32 v1
    return v2
}
; check: block0
; nextln: v1 = fabs.f32 v0
; nextln: v2 = fneg.f32 v1
; nextln: return v2

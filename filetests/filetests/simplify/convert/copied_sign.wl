; test simplify dce
; What gets a sign loses its own: a negation or absolute value below it goes. That of the sign's source stays.

function %itself_f16 {
block0(v0: f16):
    v1 = fcopysign.f16 v0, v0
    return v1
}
; check: block0
; nextln: return v0

function %itself_f32 {
block0(v0: f32):
    v1 = fcopysign.f32 v0, v0
    return v1
}
; check: block0
; nextln: return v0

function %itself_f64 {
block0(v0: f64):
    v1 = fcopysign.f64 v0, v0
    return v1
}
; check: block0
; nextln: return v0

function %of_negation_f16 {
block0(v0: f16, v1: f16):
    v2 = fneg.f16 v0
    v3 = fcopysign.f16 v2, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = fcopysign.f16 v0, v1
; nextln: return $n

function %of_negation_f64 {
block0(v0: f64, v1: f64):
    v2 = fneg.f64 v0
    v3 = fcopysign.f64 v2, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = fcopysign.f64 v0, v1
; nextln: return $n

function %of_absolute_f32 {
block0(v0: f32, v1: f32):
    v2 = fabs.f32 v0
    v3 = fcopysign.f32 v2, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = fcopysign.f32 v0, v1
; nextln: return $n

function %of_absolute_f64 {
block0(v0: f64, v1: f64):
    v2 = fabs.f64 v0
    v3 = fcopysign.f64 v2, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = fcopysign.f64 v0, v1
; nextln: return $n

function %sign_of_negation {
block0(v0: f32, v1: f32):
    v2 = fneg.f32 v1
    v3 = fcopysign.f32 v0, v2
    return v3
}
; check: block0
; nextln: v2 = fneg.f32 v1
; nextln: v3 = fcopysign.f32 v0, v2
; nextln: return v3

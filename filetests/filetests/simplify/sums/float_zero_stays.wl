; test simplify dce
; No rule for floating-point zeros: x + 0.0 is +0 for x = -0, x - 0.0 quiets a signalling NaN, and with ftz it flushes.

function %plus_zero {
block0(v0: f32):
    v1 = fconst.f32 0.0
    v2 = fadd.f32 v0, v1
    return v2
}
; check: block0
; nextln: v1 = fconst.f32 0.0
; nextln: v2 = fadd.f32 v0, v1
; nextln: return v2

function %plus_minus_zero {
block0(v0: f64):
    v1 = fconst.f64 -0.0
    v2 = fadd.f64 v0, v1
    return v2
}
; check: block0
; nextln: v1 = fconst.f64 -0.0
; nextln: v2 = fadd.f64 v0, v1
; nextln: return v2

function %minus_zero {
block0(v0: f32):
    v1 = fconst.f32 0.0
    v2 = fsub.f32 v0, v1
    return v2
}
; check: block0
; nextln: v1 = fconst.f32 0.0
; nextln: v2 = fsub.f32 v0, v1
; nextln: return v2

function %flushing {
block0(v0: f16):
    v1 = fconst.f16 -0.0
    v2 = fadd.ftz.f16 v0, v1
    return v2
}
; check: block0
; nextln: v1 = fconst.f16 -0.0
; nextln: v2 = fadd.ftz.f16 v0, v1
; nextln: return v2

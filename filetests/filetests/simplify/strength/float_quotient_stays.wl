; test simplify dce
; A float quotient by a power of two would be exact as a product but for subnormal reciprocals; no rule makes one, and none makes a product of a quotient by 3.

function %by_four {
block0(v0: f32):
    v1 = fconst.f32 4.0
    v2 = fdiv.f32 v0, v1
    return v2
}
; check: block0
; nextln: v1 = fconst.f32 4.0
; nextln: v2 = fdiv.f32 v0, v1
; nextln: return v2

function %by_three {
block0(v0: f64):
    v1 = fconst.f64 3.0
    v2 = fdiv.f64 v0, v1
    return v2
}
; check: block0
; nextln: v1 = fconst.f64 3.0
; nextln: v2 = fdiv.f64 v0, v1
; nextln: return v2

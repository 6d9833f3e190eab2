; test simplify dce
; A float quotient is a product if the divisor is a power of two whose reciprocal is no subnormal; others stay.

function %by_a_large_power {
block0(v0: f32):
    v1 = fconst.f32 0x7f000000
    v2 = fdiv.f32 v0, v1
    return v2
}
; check: block0
; nextln: v1 = fconst.f32 0x7f000000
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

; test gvn
; Float sums, products and minima keep their order: of two NaNs, and of two zeros for a minimum, it decides. In one order they merge.

function %exchanged {
block0(v0: f32, v1: f32):
    v2 = fadd.f32 v0, v1
    v3 = fadd.f32 v1, v0
    v4 = fmul.f32 v0, v1
    v5 = fmul.f32 v1, v0
    v6 = fmin.f32 v0, v1
    v7 = fmin.f32 v1, v0
    return v2, v3, v4, v5, v6, v7
}
; check: block0
; nextln: v2 = fadd.f32 v0, v1
; nextln: v3 = fadd.f32 v1, v0
; nextln: v4 = fmul.f32 v0, v1
; nextln: v5 = fmul.f32 v1, v0
; nextln: v6 = fmin.f32 v0, v1
; nextln: v7 = fmin.f32 v1, v0
; nextln: return v2, v3, v4, v5, v6, v7

function %same_order {
block0(v0: f64, v1: f64):
    v2 = fadd.f64 v0, v1
    v3 = fadd.f64 v0, v1
    v4 = fma.f64 v0, v1, v2
    v5 = fma.f64 v0, v1, v3
    return v2, v3, v4, v5
}
; check: block0
; nextln: v2 = fadd.f64 v0, v1
; nextln: v4 = fma.f64 v0, v1, v2
; nextln: return v2, v2, v4, v4

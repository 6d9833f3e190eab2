; test simplify dce
; A choice by a comparison is not made a minimum: for NaN and for zeros of two signs `fmin` is something else.

function %float {
block0(v0: f32, v1: f32):
    v2 = fcmp.lt v0, v1
    v3 = select.f32 v2, v0, v1
    return v3
}
; check: block0
; nextln: v2 = fcmp.lt v0, v1
; nextln: v3 = select.f32 v2, v0, v1
; nextln: return v3

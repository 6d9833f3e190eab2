; test cat
; Undefined values have every type but a mask.

function %undefined {
block0:
    v0 = undef.b1
    v1 = undef.i8
    v2 = undef.f64
    v3 = undef.f32x4
    return
}
; check: block0
; nextln: v0 = undef.b1
; nextln: v1 = undef.i8
; nextln: v2 = undef.f64
; nextln: v3 = undef.f32x4
; nextln: return

; test simplify dce
; The middle one; the least of the others of a NaN.

function %f {
block0:
    v0 = fconst.f32 0x40400000
    v1 = fconst.f32 0x3f800000
    v2 = fconst.f32 0x40000000
    v3 = fmed3.f32 v0, v1, v2
    v4 = fconst.f32 0x7fc00000
    v5 = fmed3.f32 v0, v4, v2
    return v3, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = fconst.f32 2.0
; nextln: $V = fconst.f32 2.0

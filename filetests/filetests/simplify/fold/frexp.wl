; test simplify dce
; The least single is 0.5 * 2^-148, -12 is -0.75 * 2^4; the largest half is 0.9995 * 2^16.

function %f {
block0:
    v0 = fconst.f32 0x00000001
    v1 = frexp_mant.f32 v0
    v2 = frexp_exp v0
    v3 = fconst.f64 0xc028000000000000
    v4 = frexp_mant.f64 v3
    v5 = frexp_exp v3
    v6 = fconst.f16 0x7bff
    v7 = frexp_exp v6
    v8 = frexp_exp.ftz v0
    return v1, v2, v4, v5, v7, v8
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = fconst.f32 0.5
; nextln: $V = iconst.i32 -148
; nextln: $V = fconst.f64 -0.75
; nextln: $V = iconst.i32 4
; nextln: $V = iconst.i32 16
; nextln: $V = iconst.i32 0

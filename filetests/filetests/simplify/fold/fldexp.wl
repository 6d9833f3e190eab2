; test simplify dce
; 3 * 2^-150 is half way between the two least singles, and the even one is right; twice infinity; flushed.

function %f {
block0:
    v0 = fconst.f32 0x40400000
    v1 = iconst.i32 4294967146
    v2 = fldexp.f32 v0, v1
    v3 = iconst.i32 1
    v4 = fconst.f64 0x4028000000000000
    v5 = fldexp.f64 v4, v3
    v6 = fconst.f32 0xc0400000
    v7 = iconst.i32 4294967166
    v8 = fldexp.ftz.f32 v6, v7
    return v2, v5, v8
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = fconst.f32 3e-45
; nextln: $V = fconst.f64 24.0
; nextln: $V = fconst.f32 -0.0

; test simplify dce
; The first 53 digits of 2/pi for small angles: 0x145f306dc9c882 (of 2^53); an angle of 2^55 leaves the first one out.

function %f {
block0:
    v0 = fconst.f64 0x3ff0000000000000
    v1 = iconst.i32 0
    v2 = trig_preop v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = fconst.f64 0x3fe45f306dc9c882

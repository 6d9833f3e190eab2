; test cat
; Floats are printed by value where that is short and exact, else by bits; -0, subnormals, infinities and NaNs keep their bits.

function %constants {
block0:
    v0 = fconst.f32 1.0
    v1 = fconst.f32 -0.0
    v2 = fconst.f32 0x7f800000
    v3 = fconst.f32 0x7fc00001
    v4 = fconst.f32 0x3dcccccd
    v5 = fconst.f64 0x3fb999999999999a
    v6 = fconst.f64 0x3fd5555555555555
    v7 = fconst.f16 0x3c00
    v8 = fconst.f16 0xfc00
    v9 = fconst.f32 0x40490fdb
    return
}
; check: block0
; nextln: v0 = fconst.f32 1.0
; nextln: v1 = fconst.f32 -0.0
; nextln: v2 = fconst.f32 0x7f800000
; nextln: v3 = fconst.f32 0x7fc00001
; nextln: v4 = fconst.f32 0.1
; nextln: v5 = fconst.f64 0.1
; nextln: v6 = fconst.f64 0x3fd5555555555555
; nextln: v7 = fconst.f16 1.0
; nextln: v8 = fconst.f16 0xfc00
; nextln: v9 = fconst.f32 3.1415927

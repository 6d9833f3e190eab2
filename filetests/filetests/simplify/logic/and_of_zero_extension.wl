; test simplify dce
; A mask that has all bits of what was zero extended does nothing. A narrower mask stays, and that of a sign extension.

function %exact_mask {
block0(v0: i16):
    v1 = iconst.i64 0xffff
    v2 = uextend.i64 v0
    v3 = band.i64 v2, v1
    return v3
}
; check: block0
; nextln: v2 = uextend.i64 v0
; nextln: return v2

function %wider_mask {
block0(v0: i8):
    v1 = iconst.i32 0xffff
    v2 = uextend.i32 v0
    v3 = band.i32 v2, v1
    return v3
}
; check: block0
; nextln: v2 = uextend.i32 v0
; nextln: return v2

function %truth_value {
block0(v0: b1):
    v1 = iconst.i32 1
    v2 = uextend.i32 v0
    v3 = band.i32 v2, v1
    return v3
}
; check: block0
; nextln: v2 = uextend.i32 v0
; nextln: return v2

function %narrower_mask {
block0(v0: i8):
    v1 = iconst.i32 127
    v2 = uextend.i32 v0
    v3 = band.i32 v2, v1
    return v3
}
; check: block0
; nextln: v1 = iconst.i32 127
; nextln: v2 = uextend.i32 v0
; nextln: v3 = band.i32 v2, v1
; nextln: return v3

function %sign_extension {
block0(v0: i8):
    v1 = iconst.i32 255
    v2 = sextend.i32 v0
    v3 = band.i32 v2, v1
    return v3
}
; check: block0
; nextln: v1 = iconst.i32 255
; nextln: v2 = sextend.i32 v0
; nextln: v3 = band.i32 v2, v1
; nextln: return v3

; test simplify dce
; A constant moves to the right of what commutes, and only of that; float sums keep their order, which chooses between two NaNs.

function %integers {
block0(v0: i32):
    v1 = iconst.i32 12
    v2 = iadd.i32 v1, v0
    v3 = band.i32 v1, v0
    v4 = umax.i32 v1, v0
    return v2, v3, v4
}
; check: block0
; nextln: v1 = iconst.i32 12
; nextln: v2 = iadd.i32 v0, v1
; nextln: v3 = band.i32 v0, v1
; nextln: v4 = umax.i32 v0, v1
; nextln: return v2, v3, v4

function %ordered {
block0(v0: i32):
    v1 = iconst.i32 12
    v2 = isub.i32 v1, v0
    v3 = udiv.i32 v1, v0
    v4 = ishl.i32 v1, v0
    return v2, v3, v4
}
; check: block0
; nextln: v1 = iconst.i32 12
; nextln: v2 = isub.i32 v1, v0
; nextln: v3 = udiv.i32 v1, v0
; nextln: v4 = ishl.i32 v1, v0
; nextln: return v2, v3, v4

function %floats {
block0(v0: f32):
    v1 = fconst.f32 12.0
    v2 = fadd.f32 v1, v0
    v3 = fmul.f32 v1, v0
    return v2, v3
}
; check: block0
; nextln: v1 = fconst.f32 12.0
; nextln: v2 = fadd.f32 v1, v0
; nextln: v3 = fmul.f32 v1, v0
; nextln: return v2, v3

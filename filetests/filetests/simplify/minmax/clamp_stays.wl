; test simplify dce
; A clamp between two constants has no simpler form, and its two steps do not commute by a rule.

function %signed {
block0(v0: i32):
    v1 = iconst.i32 0
    v2 = iconst.i32 255
    v3 = smax.i32 v0, v1
    v4 = smin.i32 v3, v2
    return v4
}
; check: block0
; nextln: v1 = iconst.i32 0
; nextln: v2 = iconst.i32 255
; nextln: v3 = smax.i32 v0, v1
; nextln: v4 = smin.i32 v3, v2
; nextln: return v4

function %floats {
block0(v0: f32):
    v1 = fconst.f32 0.0
    v2 = fconst.f32 1.0
    v3 = fmax.f32 v0, v1
    v4 = fmin.f32 v3, v2
    return v4
}
; check: block0
; nextln: v1 = fconst.f32 0.0
; nextln: v2 = fconst.f32 1.0
; nextln: v3 = fmax.f32 v0, v1
; nextln: v4 = fmin.f32 v3, v2
; nextln: return v4

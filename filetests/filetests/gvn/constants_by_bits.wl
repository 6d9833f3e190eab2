; test gvn
; Constants of one block merge by type and bits: -0.0 is another one than 0.0, and 1 of 32 bits another one than 1 of 64.

function %bits {
block0:
    v0 = fconst.f32 0.0
    v1 = fconst.f32 -0.0
    v2 = fconst.f32 0.0
    v3 = iconst.i32 1
    v4 = iconst.i64 1
    v5 = iconst.i32 1
    v6 = iconst.i32 0
    return v0, v1, v2, v3, v4, v5, v6
}
; check: block0
; nextln: v0 = fconst.f32 0.0
; nextln: v1 = fconst.f32 -0.0
; nextln: v3 = iconst.i32 1
; nextln: v4 = iconst.i64 1
; nextln: v6 = iconst.i32 0
; nextln: return v0, v1, v0, v3, v4, v3, v6

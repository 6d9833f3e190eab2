; test gvn
; Operations merge with those of their own rounding direction and flushing only.

function %modes {
block0(v0: f32, v1: f32):
    v2 = fmul.f32 v0, v1
    v3 = fmul.up.f32 v0, v1
    v4 = fmul.down.f32 v0, v1
    v5 = fmul.zero.f32 v0, v1
    v6 = fmul.ftz.f32 v0, v1
    v7 = fmul.ftz.up.f32 v0, v1
    return v2, v3, v4, v5, v6, v7
}
; check: block0
; nextln: v2 = fmul.f32 v0, v1
; nextln: v3 = fmul.up.f32 v0, v1
; nextln: v4 = fmul.down.f32 v0, v1
; nextln: v5 = fmul.zero.f32 v0, v1
; nextln: v6 = fmul.ftz.f32 v0, v1
; nextln: v7 = fmul.ftz.up.f32 v0, v1
; nextln: return v2, v3, v4, v5, v6, v7

function %equal_modes {
block0(v0: f32, v1: f32):
    v2 = fdiv.ftz.down.f32 v0, v1
    v3 = fdiv.ftz.down.f32 v0, v1
    return v2, v3
}
; check: block0
; nextln: v2 = fdiv.ftz.down.f32 v0, v1
; nextln: return v2, v2

; test cat
; Flushing, direction and saturation are printed in this order whatever the order in the text; `near` is not printed.

function %modes {
block0(v0: f32):
    v1 = fadd.up.ftz.f32 v0, v0
    v2 = fadd.f32.ftz.down v0, v0
    v3 = fadd.near.f32 v0, v0
    v4 = fcvt_to_uint.sat.zero.ftz.i8 v0
    v5 = fcvt_to_uint.i8.ftz.sat v0
    return
}
; check: block0
; nextln: v1 = fadd.ftz.up.f32 v0, v0
; nextln: v2 = fadd.ftz.down.f32 v0, v0
; nextln: v3 = fadd.f32 v0, v0
; nextln: v4 = fcvt_to_uint.ftz.zero.sat.i8 v0
; nextln: v5 = fcvt_to_uint.ftz.sat.i8 v0

; test dce
; Parameters of a function's entry stay, because callers pass them.

function %unused {
block0(v0: i32, v1: f32):
    return
}
; check: block0
; nextln: return

; test uniformity
; What a call gives is divergent, whatever is passed.

external function %f

kernel %k {
block0:
    v0 = dim.i32
    v1: i32, v2: f32 = call %f(v0)
    return
}
; check: v1: divergent by its operation call
; nextln: v2: divergent by its operation call

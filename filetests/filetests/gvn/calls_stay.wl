; test gvn
; A call may do anything: two of one function with equal arguments stay.

external function %f

function %calls {
block0(v0: i32):
    v1: i32 = call %f(v0)
    v2: i32 = call %f(v0)
    return v1, v2
}
; check: v1: i32 = call %f(v0)
; nextln: v2: i32 = call %f(v0)
; nextln: return v1, v2

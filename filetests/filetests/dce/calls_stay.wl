; test dce
; A call stays whatever it returns, with its arguments.

external function %f

function %calls {
block0(v0: i32):
    v1 = ineg.i32 v0
    v2: i32 = call %f(v1)
    return
}
; check: v1 = ineg.i32 v0
; nextln: v2: i32 = call %f(v1)
; nextln: return

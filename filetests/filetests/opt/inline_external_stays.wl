; test inline
; What has no body here stays a call.

external function %g

kernel %k {
block0:
    v0 = workitemid.i32 0
    v1: i32 = call %g(v0)
    return
}
; check: v1: i32 = call %g(v0)

; test inline
; Two functions that call each other can call themselves: neither is inlined anywhere.

function %even {
block0(v0: i32):
    v1: i32 = call %odd(v0)
    return v1
}
; check: call %odd(v0)

function %odd {
block0(v0: i32):
    v1: i32 = call %even(v0)
    return v1
}
; check: call %even(v0)

kernel %k {
block0:
    v0 = workitemid.i32 0
    v1: i32 = call %even(v0)
    return
}
; check: call %even(v0)

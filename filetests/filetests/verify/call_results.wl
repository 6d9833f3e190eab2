; test verify
; A call gets what the function returns.

function %f {
block0(v0: i32):
    return v0
}

kernel %type {
block0:
    v0 = dim.i32
    v1: i64 = call %f(v0)
    return
}
; error: returned types must be [i32], not [i64]

kernel %none {
block0:
    v0 = dim.i32
    call %f(v0)
    return
}
; error: returned types must be [i32], not []

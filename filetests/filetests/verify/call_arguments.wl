; test verify
; A call passes what the function's entry takes.

function %f {
block0(v0: i32, v1: f32):
    return
}

kernel %fewer {
block0:
    v0 = dim.i32
    call %f(v0)
    return
}
; error: expected 2 operand(s), found 1

kernel %types {
block0:
    v0 = dim.i32
    call %f(v0, v0)
    return
}
; error: operand 1 must have type f32, not i32

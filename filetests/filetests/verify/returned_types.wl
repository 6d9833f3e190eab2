; test verify
; All returns of a function agree; those of a kernel return nothing.

function %differ {
block0(v0: b1, v1: i32, v2: f32):
    branch v0, block1, block2
block1:
    return v1
block2:
    return v2
}
; error: returned types must be [i32], not [f32]
kernel %kernel {
block0:
    v0 = dim.i32
    return v0, v0
}
; error: a kernel returns nothing, not 2 value(s)

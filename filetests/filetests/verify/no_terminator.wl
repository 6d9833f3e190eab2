; test verify
; Every block ends with a terminator, also the last one and an empty one.

function %last {
block0:
    v0 = dim.i32
}
; error: %last: block0: the block does not end with a terminator
kernel %middle {
block0:
    v0 = bconst 1
    branch v0, block1, block2
block1:
    v1 = dim.i32
block2:
    return
}
; error: %middle: block1: the block does not end with a terminator

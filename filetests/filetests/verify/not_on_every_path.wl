; test verify
; What is read is defined on every path: not by one side of a branch, nor by a loop that may not run.

kernel %one_side {
block0:
    v0 = bconst 1
    branch v0, block1, block2
block1:
    v1 = dim.i32
    jump block2
block2:
    v2 = ineg.i32 v1
    return
}
; error: v1, defined in block1, is not defined on every path to here
kernel %later_in_the_block {
block0:
    v0 = ineg.i32 v1
    v1 = dim.i32
    return
}
; error: v1, defined in block0, is not defined on every path to here
kernel %itself {
block0:
    v0 = iadd.i32 v0, v0
    return
}
; error: v0, defined in block0, is not defined on every path to here

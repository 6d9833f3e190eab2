; test verify
; An argument of an edge is read where the edge begins: a value of the target is not there yet, but one of the loop's body is on the edge back.

kernel %too_early {
block0:
    jump block1(v1)
block1(v0: i32):
    v1 = dim.i32
    return
}
; error: v1, defined in block1, is not defined on every path to here
kernel %back {
block0:
    v0 = iconst.i32 0
    v1 = bconst 0
    jump block1(v0)
block1(v2: i32):
    v3 = iadd.i32 v2, v2
    branch v1, block1(v3), block2
block2:
    return
}

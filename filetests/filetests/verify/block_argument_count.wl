; test verify
; A terminator passes as many arguments as the block has parameters: fewer, more, and on each edge of a switch.

kernel %fewer {
block0:
    v0 = dim.i32
    jump block1(v0)
block1(v1: i32, v2: i32):
    return
}
; error: block1 has 2 parameter(s), 1 argument(s) are passed
kernel %more {
block0:
    v0 = dim.i32
    jump block1(v0)
block1:
    return
}
; error: block1 has 0 parameter(s), 1 argument(s) are passed
kernel %one_edge {
block0:
    v0 = dim.i32
    switch v0, [block1(v0), block1]
block1(v1: i32):
    return
}
; error: block1 has 1 parameter(s), 0 argument(s) are passed

; test verify
; The index of a switch is a scalar integer of any width.

kernel %truth {
block0:
    v0 = bconst 1
    switch v0, [block1, block1]
block1:
    return
}
; error: operand 0 must have type a scalar integer, not b1
kernel %wide {
block0:
    v0 = iconst.i64 1
    switch v0, [block1, block1]
block1:
    return
}

; test verify
; A reduction makes narrower; it is of integers, not of truth values.

kernel %same {
block0:
    v0 = iconst.i16 1
    v1 = ireduce.i16 v0
    return
}
; error: a reduction makes narrower, not i16 to i16
kernel %wider {
block0:
    v0 = iconst.i16 1
    v1 = ireduce.i32 v0
    return
}
; error: a reduction makes narrower, not i16 to i32
kernel %truth {
block0:
    v0 = bconst 1
    v1 = ireduce.i8 v0
    return
}
; error: operand 0 must have type a scalar integer, not b1

; test verify
; The condition of a choice, a branch and a vote is a truth value, not a number.

kernel %choice {
block0:
    v0 = iconst.i32 1
    v1 = select.i32 v0, v0, v0
    return
}
; error: operand 0 must have type b1, not i32
kernel %branch {
block0:
    v0 = iconst.i32 1
    branch v0, block1, block1
block1:
    return
}
; error: operand 0 must have type b1, not i32
kernel %vote {
block0:
    v0 = iconst.i32 1
    v1 = activelanecount v0
    return
}
; error: operand 0 must have type b1, not i32

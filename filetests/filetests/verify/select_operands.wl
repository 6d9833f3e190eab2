; test verify
; A choice is between two values of its type.

kernel %third {
block0:
    v0 = bconst 1
    v1 = iconst.i32 1
    v2 = fconst.f32 1.0
    v3 = select.i32 v0, v1, v2
    return
}
; error: operand 2 must have type i32, not f32

; test verify
; A vector is made of as many values as it has lanes, each of the lane type.

kernel %fewer {
block0:
    v0 = iconst.i32 1
    v1 = make_vector.i32x4 v0, v0
    return
}
; error: expected 4 operand(s), found 2
kernel %type {
block0:
    v0 = iconst.i32 1
    v1 = iconst.i16 1
    v2 = make_vector.i32x2 v0, v1
    return
}
; error: operand 1 must have type i32, not i16
kernel %scalar {
block0:
    v0 = iconst.i32 1
    v1 = make_vector.i32 v0
    return
}
; error: the controlling type must be a vector, not i32

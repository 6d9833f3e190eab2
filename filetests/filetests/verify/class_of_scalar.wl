; test verify
; The class of a number is asked of a scalar.

kernel %vector {
block0:
    v0 = undef.f16x2
    v1 = iconst.i32 3
    v2 = fclass v0, v1
    return
}
; error: operand 0 must have type a scalar type, not f16x2

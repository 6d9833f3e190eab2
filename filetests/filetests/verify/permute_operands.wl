; test verify
; A permutation across lanes takes a value, a lane number of 32 bits, another value of the same type and a truth value.

kernel %lane {
block0:
    v0 = bconst 1
    v1 = iconst.i64 1
    v2 = activelanepermute.i64 v1, v1, v1, v0
    return
}
; error: operand 1 must have type i32, not i64
kernel %identity {
block0:
    v0 = bconst 1
    v1 = iconst.i32 1
    v2 = fconst.f32 1.0
    v3 = activelanepermute.f32 v2, v1, v1, v0
    return
}
; error: operand 2 must have type f32, not i32

; test verify
; An integer comparison is not of floats, nor a float comparison of integers.

kernel %integers {
block0:
    v0 = fconst.f32 1.0
    v1 = icmp.eq v0, v0
    return
}
; error: operand 0 must have type b1 or an integer, not f32
; error: operand 1 must have type b1 or an integer, not f32
kernel %floats {
block0:
    v0 = iconst.i32 1
    v1 = fcmp.eq v0, v0
    return
}
; error: operand 0 must have type a floating-point type, not i32
; error: operand 1 must have type a floating-point type, not i32

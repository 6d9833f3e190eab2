; test verify
; Both sides of a comparison have one type, which is a scalar's.

kernel %widths {
block0:
    v0 = iconst.i32 1
    v1 = iconst.i64 1
    v2 = icmp.eq v0, v1
    return
}
; error: a comparison needs two operands of one scalar type, not i32 and i64
kernel %vectors {
block0:
    v0 = undef.i32x2
    v1 = icmp.eq v0, v0
    return
}
; error: a comparison needs two operands of one scalar type, not i32x2 and i32x2
kernel %floats {
block0:
    v0 = fconst.f32 1.0
    v1 = fconst.f64 1.0
    v2 = fcmp.lt v0, v1
    return
}
; error: a comparison needs two operands of one scalar type, not f32 and f64

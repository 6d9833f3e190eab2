; test verify
; Float arithmetic is of floats, whatever the size of the integer.

kernel %integer {
block0:
    v0 = iconst.i32 1
    v1 = fadd.i32 v0, v0
    return
}
; error: the controlling type must be a floating-point type, not i32
kernel %negation {
block0:
    v0 = iconst.i64 1
    v1 = fneg.i64 v0
    return
}
; error: the controlling type must be a floating-point type, not i64
kernel %vector {
block0:
    v0 = undef.f16x2
    v1 = fadd.f16x2 v0, v0
    return
}

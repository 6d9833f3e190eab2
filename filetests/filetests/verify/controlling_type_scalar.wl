; test verify
; Fields of bits and constants are of scalars.

kernel %field {
block0:
    v0 = undef.i16x2
    v1 = iconst.i32 1
    v2 = ubitextract.i16x2 v0, v1, v1
    return
}
; error: the controlling type must be a scalar integer, not i16x2
kernel %constant {
block0:
    v0 = iconst.i32x2 1
    return
}
; error: the controlling type must be a scalar integer, not i32x2
kernel %float_vector {
block0:
    v0 = fconst.f16x2 0x3c003c00
    return
}
; error: the controlling type must be a scalar, not f16x2

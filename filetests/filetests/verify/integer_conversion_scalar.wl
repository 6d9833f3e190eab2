; test verify
; Conversions between floats and integers are of scalars.

kernel %to_integer {
block0:
    v0 = undef.f16x2
    v1 = fcvt_to_sint.i32 v0
    return
}
; error: a conversion to integer is of a scalar, not f16x2 to i32
kernel %from_integer {
block0:
    v0 = iconst.i32 1
    v1 = fcvt_from_uint.f16x2 v0
    return
}
; error: a conversion from integer gives a scalar, not i32 to f16x2

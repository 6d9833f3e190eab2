; test verify
; A constant fits its type, also a float's bits and a truth value.

kernel %integer {
block0:
    v0 = iconst.i8 256
    return
}
; error: 0x100 does not fit 8 bit(s)
kernel %half {
block0:
    v0 = fconst.f16 0x10000
    return
}
; error: 0x10000 does not fit 16 bit(s)
kernel %truth {
block0:
    v0 = bconst 2
    return
}
; error: 0x2 does not fit 1 bit(s)
kernel %largest {
block0:
    v0 = iconst.i8 255
    v1 = fconst.f32 0xffffffff
    return
}

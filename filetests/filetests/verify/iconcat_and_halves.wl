; test verify
; A pair is of two 32-bit words, and halves are taken of 64 bits.

kernel %pair {
block0:
    v0 = iconst.i16 1
    v1 = iconst.i32 1
    v2 = iconcat v0, v1
    return
}
; error: operand 0 must have type i32, not i16
kernel %half {
block0:
    v0 = iconst.i32 1
    v1 = ilow v0
    return
}
; error: operand 0 must have type i64, not i32

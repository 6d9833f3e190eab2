; test verify
; A constant of more than 64 bits, and a number of dimensions above three.

kernel %k {
    required_dim 4
block0:
    v0 = iconst.i64 0x10000000000000000
    return
}
; error: a number of dimensions is too large, the limit is 3
; error: is too large, the limit is 18446744073709551615

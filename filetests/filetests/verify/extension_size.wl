; test verify
; An extension makes wider.

kernel %same {
block0:
    v0 = iconst.i32 1
    v1 = uextend.i32 v0
    return
}
; error: an extension makes wider, not i32 to i32
kernel %narrower {
block0:
    v0 = iconst.i32 1
    v1 = sextend.i16 v0
    return
}
; error: an extension makes wider, not i32 to i16
kernel %truth {
block0:
    v0 = bconst 1
    v1 = uextend.i8 v0
    return
}

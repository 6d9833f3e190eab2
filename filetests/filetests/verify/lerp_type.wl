; test verify
; The mean of bytes is of 32-bit words.

kernel %wide {
block0:
    v0 = iconst.i64 1
    v1 = lerp.i64 v0, v0, v0
    return
}
; error: the controlling type must be i32, not i64
kernel %word {
block0:
    v0 = iconst.i32 1
    v1 = lerp.i32 v0, v0, v0
    return
}

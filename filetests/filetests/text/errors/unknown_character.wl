; test verify
; A character that starts no token, with its place.

kernel %k {
block0:
    v0 = dim.i32 ?
    return
}
; error: 6:18: unknown character '?'

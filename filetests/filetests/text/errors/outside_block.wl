; test verify
; An instruction in front of the first block header.

kernel %k {
    v0 = dim.i32
block0:
    return
}
; error: 5:5: an instruction in front of the first block header

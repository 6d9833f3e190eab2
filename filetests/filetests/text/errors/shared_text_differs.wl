; test verify
; A line with a bar repeats an instruction of the thread level; another text is not found there.

kernel %k {
block0:
    v0 = dim.i32
    return
wave {
block0:
    | v0 = laneid.i32
    wave_end
}
}
; error: no unused instruction of the thread level has this text

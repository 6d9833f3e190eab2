; test verify
; A switch has a target.

kernel %k {
block0:
    v0 = dim.i32
    switch v0, []
}
; error: a switch needs a target

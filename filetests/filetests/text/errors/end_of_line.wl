; test verify
; Nothing follows a statement on its line.

kernel %k {
block0:
    v0 = dim.i32 v0
    return return
}
; error: 6:18: expected the end of the line, found `v0`
; error: expected the end of the line

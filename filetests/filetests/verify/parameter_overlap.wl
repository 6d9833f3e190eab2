; test verify
; Parameters do not overlap; an array takes the room of all its elements.

kernel %k {
    param %a : i32 x 4 at 0 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
block0:
    return
}
; error: parameter %b overlaps another one

; test verify
; A parameter lies at a multiple of its alignment, which is a power of two.

kernel %at {
    param %a : i64 at 4 align 8
block0:
    return
}
; error: parameter %a is not at a multiple of its alignment

kernel %fine {
    param %a : i64 at 4 align 4
    param %b : i32 x 3 at 12 align 4
block0:
    return
}

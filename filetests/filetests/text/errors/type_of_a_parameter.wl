; test verify
; A parameter needs a type that exists.

kernel %f {
    param %a : i128 at 0 align 8
block0:
    return
}
; error: 5:16: expected a type, as in `i32`, found `i128`

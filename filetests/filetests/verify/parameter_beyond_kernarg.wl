; test verify
; A parameter lies within the kernarg segment.

kernel %k {
    kernarg 12
    param %a : i64 at 0 align 8
    param %b : i64 at 8 align 8
block0:
    return
}
; error: parameter %b reaches beyond the kernarg segment

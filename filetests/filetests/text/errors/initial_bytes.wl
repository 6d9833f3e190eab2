; test verify
; Initial bytes are two hexadecimal digits each.

global %a : 4 align 4 = [00 1g]

kernel %k {
block0:
    return
}
; error: 4:29: expected a byte in hexadecimal, as in `0f`

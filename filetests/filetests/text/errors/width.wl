; test verify
; A width is a power of two, `wave` or `all`.

kernel %k {
block0:
    barrier width 48
    barrier width half
    return
}
; error: 6:19: expected a width: a power of two, `wave` or `all`, found `48`
; error: 7:19: expected a width: a power of two, `wave` or `all`, found `half`

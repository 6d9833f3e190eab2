; test verify
; A word that is no instruction.

kernel %k {
block0:
    v0 = addd.i32 v0, v0
    return
}
; error: 6:10: unknown instruction `addd`

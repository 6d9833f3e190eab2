; test verify
; The flat segment holds no variables.

flat %a : 4 align 4

kernel %k {
block0:
    return
}
; error: variable %a is in the flat segment, which holds no variables

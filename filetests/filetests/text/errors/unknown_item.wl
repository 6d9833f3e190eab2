; test verify
; What stands outside functions is a kernel, a function or a variable.

kernel %k {
block0:
    return
}

kernal %l
; error: 9:1: expected `kernel`, `function`, `external function` or a segment, found `kernal`

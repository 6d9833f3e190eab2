; test verify
; A kernel is dispatched, not called.

kernel %k {
block0:
    return
}

kernel %caller {
block0:
    call %k()
    return
}
; error: %caller: block0: `call %k()`: a kernel cannot be called

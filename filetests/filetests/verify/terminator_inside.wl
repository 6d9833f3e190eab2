; test verify
; Nothing follows a terminator in its block, not even another terminator.

kernel %after_return {
block0:
    return
    v0 = dim.i32
    return
}
; error: %after_return: block0: `return`: instructions follow the terminator
kernel %after_jump {
block0:
    jump block1
    jump block1
block1:
    return
}
; error: `jump block1`: instructions follow the terminator

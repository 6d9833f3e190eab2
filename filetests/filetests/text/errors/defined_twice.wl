; test verify
; Values, blocks, functions and variables are defined once.

group %g : 4 align 4
group %g : 8 align 4

kernel %k {
block0:
    v0 = dim.i32
    v0 = dim.i32
    jump block1
block1:
    return
block1:
    return
}

kernel %k {
block0:
    return
}
; error: %g is defined twice
; error: v0 is defined twice
; error: block1 is defined twice
; error: %k is defined twice

; test verify
; Accesses need an alignment, a power of two, once.

kernel %k {
block0:
    v0 = iconst.i32 0
    v1 = load.i32 group [v0]
    v2 = load.i32 group align 3 [v0]
    v3 = load.i32 group align 4 align 4 [v0]
    return
}
; error: 7:25: expected `align N`, found `[`
; error: expected an alignment that is a power of two, found `3`
; error: `align` occurs twice

; test verify
; Results of one instruction have consecutive numbers.

kernel %k {
block0:
    v0 = iconst.i32 0
    v1, v3 = load.i32 group align 8 [v0]
    return
}
; error: results must be numbered one after the other: v2, not v3

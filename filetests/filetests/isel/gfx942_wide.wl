; test isel precise-output
; target gfx942
; Sums of 64 bits are one instruction.

kernel %k {
    param %out : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iconst.i64 3
    v5 = imul.i64 v3, v4
    v6 = iadd.i64 v1, v5
    v7 = iadd.i64 v6, v5
    store.i64 global align 8 [v6], v7
    return
}

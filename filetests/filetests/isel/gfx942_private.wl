; test isel precise-output
; target gfx942
; Private memory needs no descriptor, and hardware tells flat accesses where that of a wave begins.

kernel %k {
    param %out : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = iconst.i32 0
    v3 = workitemid.i32 0
    store.i32 private align 4 [v2], v3
    v4 = stof.i64 private nonull v2
    v5 = load.i32 flat align 4 [v4]
    store.i32 global align 4 [v1], v5
    return
}

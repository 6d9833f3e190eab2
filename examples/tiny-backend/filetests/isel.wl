; test isel precise-output
; target tiny
; Sums that are the same for all work-items are scalars, others are vectors.

kernel %sum {
    param %out : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 width all [v1]
    v3 = load.i32 kernarg align 8 width all [v1+8]
    v4 = iconst.i32 3
    v5 = iadd.i32 v3, v4
    v6 = iadd.i32 v5, v0
    store.i32 global align 4 [v2], v6
    return
}

; test isel precise-output
; target gfx900
; Numbers of ones: the lanes' instruction adds to a second operand, so two words are two instructions.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = popcount v5
    store.i32 global align 4 [v4+256], v6
    return
}

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = popcount v5
    store.i32 global align 4 [v4+256], v6
    return
}

kernel %bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = popcount v5
    store.i32 global align 4 [v4+256], v6
    return
}

kernel %long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = popcount v5
    store.i32 global align 4 [v4+256], v6
    return
}

kernel %long_wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = popcount v5
    store.i32 global align 4 [v4+256], v6
    return
}

kernel %added {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = popcount v5
    v8 = iadd.i32 v7, v6
    store.i32 global align 4 [v4+256], v8
    return
}

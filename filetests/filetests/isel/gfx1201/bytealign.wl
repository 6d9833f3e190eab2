; test isel precise-output
; target gfx1201
; A word out of two, from a byte on.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = bytealign.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}

kernel %constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = iconst.i32 3
    v8 = bytealign.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %n : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = bytealign.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
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
    v6 = load.i64 global align 8 [v4+8]
    v7 = load.i32 global align 4 [v4+16]
    v8 = bytealign.i64 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}

; test isel precise-output
; target gfx900
; Reversed bits; of 64 bits the halves change places, narrow ones are shifted down.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = bitrev.i32 v5
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
    v6 = bitrev.i32 v5
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
    v6 = bitrev.i8 v5
    store.i8 global align 1 [v4+256], v6
    return
}

kernel %halves {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitrev.i16 v6
    store.i16 global align 2 [v4+256], v7
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
    v6 = bitrev.i64 v5
    store.i64 global align 8 [v4+256], v6
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
    v6 = bitrev.i64 v5
    store.i64 global align 8 [v4+256], v6
    return
}

; test run
; test run gfx900
; test run gfx1201
; A byte of the second word is stored between the two loads; the second load must see it.

kernel %k {
    param %a : i64 at 0 align 8
    param %r : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i64 kernarg align 8 width all [v0+8]
    v3 = workitemid.i64 0
    v4 = iconst.i32 4
    v5 = ishl.i64 v3, v4
    v6 = iadd.i64 v1, v5
    v7 = iadd.i64 v2, v5
    v8 = load.i32 global align 4 [v6]
    v9 = iconst.i8 0x77
    store.i8 global align 1 [v6+5], v9
    v10 = load.i32 global align 4 [v6+4]
    store.i32 global align 4 [v7], v8
    store.i32 global align 4 [v7+4], v10
    return
}
; run: %k([1, 2, 3, 4]: i32, [0, 0]: i32) grid 1 group 1 == _, [1, 0x7702]

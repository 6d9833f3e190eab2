; test run
; test run gfx900
; test run ivb
; An atomic load between two stores must see the first one.

kernel %k {
    param %a : i64 at 0 align 8
    param %r : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i64 kernarg align 8 width all [v0+8]
    v3 = workitemid.i64 0
    v4 = iconst.i32 3
    v5 = ishl.i64 v3, v4
    v6 = iadd.i64 v1, v5
    v7 = iadd.i64 v2, v5
    v8 = iconst.i32 42
    v9 = iconst.i32 43
    store.i32 global align 4 [v6], v8
    v10 = atomic_load.i32 ld global align 4 rlx agent [v6]
    store.i32 global align 4 [v6+4], v9
    store.i32 global align 4 [v7], v10
    return
}
; run: %k([1, 2]: i32, [0, 0]: i32) grid 1 group 1 == [42, 43], [42, 0]

; test run
; test run gfx900
; test run gfx803
; test run gfx700
; Group memory is accessed behind an interrupt, whose event is in M0.

group %shared : 512 align 8
kernel %k {
    param %r : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v3 = workitemid.i64 0
    v4 = iconst.i32 2
    v5 = ishl.i64 v3, v4
    v7 = iadd.i64 v1, v5
    v8 = symbol_addr.i32 %shared
    v9 = ilow v5
    v10 = iadd.i32 v8, v9
    v11 = iconst.i32 3
    store.i32 group align 4 [v10+64], v11
    notify v11
    v12 = load.i32 group align 4 [v10+64]
    store.i32 global align 4 [v7], v12
    return
}
; run: %k([0]: i32) grid 1 group 1 == [3]

; test run gfx600
; test run gfx700
; test run gfx900
; test run gfx1030
; test run gfx1030 wave=64
; test run gfx1100
; test run gfx1201
; Flat accesses reach private memory: each lane reads back what it has stored.

kernel %flat_private {
    param %out : i64 at 0 align 8
    private %own : 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 8
    store.i32 private align 4 [v3], v2
    v4 = stof.i64 private nonull v3
    v5 = load.i32 flat align 4 [v4]
    v6 = iconst.i32 2
    v7 = ishl.i32 v2, v6
    v8 = uextend.i64 v7
    v9 = iadd.i64 v1, v8
    store.i32 global align 4 [v9], v5
    return
}
; run: %flat_private(zero(8): i32) grid 8 group 8 == [0, 1, 2, 3, 4, 5, 6, 7]

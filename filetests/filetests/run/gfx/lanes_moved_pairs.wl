; test run gfx900
; test run gfx803
; test run gfx1030 wave=64
; test run gfx1201 wave=64
; test run gfx1201 wave=32
; test run
; The last lane keeps both words of the pair that its register held, since the lane beside it does not run: the moves overwrite nothing of it.

kernel %k {
    param %a : i64 at 0 align 8
    param %r : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i64 kernarg align 8 width all [v0+8]
    v3 = workitemid.i32 0
    v4 = iconst.i32 2
    v5 = ishl.i32 v3, v4
    v6 = uextend.i64 v5
    v7 = iadd.i64 v1, v6
    v8 = load.i32 global align 4 [v7]
    v9 = sextend.i64 v8
    v10 = iadd.i64 v6, v6
    v11 = iadd.i64 v2, v10
    v12 = laneid.i32
    v13 = iconst.i32 1
    v14 = bxor.i32 v12, v13
    v15 = bconst 0
    v16 = activelanepermute.i64 v0, v14, v9, v15
    store.i64 global align 8 [v11], v16
    return
}
; run: %k([7 x 64, -3]: i32, zero(65): i64) grid 65 group 65 == [7 x 64, -3], [0 x 64, -3]

; test run gfx600
; test run gfx700
; test run gfx803
; test run gfx900
; test run gfx90a
; test run gfx942
; test run gfx1030
; test run gfx1100
; test run gfx1201
; test run gfx1201 wave=64
; test run
; Kernel arguments: several at once by the scalar unit, and one at an address of each lane.

kernel %k {
    param %out : i64 at 0 align 8
    param %a0 : i32 at 8 align 4
    param %a1 : i32 at 12 align 4
    param %a2 : i32 at 16 align 4
    param %a3 : i32 at 20 align 4
    param %a4 : i32 at 24 align 4
    param %a5 : i32 at 28 align 4
    param %a6 : i32 at 32 align 4
    param %a7 : i32 at 36 align 4
    param %a8 : i32 at 40 align 4
    param %a9 : i32 at 44 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 2
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iconst.i32 16
    v7 = imul.i32 v2, v6
    v8 = uextend.i64 v7
    v9 = iadd.i64 v1, v8
    v10 = load.i32 kernarg align 4 [v5+8]
    v11, v12, v13 = load.i32 kernarg align 4 width all [v0+12]
    v14 = iadd.i32 v11, v12
    v15 = iadd.i32 v14, v13
    v16, v17, v18 = load.i64 kernarg align 8 width all [v0+8]
    v19 = iadd.i64 v16, v17
    v20 = iadd.i64 v19, v18
    store.i32 global align 4 [v9], v10
    store.i32 global align 4 [v9+4], v15
    store.i64 global align 8 [v9+8], v20
    return
}
; run: %k(zero(16): i32, 10, 21, 32, 43, 54, 65, 76, 87, 98, 109) grid 4 group 4 == [10, 96, 96, 129, 21, 96, 96, 129, 32, 96, 96, 129, 43, 96, 96, 129]

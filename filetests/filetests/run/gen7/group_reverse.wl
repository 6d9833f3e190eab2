; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Values go through group memory the other way round, with a barrier between.

group %tile : 160 align 4

kernel %k {
    param %r : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 2
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = symbol_addr.i32 %tile
    v8 = iadd.i32 v7, v4
    v9 = imul.i32 v2, v2
    store.i32 group align 4 [v8], v9
    barrier
    v10 = iconst.i32 39
    v11 = isub.i32 v10, v2
    v12 = ishl.i32 v11, v3
    v13 = iadd.i32 v7, v12
    v14 = load.i32 group align 4 [v13]
    store.i32 global align 4 [v6], v14
    return
}
; run: %k(zero(40): i32) grid 40 group 40 == [1521, 1444, 1369, 1296, 1225, 1156, 1089, 1024, 961, 900, 841, 784, 729, 676, 625, 576, 529, 484, 441, 400, 361, 324, 289, 256, 225, 196, 169, 144, 121, 100, 81, 64, 49, 36, 25, 16, 9, 4, 1, 0]

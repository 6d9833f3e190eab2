; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; First and last ones of 64 and 32 bits, numbers of ones.

kernel %long {
    param %a : i64 at 0 align 8
    param %r : i64 at 8 align 8
    param %s : i64 at 16 align 8
    param %t : i64 at 24 align 8
    param %u : i64 at 32 align 8
block0:
    v0 = iconst.i64 0
    v1 = workitemid.i32 0
    v2 = uextend.i64 v1
    v3 = iconst.i32 3
    v4 = ishl.i64 v2, v3
    v5 = load.i64 kernarg align 8 width all [v0+0]
    v6 = iadd.i64 v5, v4
    v7 = load.i64 global align 8 [v6]
    v8 = iconst.i32 2
    v9 = ishl.i64 v2, v8
    v10 = load.i64 kernarg align 8 width all [v0+8]
    v11 = iadd.i64 v10, v9
    v12 = load.i64 kernarg align 8 width all [v0+16]
    v13 = iadd.i64 v12, v9
    v14 = load.i64 kernarg align 8 width all [v0+24]
    v15 = iadd.i64 v14, v9
    v16 = load.i64 kernarg align 8 width all [v0+32]
    v17 = iadd.i64 v16, v9
    v18 = ufirstbit v7
    v19 = sfirstbit v7
    v20 = lastbit v7
    v21 = popcount v7
    store.i32 global align 4 [v11], v18
    store.i32 global align 4 [v13], v19
    store.i32 global align 4 [v15], v20
    store.i32 global align 4 [v17], v21
    return
}
; run: %long([0, 1, 2, 3, 0xffffffff, 0x100000000, 0x7fffffffffffffff, 0x8000000000000000, 0x8000000000000001, 0xffffffffffffffff, 0x123456789abcdef0, 0xf4243]: i64, zero(12): i32, zero(12): i32, zero(12): i32, zero(12): i32) grid 12 group 12 == _, [0xffffffff, 0x3f, 0x3e, 0x3e, 0x20, 0x1f, 1, 0, 0, 0, 3, 0x2c], [0xffffffff, 0x3f, 0x3e, 0x3e, 0x20, 0x1f, 1, 1, 1, 0xffffffff, 3, 0x2c], [0xffffffff, 0, 1, 0, 0, 0x20, 0, 0x3f, 0, 0, 4, 0], [0, 1, 1, 2, 0x20, 1, 0x3f, 1, 2, 0x40, 0x20, 9]

kernel %word {
    param %a : i64 at 0 align 8
    param %r : i64 at 8 align 8
    param %s : i64 at 16 align 8
    param %t : i64 at 24 align 8
    param %u : i64 at 32 align 8
block0:
    v0 = iconst.i64 0
    v1 = workitemid.i32 0
    v2 = uextend.i64 v1
    v3 = iconst.i32 2
    v4 = ishl.i64 v2, v3
    v5 = load.i64 kernarg align 8 width all [v0+0]
    v6 = iadd.i64 v5, v4
    v7 = load.i32 global align 4 [v6]
    v8 = load.i64 kernarg align 8 width all [v0+8]
    v9 = iadd.i64 v8, v4
    v10 = load.i64 kernarg align 8 width all [v0+16]
    v11 = iadd.i64 v10, v4
    v12 = load.i64 kernarg align 8 width all [v0+24]
    v13 = iadd.i64 v12, v4
    v14 = load.i64 kernarg align 8 width all [v0+32]
    v15 = iadd.i64 v14, v4
    v16 = ufirstbit v7
    v17 = sfirstbit v7
    v18 = lastbit v7
    v19 = popcount v7
    store.i32 global align 4 [v9], v16
    store.i32 global align 4 [v11], v17
    store.i32 global align 4 [v13], v18
    store.i32 global align 4 [v15], v19
    return
}
; run: %word([0, 1, 2, 3, 7, 0xa, 0xff, 0x7fffffff, 0x80000000, 0x80000001, 0xffffffff, 0xfffffffe, 0xbc614e, 0xdeadbeef]: i32, zero(14): i32, zero(14): i32, zero(14): i32, zero(14): i32) grid 14 group 14 == _, [0xffffffff, 0x1f, 0x1e, 0x1e, 0x1d, 0x1c, 0x18, 1, 0, 0, 0, 0, 8, 0], [0xffffffff, 0x1f, 0x1e, 0x1e, 0x1d, 0x1c, 0x18, 1, 1, 1, 0xffffffff, 0x1f, 8, 2], [0xffffffff, 0, 1, 0, 0, 1, 0, 0, 0x1f, 0, 0, 1, 1, 0], [0, 1, 1, 2, 3, 2, 8, 0x1f, 1, 2, 0x20, 0x1f, 0xc, 0x18]

; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Borrows of 64 bits.

kernel %k {
    param %a : i64 at 0 align 8
    param %b : i64 at 8 align 8
    param %r : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = workitemid.i32 0
    v2 = uextend.i64 v1
    v3 = iconst.i32 3
    v4 = ishl.i64 v2, v3
    v5 = load.i64 kernarg align 8 width all [v0+0]
    v6 = iadd.i64 v5, v4
    v7 = load.i64 global align 8 [v6]
    v8 = load.i64 kernarg align 8 width all [v0+8]
    v9 = iadd.i64 v8, v4
    v10 = load.i64 global align 8 [v9]
    v11 = load.i64 kernarg align 8 width all [v0+16]
    v12 = iadd.i64 v11, v4
    v13 = uborrow.i64 v7, v10
    store.i64 global align 8 [v12], v13
    return
}
; run: %k([0xffffffffffffffff, 2, 0x8000000000000000, 0, 2, 0xffffffff, 0, 0x8000000000000001, 1, 0x8000000000000000, 0x8000000000000001, 0x7fffffffffffffff, 1, 0x123456789abcdef0, 0x8000000000000000, 3, 0x7fffffffffffffff, 0xf4243, 0x7fffffffffffffff, 0xf4243]: i64, [0xf4243, 0x100000000, 2, 0xffffffff, 0xffffffff, 0x8000000000000001, 0x8000000000000000, 0x123456789abcdef0, 2, 2, 0x8000000000000001, 0x8000000000000001, 0xffffffffffffffff, 0, 0x123456789abcdef0, 0x123456789abcdef0, 0xf4243, 2, 1, 0xf4243]: i64, zero(20): i64) grid 20 group 20 == _, _, [0, 1, 0, 1, 1, 1, 1, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0]

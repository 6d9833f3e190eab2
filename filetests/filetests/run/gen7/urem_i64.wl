; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Unsigned remainders of 64 bits, at the ends of the range and between.

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
    v13 = urem.i64 v7, v10
    store.i64 global align 8 [v12], v13
    return
}
; run: %k([0x100000000, 1, 0, 0x100000000, 0x100000000, 0, 0xf4243, 0xf4243, 0x100000000, 0xf4243, 0xffffffffffffffff, 1, 0, 2, 0xffffffffffffffff, 0, 2, 0xffffffffffffffff, 0xffffffff, 0xf4243]: i64, [0x123456789abcdef0, 0xffffffffffffffff, 0x7fffffffffffffff, 0x8000000000000001, 0x100000000, 1, 0xf4243, 0x123456789abcdef0, 0xffffffffffffffff, 2, 0x123456789abcdef0, 0x7fffffffffffffff, 0xffffffffffffffff, 0x100000000, 0x8000000000000001, 1, 3, 0x123456789abcdef0, 1, 1]: i64, zero(20): i64) grid 20 group 20 == _, _, [0x100000000, 1, 0, 0x100000000, 0, 0, 0, 0xf4243, 0x100000000, 1, 0x123456789abcedf, 1, 0, 2, 0x7ffffffffffffffe, 0, 2, 0x123456789abcedf, 0, 0]

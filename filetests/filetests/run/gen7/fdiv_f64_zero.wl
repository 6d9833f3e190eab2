; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Quotients of f64 rounded towards zero.

kernel %zero {
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
    v7 = load.f64 global align 8 [v6]
    v8 = load.i64 kernarg align 8 width all [v0+8]
    v9 = iadd.i64 v8, v4
    v10 = load.f64 global align 8 [v9]
    v11 = load.i64 kernarg align 8 width all [v0+16]
    v12 = iadd.i64 v11, v4
    v13 = fdiv.zero.f64 v7, v10
    store.f64 global align 8 [v12], v13
    return
}
; run: %zero([0x10000000000000, 0x1, 0x4059000000000000, 0xc014000000000000, 0x3ff0000000000001, 0x4008000000000000, 0x7fefffffffffffff, 0xbfc999999999999a, 0x10000000000000, 0xc014000000000000, 0xbfc999999999999a, 0x3ff0000000000000, 0xc014000000000000, 0xfffffffffffff, 0x4059000000000000, 0xbfc999999999999a, 0x7fefffffffffffff, 0x7fefffffffffffff]: f64, [0xbfc999999999999a, 0x10000000000000, 0x3ff0000000000001, 0x8000000000000001, 0xbfc999999999999a, 0x8000000000000001, 0x1, 0x3fd5555555555555, 0x4008000000000000, 0x3ff0000000000000, 0x10000000000000, 0x3fd5555555555555, 0xbfc999999999999a, 0x3ff0000000000000, 0xfffffffffffff, 0x4059000000000000, 0x4008000000000000, 0x3ff0000000000000]: f64, zero(18): f64) grid 18 group 18 == _, _, [0x8033ffffffffffff, 0x3cb0000000000000, 0x4058fffffffffffe, 0x7fefffffffffffff, 0xc014000000000000, 0xffefffffffffffff, 0x7fefffffffffffff, 0xbfe3333333333333, 0x5555555555555, 0xc014000000000000, 0xffa999999999999a, 0x4008000000000000, 0x4038ffffffffffff, 0xfffffffffffff, 0x7fefffffffffffff, 0xbf60624dd2f1a9fc, 0x7fd5555555555554, 0x7fefffffffffffff]

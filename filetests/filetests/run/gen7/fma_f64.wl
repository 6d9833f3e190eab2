; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Products with a sum of f64, rounded once.

kernel %k {
    param %a : i64 at 0 align 8
    param %b : i64 at 8 align 8
    param %c : i64 at 16 align 8
    param %r : i64 at 24 align 8
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
    v13 = load.f64 global align 8 [v12]
    v14 = load.i64 kernarg align 8 width all [v0+24]
    v15 = iadd.i64 v14, v4
    v16 = fma.f64 v7, v10, v13
    store.f64 global align 8 [v15], v16
    return
}
; run: %k([0xbfc999999999999a, 0x3fd5555555555555, 0x4059000000000000, 0xfffffffffffff, 0xbfc999999999999a, 0xbfc999999999999a, 0xfffffffffffff, 0x3ff0000000000001, 0x7fefffffffffffff, 0xbfc999999999999a, 0x3fd5555555555555, 0x1, 0xbfc999999999999a, 0x8000000000000001, 0x8000000000000001, 0x3ff0000000000000, 0x4008000000000000, 0x3ff0000000000000, 0xbfc999999999999a, 0x1]: f64, [0xc014000000000000, 0x4059000000000000, 0x4008000000000000, 0x1, 0x10000000000000, 0x4008000000000000, 0xfffffffffffff, 0xbfc999999999999a, 0x3ff0000000000001, 0x3ff0000000000000, 0x8000000000000001, 0xfffffffffffff, 0x3fd5555555555555, 0x4008000000000000, 0x1, 0x1, 0x3fd5555555555555, 0x3ff0000000000000, 0x4008000000000000, 0x1]: f64, [0x3ff0000000000001, 0xfffffffffffff, 0x7fefffffffffffff, 0x3ff0000000000000, 0x8000000000000001, 0xbfc999999999999a, 0x8000000000000001, 0x8000000000000001, 0x1, 0x3fd5555555555555, 0x1, 0x3fd5555555555555, 0x8000000000000001, 0x4008000000000000, 0x3ff0000000000001, 0xbfc999999999999a, 0xfffffffffffff, 0xfffffffffffff, 0x7fefffffffffffff, 0xc014000000000000]: f64, zero(20): f64) grid 20 group 20 == _, _, _, [0x4000000000000001, 0x4040aaaaaaaaaaaa, 0x7fefffffffffffff, 0x3ff0000000000000, 0x8003333333333334, 0xbfe999999999999a, 0x8000000000000001, 0xbfc999999999999c, 0x7ff0000000000000, 0x3fc1111111111110, 0x1, 0x3fd5555555555555, 0xbfb1111111111111, 0x4008000000000000, 0x3ff0000000000001, 0xbfc999999999999a, 0x3ff0000000000000, 0x3ff0000000000000, 0x7fefffffffffffff, 0xc014000000000000]

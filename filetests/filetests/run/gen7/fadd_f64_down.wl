; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Sums of f64 rounded down.

kernel %down {
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
    v13 = fadd.down.f64 v7, v10
    store.f64 global align 8 [v12], v13
    return
}
; run: %down([0x3ff0000000000001, 0x4059000000000000, 0x3ff0000000000001, 0x4008000000000000, 0x3ff0000000000001, 0xfffffffffffff, 0x3ff0000000000000, 0x3ff0000000000000, 0xbfc999999999999a, 0xfffffffffffff, 0x1, 0x3ff0000000000001, 0xbfc999999999999a, 0x3ff0000000000001, 0x10000000000000, 0xc014000000000000, 0x8000000000000001, 0x10000000000000]: f64, [0x4008000000000000, 0x1, 0x1, 0x3fd5555555555555, 0x1, 0x7fefffffffffffff, 0x3ff0000000000001, 0xbfc999999999999a, 0x4008000000000000, 0x4059000000000000, 0x3fd5555555555555, 0x1, 0x1, 0x3fd5555555555555, 0xfffffffffffff, 0x8000000000000001, 0xfffffffffffff, 0x8000000000000001]: f64, zero(18): f64) grid 18 group 18 == _, _, [0x4010000000000000, 0x4059000000000000, 0x3ff0000000000001, 0x400aaaaaaaaaaaaa, 0x3ff0000000000001, 0x7fefffffffffffff, 0x4000000000000000, 0x3fe9999999999999, 0x4006666666666666, 0x4059000000000000, 0x3fd5555555555555, 0x3ff0000000000001, 0xbfc999999999999a, 0x3ff5555555555556, 0x1fffffffffffff, 0xc014000000000001, 0xffffffffffffe, 0xfffffffffffff]

; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Square roots of f64, correctly rounded.

kernel %k {
    param %a : i64 at 0 align 8
    param %r : i64 at 8 align 8
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
    v10 = fsqrt.f64 v7
    store.f64 global align 8 [v9], v10
    return
}
; run: %k([0x3ff0000000000000, 0x4008000000000000, 0x3fd5555555555555, 0x1, 0xfffffffffffff, 0x7fefffffffffffff, 0x10000000000000, 0x4059000000000000, 0x3ff0000000000001]: f64, zero(9): f64) grid 9 group 9 == _, [0x3ff0000000000000, 0x3ffbb67ae8584caa, 0x3fe279a74590331c, 0x1e60000000000000, 0x1fffffffffffffff, 0x5fefffffffffffff, 0x2000000000000000, 0x4024000000000000, 0x3ff0000000000000]

; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Square roots of f16, correctly rounded.

kernel %k {
    param %a : i64 at 0 align 8
    param %r : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = workitemid.i32 0
    v2 = uextend.i64 v1
    v3 = iconst.i32 1
    v4 = ishl.i64 v2, v3
    v5 = load.i64 kernarg align 8 width all [v0+0]
    v6 = iadd.i64 v5, v4
    v7 = load.f16 global align 2 [v6]
    v8 = load.i64 kernarg align 8 width all [v0+8]
    v9 = iadd.i64 v8, v4
    v10 = fsqrt.f16 v7
    store.f16 global align 2 [v9], v10
    return
}
; run: %k([0x3c00, 0x4200, 0x3555, 0x1, 0x3ff, 0x7bff, 0x400, 0x5640, 0x3c01]: f16, zero(9): f16) grid 9 group 9 == _, [0x3c00, 0x3eee, 0x389e, 0xc00, 0x1fff, 0x5bff, 0x2000, 0x4900, 0x3c00]

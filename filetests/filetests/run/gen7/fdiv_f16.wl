; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Quotients of f16, correctly rounded: subnormal and largest numbers too.

kernel %k {
    param %a : i64 at 0 align 8
    param %b : i64 at 8 align 8
    param %r : i64 at 16 align 8
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
    v10 = load.f16 global align 2 [v9]
    v11 = load.i64 kernarg align 8 width all [v0+16]
    v12 = iadd.i64 v11, v4
    v13 = fdiv.f16 v7, v10
    store.f16 global align 2 [v12], v13
    return
}
; run: %k([0x4200, 0x3c00, 0x5640, 0x4200, 0x3c00, 0x3c00, 0x7bff, 0x5640, 0x4200, 0x4200, 0x4200, 0x4200, 0x4200, 0x3c01, 0x3ff, 0x7bff, 0x4200, 0xc500, 0xb266, 0x1]: f16, [0x1, 0x7bff, 0x5640, 0xb266, 0x5640, 0x8001, 0x3c00, 0x3c00, 0x8001, 0x1, 0x4200, 0xc500, 0xc500, 0x1, 0x3c00, 0x400, 0x3ff, 0x4200, 0x4200, 0x5640]: f16, zero(20): f16) grid 20 group 20 == _, _, [0x7c00, 0x100, 0x3c00, 0xcb80, 0x211f, 0xfc00, 0x7bff, 0x5640, 0xfc00, 0x7c00, 0x3c00, 0xb8cd, 0xb8cd, 0x7c00, 0x3ff, 0x7c00, 0x7a02, 0xbeab, 0xac44, 0x0]

; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Quotients of f16 rounded down.

kernel %down {
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
    v13 = fdiv.down.f16 v7, v10
    store.f16 global align 2 [v12], v13
    return
}
; run: %down([0x5640, 0x8001, 0x3555, 0x3ff, 0x4200, 0xb266, 0x3c00, 0x3ff, 0x3c01, 0x3c00, 0x7bff, 0xb266, 0xb266, 0x4200, 0x3ff, 0xb266, 0x3c00, 0x4200]: f16, [0x5640, 0x5640, 0x3555, 0x3555, 0x5640, 0x7bff, 0x4200, 0x3ff, 0x7bff, 0xb266, 0x5640, 0x3c01, 0x7bff, 0x5640, 0x3555, 0x1, 0x3555, 0x400]: f16, zero(18): f16) grid 18 group 18 == _, _, [0x3c00, 0x8001, 0x3c00, 0x9fe, 0x27ae, 0x8034, 0x3555, 0x3c00, 0x100, 0xc501, 0x611e, 0xb265, 0x8034, 0x27ae, 0x9fe, 0xfc00, 0x4200, 0x7a00]

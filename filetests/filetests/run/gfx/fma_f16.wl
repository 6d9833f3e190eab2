; test run gfx700
; test run gfx900
; test run gfx1201
; test run
; Products with a sum of f16, rounded once.

kernel %k {
    param %a : i64 at 0 align 8
    param %b : i64 at 8 align 8
    param %c : i64 at 16 align 8
    param %r : i64 at 24 align 8
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
    v13 = load.f16 global align 2 [v12]
    v14 = load.i64 kernarg align 8 width all [v0+24]
    v15 = iadd.i64 v14, v4
    v16 = fma.f16 v7, v10, v13
    store.f16 global align 2 [v15], v16
    return
}
; run: %k([0x7bff, 0x5640, 0x3555, 0x400, 0xb266, 0x3ff, 0x8001, 0x3c00, 0x4200, 0x8001, 0xb266, 0x3c01, 0xb266, 0x7bff, 0x1, 0x3c00]: f16, [0x7bff, 0x7bff, 0x3555, 0x3c00, 0x1, 0x3ff, 0x3c00, 0xb266, 0x3c01, 0x8001, 0x1, 0x3c00, 0x7bff, 0xc500, 0x8001, 0x7bff]: f16, [0x3555, 0xb266, 0x3ff, 0x4200, 0x1, 0x3c00, 0x400, 0x5640, 0x400, 0x4200, 0xc500, 0x4200, 0xc500, 0x8001, 0x5640, 0x3555]: f16, zero(16): f16) grid 16 group 16 == _, _, _, [0x7c00, 0x7c00, 0x2f1d, 0x4200, 0x1, 0x3c00, 0x3ff, 0x563d, 0x4202, 0x4200, 0xc500, 0x4400, 0xf266, 0xfc00, 0x5640, 0x7bff]

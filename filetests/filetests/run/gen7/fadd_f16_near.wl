; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Sums of f16 rounded to nearest.

kernel %near {
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
    v13 = fadd.near.f16 v7, v10
    store.f16 global align 2 [v12], v13
    return
}
; run: %near([0x3ff, 0xc500, 0x5640, 0x4200, 0x5640, 0x8001, 0x3ff, 0x400, 0x3555, 0x400, 0x8001, 0x7bff, 0x5640, 0xb266, 0x5640, 0x5640, 0xc500, 0x5640]: f16, [0xc500, 0x7bff, 0x3c01, 0xc500, 0x8001, 0x3c00, 0xb266, 0x3ff, 0x3c00, 0x1, 0x3c01, 0x7bff, 0x5640, 0xc500, 0x8001, 0x4200, 0x3c01, 0x8001]: f16, zero(18): f16) grid 18 group 18 == _, _, [0xc500, 0x7bff, 0x5650, 0xc000, 0x5640, 0x3c00, 0xb266, 0x7ff, 0x3d55, 0x401, 0x3c01, 0x7c00, 0x5a40, 0xc533, 0x5640, 0x5670, 0xc400, 0x5640]

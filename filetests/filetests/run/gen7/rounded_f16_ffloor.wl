; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; f16 by `ffloor` to integral numbers; the sign of zero is kept.

kernel %ffloor {
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
    v10 = ffloor.f16 v7
    store.f16 global align 2 [v9], v10
    return
}
; run: %ffloor([0x3800, 0x3e00, 0x4100, 0xb800, 0xbe00, 0x3f00, 0xbf00, 0x63d0, 0x3c00, 0x4200, 0x3555, 0x1, 0x8000]: f16, zero(13): f16) grid 13 group 13 == _, [0x0, 0x3c00, 0x4000, 0xbc00, 0xc000, 0x3c00, 0xc000, 0x63d0, 0x3c00, 0x4200, 0x0, 0x0, 0x8000]

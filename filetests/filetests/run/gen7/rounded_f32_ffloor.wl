; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; f32 by `ffloor` to integral numbers; the sign of zero is kept.

kernel %ffloor {
    param %a : i64 at 0 align 8
    param %r : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = workitemid.i32 0
    v2 = uextend.i64 v1
    v3 = iconst.i32 2
    v4 = ishl.i64 v2, v3
    v5 = load.i64 kernarg align 8 width all [v0+0]
    v6 = iadd.i64 v5, v4
    v7 = load.f32 global align 4 [v6]
    v8 = load.i64 kernarg align 8 width all [v0+8]
    v9 = iadd.i64 v8, v4
    v10 = ffloor.f32 v7
    store.f32 global align 4 [v9], v10
    return
}
; run: %ffloor([0x3f000000, 0x3fc00000, 0x40200000, 0xbf000000, 0xbfc00000, 0x3fe00000, 0xbfe00000, 0x447a0000, 0x3f800000, 0x40400000, 0x3eaaaaab, 0x1, 0x80000000]: f32, zero(13): f32) grid 13 group 13 == _, [0x0, 0x3f800000, 0x40000000, 0xbf800000, 0xc0000000, 0x3f800000, 0xc0000000, 0x447a0000, 0x3f800000, 0x40400000, 0x0, 0x0, 0x80000000]

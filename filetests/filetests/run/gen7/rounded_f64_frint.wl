; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; f64 by `frint` to integral numbers; the sign of zero is kept.

kernel %frint {
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
    v10 = frint.f64 v7
    store.f64 global align 8 [v9], v10
    return
}
; run: %frint([0x3fe0000000000000, 0x3ff8000000000000, 0x4004000000000000, 0xbfe0000000000000, 0xbff8000000000000, 0x3ffc000000000000, 0xbffc000000000000, 0x408f400000000000, 0x3ff0000000000000, 0x4008000000000000, 0x3fd5555555555555, 0x1, 0x8000000000000000]: f64, zero(13): f64) grid 13 group 13 == _, [0x0, 0x4000000000000000, 0x4000000000000000, 0x8000000000000000, 0xc000000000000000, 0x4000000000000000, 0xc000000000000000, 0x408f400000000000, 0x3ff0000000000000, 0x4008000000000000, 0x0, 0x0, 0x8000000000000000]

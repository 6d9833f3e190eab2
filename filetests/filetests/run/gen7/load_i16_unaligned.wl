; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Halves at every address, sign extended: odd ones cross a doubleword.

kernel %k {
    param %a : i64 at 0 align 8
    param %r : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i64 kernarg align 8 width all [v0+8]
    v3 = workitemid.i32 0
    v4 = uextend.i64 v3
    v5 = iadd.i64 v1, v4
    v6 = load.i16 global align 1 [v5+1]
    v7 = sextend.i32 v6
    v8 = iconst.i32 2
    v9 = ishl.i64 v4, v8
    v10 = iadd.i64 v2, v9
    store.i32 global align 4 [v10], v7
    return
}
; run: %k([200, 237, 18, 55, 92, 129, 166, 203, 240, 21, 58, 95, 132, 169, 206, 243, 24, 61, 98, 135, 172, 209, 246, 27, 64, 101, 138, 175, 212, 249, 30, 67]: i8, zero(20): i32) grid 20 group 20 == _, [0x12ed, 0x3712, 0x5c37, 0xffff815c, 0xffffa681, 0xffffcba6, 0xfffff0cb, 0x15f0, 0x3a15, 0x5f3a, 0xffff845f, 0xffffa984, 0xffffcea9, 0xfffff3ce, 0x18f3, 0x3d18, 0x623d, 0xffff8762, 0xffffac87, 0xffffd1ac]

; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; High halves of signed products of 8 bits.

kernel %k {
    param %a : i64 at 0 align 8
    param %b : i64 at 8 align 8
    param %r : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = workitemid.i32 0
    v2 = uextend.i64 v1
    v3 = load.i64 kernarg align 8 width all [v0+0]
    v4 = iadd.i64 v3, v2
    v5 = load.i8 global align 1 [v4]
    v6 = load.i64 kernarg align 8 width all [v0+8]
    v7 = iadd.i64 v6, v2
    v8 = load.i8 global align 1 [v7]
    v9 = load.i64 kernarg align 8 width all [v0+16]
    v10 = iadd.i64 v9, v2
    v11 = smulhi.i8 v5, v8
    store.i8 global align 1 [v10], v11
    return
}
; run: %k([0x57, 0xf, 0xad, 0x84, 0xbb, 0x9f, 0x95, 0xf4, 0x60, 0x16, 0xe1, 0xb3, 0x4c, 0x14, 0x5c, 0x74, 0xa5, 0x9e, 0xbc, 0xd9]: i8, [1, 0xc, 0x73, 0xbf, 0xd7, 0x26, 0x7e, 0x67, 0xc9, 0xfb, 0x88, 0xd9, 0xd1, 0x13, 0x6e, 1, 0x1c, 8, 0x60, 0xc7]: i8, zero(20): i8) grid 20 group 20 == _, _, [0, 0, 0xda, 0x1f, 0xb, 0xf1, 0xcb, 0xfb, 0xeb, 0xff, 0xe, 0xb, 0xf2, 1, 0x27, 0, 0xf6, 0xfc, 0xe6, 8]

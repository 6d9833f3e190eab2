; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Unsigned quotients of 8 bits, at the ends of the range and between.

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
    v11 = udiv.i8 v5, v8
    store.i8 global align 1 [v10], v11
    return
}
; run: %k([0, 1, 0xff, 0, 3, 0xff, 1, 0xff, 1, 7, 1, 0xff, 0, 3, 0xa, 0, 0, 7, 0xff, 0xff]: i8, [0xef, 0xa, 0xfe, 0xfe, 0x4e, 3, 0xff, 0x4e, 0xff, 0xef, 0xa, 0xfe, 7, 0xa, 7, 0xfe, 0x4e, 0xfe, 0xa, 2]: i8, zero(20): i8) grid 20 group 20 == _, _, [0, 0, 1, 0, 0, 0x55, 0, 3, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0x19, 0x7f]

; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Unsigned remainders of 8 bits, at the ends of the range and between.

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
    v11 = urem.i8 v5, v8
    store.i8 global align 1 [v10], v11
    return
}
; run: %k([7, 0xff, 0xff, 2, 1, 0x4e, 2, 0xa, 0x4e, 0xa, 2, 2, 1, 0, 0xff, 0xfe, 0xff, 0xfe, 1, 0xef]: i8, [0xff, 0xa, 7, 1, 1, 2, 0x4e, 1, 0xfe, 0xa, 2, 7, 0xff, 0xff, 2, 0xff, 0xfe, 0xff, 0xff, 0xff]: i8, zero(20): i8) grid 20 group 20 == _, _, [7, 5, 3, 0, 0, 0, 2, 0, 0x4e, 0, 0, 2, 1, 0, 1, 0xfe, 1, 0xfe, 1, 0xef]

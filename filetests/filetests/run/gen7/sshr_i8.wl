; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Arithmetic shifts of 8 bits; counts are taken modulo the width.

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
    v6 = iconst.i32 2
    v7 = ishl.i64 v2, v6
    v8 = load.i64 kernarg align 8 width all [v0+8]
    v9 = iadd.i64 v8, v7
    v10 = load.i32 global align 4 [v9]
    v11 = load.i64 kernarg align 8 width all [v0+16]
    v12 = iadd.i64 v11, v2
    v13 = sshr.i8 v5, v10
    store.i8 global align 1 [v12], v13
    return
}
; run: %k([0x57, 0xf, 0xad, 0x84, 0xbb, 0x9f, 0x95, 0xf4, 0x60, 0x16, 0xe1, 0xb3, 0x4c, 0x14, 0x5c, 0x74, 0xa5, 0x9e, 0xbc, 0xd9]: i8, [0, 7, 0xe, 0x15, 0x1c, 0x23, 0x2a, 0x31, 0x38, 0x3f, 6, 0xd, 0x14, 0x1b, 0x22, 0x29, 0x30, 0x37, 0x3e, 5]: i32, zero(20): i8) grid 20 group 20 == _, _, [0x57, 0, 0xfe, 0xfc, 0xfb, 0xf3, 0xe5, 0xfa, 0x60, 0, 0xff, 0xfd, 4, 2, 0x17, 0x3a, 0xa5, 0xff, 0xfe, 0xfe]

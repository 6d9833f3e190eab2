; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Arithmetic shifts of 16 bits; counts are taken modulo the width.

kernel %k {
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
    v7 = load.i16 global align 2 [v6]
    v8 = iconst.i32 2
    v9 = ishl.i64 v2, v8
    v10 = load.i64 kernarg align 8 width all [v0+8]
    v11 = iadd.i64 v10, v9
    v12 = load.i32 global align 4 [v11]
    v13 = load.i64 kernarg align 8 width all [v0+16]
    v14 = iadd.i64 v13, v4
    v15 = sshr.i16 v7, v12
    store.i16 global align 2 [v14], v15
    return
}
; run: %k([0x206a, 0x9d1, 0xebbe, 0xc8f1, 0xa304, 0xceb0, 0x42fc, 0xd14e, 0x995e, 0xefc9, 0x414e, 0xa217, 0xe80b, 0xd332, 0x2ca9, 0x8af8, 0xe43c, 0xab1f, 0x1679, 0x11d8]: i16, [0, 7, 0xe, 0x15, 0x1c, 0x23, 0x2a, 0x31, 0x38, 0x3f, 6, 0xd, 0x14, 0x1b, 0x22, 0x29, 0x30, 0x37, 0x3e, 5]: i32, zero(20): i16) grid 20 group 20 == _, _, [0x206a, 0x13, 0xffff, 0xfe47, 0xfffa, 0xf9d6, 0x10, 0xe8a7, 0xff99, 0xffff, 0x105, 0xfffd, 0xfe80, 0xfffa, 0xb2a, 0xffc5, 0xe43c, 0xff56, 0, 0x8e]

; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Signed quotients of 16 bits, at the ends of the range and between.

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
    v8 = load.i64 kernarg align 8 width all [v0+8]
    v9 = iadd.i64 v8, v4
    v10 = load.i16 global align 2 [v9]
    v11 = load.i64 kernarg align 8 width all [v0+16]
    v12 = iadd.i64 v11, v4
    v13 = sdiv.i16 v7, v10
    store.i16 global align 2 [v12], v13
    return
}
; run: %k([1, 0xffff, 3, 0, 0xffff, 0xffff, 0xffff, 2, 0xff, 1, 7, 0xff, 0x614e, 7, 3, 0xfffe, 0, 0xfffe, 0xa, 0xff]: i16, [0xa, 0xffff, 0x614e, 0x614e, 0xffff, 0xffff, 0xff, 0xffff, 3, 0xffff, 0xbeef, 3, 0xffff, 0xff, 0x614e, 3, 0xfffe, 0xffff, 7, 0xffff]: i16, zero(20): i16) grid 20 group 20 == _, _, [0, 1, 0, 0, 1, 1, 0, 0xfffe, 0x55, 0xffff, 0, 0x55, 0x9eb2, 0, 0, 0, 0, 2, 1, 0xff01]

; test run gfx700
; test run gfx900
; test run gfx1201
; test run
; Unsigned quotients of 16 bits, at the ends of the range and between.

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
    v13 = udiv.i16 v7, v10
    store.i16 global align 2 [v12], v13
    return
}
; run: %k([3, 0xffff, 0xff, 0xffff, 0xffff, 7, 0x614e, 0xfffe, 1, 7, 0xffff, 0xfffe, 7, 1, 0, 2]: i16, [1, 0xffff, 0xff, 0xfffe, 0xff, 7, 3, 7, 0xfffe, 0xffff, 0xff, 1, 0xfffe, 2, 0xffff, 0xff]: i16, zero(16): i16) grid 16 group 16 == _, _, [3, 1, 1, 1, 0x101, 1, 0x206f, 0x2492, 0, 0, 0x101, 0xfffe, 0, 0, 0, 0]

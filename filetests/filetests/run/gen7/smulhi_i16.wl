; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; High halves of signed products of 16 bits.

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
    v13 = smulhi.i16 v7, v10
    store.i16 global align 2 [v12], v13
    return
}
; run: %k([0x206a, 0x9d1, 0xebbe, 0xc8f1, 0xa304, 0xceb0, 0x42fc, 0xd14e, 0x995e, 0xefc9, 0x414e, 0xa217, 0xe80b, 0xd332, 0x2ca9, 0x8af8, 0xe43c, 0xab1f, 0x1679, 0x11d8]: i16, [0xb89, 0x8cf7, 0xffbb, 0xfd85, 0xbacb, 0x635c, 0x82f9, 0xb6fa, 0x1250, 0x2da8, 0xbcd1, 0x7b4c, 0x3438, 0x8a9f, 0x915b, 0xc4fa, 0xbcbf, 0x528d, 0x531c, 0x7801]: i16, zero(20): i16) grid 20 group 20 == _, _, [0x175, 0xfb96, 5, 0x88, 0x1923, 0xecdc, 0xdf49, 0xd51, 0xf8a8, 0xfd1b, 0xeedc, 0xd2c5, 0xfb1c, 0x148b, 0xecb2, 0x1afb, 0x74b, 0xe4a1, 0x74b, 0x85d]

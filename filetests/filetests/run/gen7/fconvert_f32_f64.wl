; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; f32 to f64, which is exact.

kernel %k {
    param %a : i64 at 0 align 8
    param %r : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = workitemid.i32 0
    v2 = uextend.i64 v1
    v3 = iconst.i32 2
    v4 = ishl.i64 v2, v3
    v5 = load.i64 kernarg align 8 width all [v0+0]
    v6 = iadd.i64 v5, v4
    v7 = load.f32 global align 4 [v6]
    v8 = iconst.i32 3
    v9 = ishl.i64 v2, v8
    v10 = load.i64 kernarg align 8 width all [v0+8]
    v11 = iadd.i64 v10, v9
    v12 = fconvert.f64 v7
    store.f64 global align 8 [v11], v12
    return
}
; run: %k([0x3f800000, 0x40400000, 0x3eaaaaab, 0x1, 0x7fffff, 0x7f7fffff, 0xc0a00000, 0x800000, 0x42c80000, 0xbe4ccccd, 0x80000001, 0x3f800001]: f32, zero(12): f64) grid 12 group 12 == _, [0x3ff0000000000000, 0x4008000000000000, 0x3fd5555560000000, 0x36a0000000000000, 0x380fffffc0000000, 0x47efffffe0000000, 0xc014000000000000, 0x3810000000000000, 0x4059000000000000, 0xbfc99999a0000000, 0xb6a0000000000000, 0x3ff0000020000000]

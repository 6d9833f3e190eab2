; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Products with a sum of f32, rounded once.

kernel %k {
    param %a : i64 at 0 align 8
    param %b : i64 at 8 align 8
    param %c : i64 at 16 align 8
    param %r : i64 at 24 align 8
block0:
    v0 = iconst.i64 0
    v1 = workitemid.i32 0
    v2 = uextend.i64 v1
    v3 = iconst.i32 2
    v4 = ishl.i64 v2, v3
    v5 = load.i64 kernarg align 8 width all [v0+0]
    v6 = iadd.i64 v5, v4
    v7 = load.f32 global align 4 [v6]
    v8 = load.i64 kernarg align 8 width all [v0+8]
    v9 = iadd.i64 v8, v4
    v10 = load.f32 global align 4 [v9]
    v11 = load.i64 kernarg align 8 width all [v0+16]
    v12 = iadd.i64 v11, v4
    v13 = load.f32 global align 4 [v12]
    v14 = load.i64 kernarg align 8 width all [v0+24]
    v15 = iadd.i64 v14, v4
    v16 = fma.f32 v7, v10, v13
    store.f32 global align 4 [v15], v16
    return
}
; run: %k([0x7fffff, 0xbe4ccccd, 0xbe4ccccd, 0x1, 0x3f800000, 0x7f7fffff, 0x1, 0x3eaaaaab, 0xc0a00000, 0x80000001, 0x3eaaaaab, 0x3eaaaaab, 0x3f800001, 0x800000, 0x3f800000, 0x7f7fffff, 0x80000001, 0x40400000, 0x42c80000, 0x7f7fffff]: f32, [0x1, 0x42c80000, 0x800000, 0x3f800000, 0x3f800001, 0x3f800000, 0x1, 0x7f7fffff, 0xbe4ccccd, 0x40400000, 0x3f800000, 0x3f800000, 0x7fffff, 0xc0a00000, 0xc0a00000, 0x1, 0x1, 0x3f800001, 0xbe4ccccd, 0x40400000]: f32, [0x40400000, 0x40400000, 0x3f800000, 0x800000, 0xbe4ccccd, 0x3eaaaaab, 0x3f800001, 0x3eaaaaab, 0xbe4ccccd, 0x3f800000, 0x80000001, 0x1, 0x3eaaaaab, 0x3f800001, 0xbe4ccccd, 0x7fffff, 0x3f800001, 0x40400000, 0x42c80000, 0xbe4ccccd]: f32, zero(20): f32) grid 20 group 20 == _, _, _, [0x40400000, 0xc1880000, 0x3f800000, 0x800001, 0x3f4ccccf, 0x7f7fffff, 0x3f800001, 0x7eaaaaaa, 0x3f4ccccd, 0x3f800000, 0x3eaaaaab, 0x3eaaaaab, 0x3eaaaaab, 0x3f800001, 0xc0a66666, 0x34ffffff, 0x3f800001, 0x40c00001, 0x42a00000, 0x7f800000]

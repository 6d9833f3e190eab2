; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Quotients of f32, correctly rounded: subnormal and largest numbers too.

kernel %k {
    param %a : i64 at 0 align 8
    param %b : i64 at 8 align 8
    param %r : i64 at 16 align 8
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
    v13 = fdiv.f32 v7, v10
    store.f32 global align 4 [v12], v13
    return
}
; run: %k([0x3eaaaaab, 0xc0a00000, 0x42c80000, 0x3f800000, 0x3f800001, 0xbe4ccccd, 0x3f800000, 0x7f7fffff, 0x800000, 0x40400000, 0x42c80000, 0x3f800001, 0x800000, 0x3eaaaaab, 0xc0a00000, 0x7fffff, 0x7f7fffff, 0xbe4ccccd, 0x80000001, 0xbe4ccccd]: f32, [0xc0a00000, 0x7f7fffff, 0x3eaaaaab, 0xbe4ccccd, 0x1, 0x7fffff, 0x800000, 0x7f7fffff, 0x1, 0xbe4ccccd, 0x3eaaaaab, 0x7f7fffff, 0x3eaaaaab, 0x1, 0x3f800001, 0x42c80000, 0x42c80000, 0x40400000, 0x3eaaaaab, 0x1]: f32, zero(20): f32) grid 20 group 20 == _, _, [0xbd888889, 0x80a00001, 0x43960000, 0xc0a00000, 0x7f800000, 0xfd4ccccf, 0x7e800000, 0x3f800000, 0x4b000000, 0xc1700000, 0x43960000, 0x200000, 0x1400000, 0x7f800000, 0xc09fffff, 0x147ae, 0x7c23d70a, 0xbd888889, 0x80000003, 0xff800000]

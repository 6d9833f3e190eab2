; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Square roots of f32 rounded towards zero.

kernel %zero {
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
    v8 = load.i64 kernarg align 8 width all [v0+8]
    v9 = iadd.i64 v8, v4
    v10 = fsqrt.zero.f32 v7
    store.f32 global align 4 [v9], v10
    return
}
; run: %zero([0x3f800000, 0x40400000, 0x3eaaaaab, 0x1, 0x7fffff, 0x7f7fffff, 0x800000, 0x42c80000, 0x3f800001]: f32, zero(9): f32) grid 9 group 9 == _, [0x3f800000, 0x3fddb3d7, 0x3f13cd3a, 0x1a3504f3, 0x1ffffffe, 0x5f7fffff, 0x20000000, 0x41200000, 0x3f800000]

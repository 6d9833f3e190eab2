; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; f32 to f16 rounded up, at the middle of two numbers and beside it.

kernel %up {
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
    v8 = iconst.i32 1
    v9 = ishl.i64 v2, v8
    v10 = load.i64 kernarg align 8 width all [v0+8]
    v11 = iadd.i64 v10, v9
    v12 = fconvert.up.f16 v7
    store.f16 global align 2 [v11], v12
    return
}
; run: %up([0x3f800000, 0x40400000, 0x3eaaaaab, 0x1, 0x7fffff, 0x7f7fffff, 0xc0a00000, 0x800000, 0x42c80000, 0xbe4ccccd, 0x80000001, 0x3f800001, 0x3f801000, 0x3f801001, 0x477fefff, 0x477ff000, 0x33000000, 0x33000001]: f32, zero(18): f16) grid 18 group 18 == _, [0x3c00, 0x4200, 0x3556, 0x1, 0x1, 0x7c00, 0xc500, 0x1, 0x5640, 0xb266, 0x8000, 0x3c01, 0x3c01, 0x3c01, 0x7c00, 0x7c00, 0x1, 0x1]

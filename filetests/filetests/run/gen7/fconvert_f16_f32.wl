; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; f16 to f32, which is exact.

kernel %k {
    param %a : i64 at 0 align 8
    param %r : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = workitemid.i32 0
    v2 = uextend.i64 v1
    v3 = iconst.i32 1
    v4 = ishl.i64 v2, v3
    v5 = load.i64 kernarg align 8 width all [v0+0]
    v6 = iadd.i64 v5, v4
    v7 = load.f16 global align 2 [v6]
    v8 = iconst.i32 2
    v9 = ishl.i64 v2, v8
    v10 = load.i64 kernarg align 8 width all [v0+8]
    v11 = iadd.i64 v10, v9
    v12 = fconvert.f32 v7
    store.f32 global align 4 [v11], v12
    return
}
; run: %k([0x3c00, 0x4200, 0x3555, 0x1, 0x3ff, 0x7bff, 0xc500, 0x400, 0x5640, 0xb266, 0x8001, 0x3c01]: f16, zero(12): f32) grid 12 group 12 == _, [0x3f800000, 0x40400000, 0x3eaaa000, 0x33800000, 0x387fc000, 0x477fe000, 0xc0a00000, 0x38800000, 0x42c80000, 0xbe4cc000, 0xb3800000, 0x3f802000]

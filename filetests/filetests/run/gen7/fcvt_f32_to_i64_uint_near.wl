; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; f32 to unsigned integers of 64 bits rounded to nearest, saturated.

kernel %uint_near {
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
    v12 = fcvt_to_uint.near.sat.i64 v7
    store.i64 global align 8 [v11], v12
    return
}
; run: %uint_near([0x0, 0x3f000000, 0x3fc00000, 0x40200000, 0xbf000000, 0xbfc00000, 0x4effffff, 0x4f000000, 0x4f7fffff, 0x4f800000, 0xcf000000, 0xcf000001, 0x5f000000, 0xdf000000, 0x5f800000]: f32, zero(15): i64) grid 15 group 15 == _, [0, 0, 2, 2, 0, 0, 0x7fffff80, 0x80000000, 0xffffff00, 0x100000000, 0, 0, 0x8000000000000000, 0, 0xffffffffffffffff]

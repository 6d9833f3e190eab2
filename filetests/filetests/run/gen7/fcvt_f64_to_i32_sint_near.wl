; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; f64 to signed integers of 32 bits rounded to nearest, saturated.

kernel %sint_near {
    param %a : i64 at 0 align 8
    param %r : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = workitemid.i32 0
    v2 = uextend.i64 v1
    v3 = iconst.i32 3
    v4 = ishl.i64 v2, v3
    v5 = load.i64 kernarg align 8 width all [v0+0]
    v6 = iadd.i64 v5, v4
    v7 = load.f64 global align 8 [v6]
    v8 = iconst.i32 2
    v9 = ishl.i64 v2, v8
    v10 = load.i64 kernarg align 8 width all [v0+8]
    v11 = iadd.i64 v10, v9
    v12 = fcvt_to_sint.near.sat.i32 v7
    store.i32 global align 4 [v11], v12
    return
}
; run: %sint_near([0x0, 0x3fe0000000000000, 0x3ff8000000000000, 0x4004000000000000, 0xbfe0000000000000, 0xbff8000000000000, 0x41dfffffffc00000, 0x41e0000000000000, 0x41efffffffe00000, 0x41f0000000000000, 0xc1e0000000000000, 0xc1e0000000200000, 0x43dfffffffffffff, 0x43e0000000000000, 0xc3e0000000000000, 0x43efffffffffffff, 0x43f0000000000000]: f64, zero(17): i32) grid 17 group 17 == _, [0, 0, 2, 2, 0, 0xfffffffe, 0x7fffffff, 0x7fffffff, 0x7fffffff, 0x7fffffff, 0x80000000, 0x80000000, 0x7fffffff, 0x7fffffff, 0x80000000, 0x7fffffff, 0x7fffffff]

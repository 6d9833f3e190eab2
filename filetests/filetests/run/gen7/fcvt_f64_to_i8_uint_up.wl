; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; f64 to unsigned integers of 8 bits rounded up, saturated.

kernel %uint_up {
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
    v8 = load.i64 kernarg align 8 width all [v0+8]
    v9 = iadd.i64 v8, v2
    v10 = fcvt_to_uint.up.sat.i8 v7
    store.i8 global align 1 [v9], v10
    return
}
; run: %uint_up([0x0, 0x3fe0000000000000, 0x3ff8000000000000, 0x4004000000000000, 0xbfe0000000000000, 0xbff8000000000000, 0x41dfffffffc00000, 0x41e0000000000000, 0x41efffffffe00000, 0x41f0000000000000, 0xc1e0000000000000, 0xc1e0000000200000, 0x43dfffffffffffff, 0x43e0000000000000, 0xc3e0000000000000, 0x43efffffffffffff, 0x43f0000000000000]: f64, zero(17): i8) grid 17 group 17 == _, [0, 1, 2, 3, 0, 0, 0xff, 0xff, 0xff, 0xff, 0, 0, 0xff, 0xff, 0, 0xff, 0xff]

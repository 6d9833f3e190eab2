; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Numbers of 64 bits at every address.

kernel %k {
    param %a : i64 at 0 align 8
    param %r : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i64 kernarg align 8 width all [v0+8]
    v3 = workitemid.i32 0
    v4 = uextend.i64 v3
    v5 = iadd.i64 v1, v4
    v6 = load.i64 global align 1 [v5+1]
    v8 = iconst.i32 3
    v9 = ishl.i64 v4, v8
    v10 = iadd.i64 v2, v9
    store.i64 global align 8 [v10], v6
    return
}
; run: %k([200, 237, 18, 55, 92, 129, 166, 203, 240, 21, 58, 95, 132, 169, 206, 243, 24, 61, 98, 135, 172, 209, 246, 27, 64, 101, 138, 175, 212, 249, 30, 67]: i8, zero(20): i64) grid 20 group 20 == _, [0xf0cba6815c3712ed, 0x15f0cba6815c3712, 0x3a15f0cba6815c37, 0x5f3a15f0cba6815c, 0x845f3a15f0cba681, 0xa9845f3a15f0cba6, 0xcea9845f3a15f0cb, 0xf3cea9845f3a15f0, 0x18f3cea9845f3a15, 0x3d18f3cea9845f3a, 0x623d18f3cea9845f, 0x87623d18f3cea984, 0xac87623d18f3cea9, 0xd1ac87623d18f3ce, 0xf6d1ac87623d18f3, 0x1bf6d1ac87623d18, 0x401bf6d1ac87623d, 0x65401bf6d1ac8762, 0x8a65401bf6d1ac87, 0xaf8a65401bf6d1ac]

; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Words at every address: each is made of its bytes.

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
    v6 = load.i32 global align 1 [v5+1]
    v8 = iconst.i32 2
    v9 = ishl.i64 v4, v8
    v10 = iadd.i64 v2, v9
    store.i32 global align 4 [v10], v6
    return
}
; run: %k([200, 237, 18, 55, 92, 129, 166, 203, 240, 21, 58, 95, 132, 169, 206, 243, 24, 61, 98, 135, 172, 209, 246, 27, 64, 101, 138, 175, 212, 249, 30, 67]: i8, zero(20): i32) grid 20 group 20 == _, [0x5c3712ed, 0x815c3712, 0xa6815c37, 0xcba6815c, 0xf0cba681, 0x15f0cba6, 0x3a15f0cb, 0x5f3a15f0, 0x845f3a15, 0xa9845f3a, 0xcea9845f, 0xf3cea984, 0x18f3cea9, 0x3d18f3ce, 0x623d18f3, 0x87623d18, 0xac87623d, 0xd1ac8762, 0xf6d1ac87, 0x1bf6d1ac]

; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Bytes at every address, sign extended.

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
    v6 = load.i8 global align 1 [v5+1]
    v7 = sextend.i32 v6
    v8 = iconst.i32 2
    v9 = ishl.i64 v4, v8
    v10 = iadd.i64 v2, v9
    store.i32 global align 4 [v10], v7
    return
}
; run: %k([200, 237, 18, 55, 92, 129, 166, 203, 240, 21, 58, 95, 132, 169, 206, 243, 24, 61, 98, 135, 172, 209, 246, 27, 64, 101, 138, 175, 212, 249, 30, 67]: i8, zero(20): i32) grid 20 group 20 == _, [0xffffffed, 0x12, 0x37, 0x5c, 0xffffff81, 0xffffffa6, 0xffffffcb, 0xfffffff0, 0x15, 0x3a, 0x5f, 0xffffff84, 0xffffffa9, 0xffffffce, 0xfffffff3, 0x18, 0x3d, 0x62, 0xffffff87, 0xffffffac]

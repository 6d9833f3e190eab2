; test run gfx700
; test run gfx900
; test run gfx1201
; test run
; Signed quotients of 64 bits, at the ends of the range and between.

kernel %k {
    param %a : i64 at 0 align 8
    param %b : i64 at 8 align 8
    param %r : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = workitemid.i32 0
    v2 = uextend.i64 v1
    v3 = iconst.i32 3
    v4 = ishl.i64 v2, v3
    v5 = load.i64 kernarg align 8 width all [v0+0]
    v6 = iadd.i64 v5, v4
    v7 = load.i64 global align 8 [v6]
    v8 = load.i64 kernarg align 8 width all [v0+8]
    v9 = iadd.i64 v8, v4
    v10 = load.i64 global align 8 [v9]
    v11 = load.i64 kernarg align 8 width all [v0+16]
    v12 = iadd.i64 v11, v4
    v13 = sdiv.i64 v7, v10
    store.i64 global align 8 [v12], v13
    return
}
; run: %k([0x123456789abcdef0, 0x123456789abcdef0, 0x123456789abcdef0, 0x7fffffffffffffff, 0x8000000000000000, 0x7fffffffffffffff, 0x100000000, 0xf4243, 0x8000000000000000, 0xf4243, 0xf4243, 2, 0, 0xffffffffffffffff, 0x123456789abcdef0, 0xffffffffffffffff]: i64, [0x7fffffffffffffff, 2, 2, 0xffffffff, 3, 0xf4243, 2, 0x8000000000000000, 0x8000000000000000, 2, 3, 3, 3, 0x8000000000000001, 3, 0x123456789abcdef0]: i64, zero(16): i64) grid 16 group 16 == _, _, [0, 0x91a2b3c4d5e6f78, 0x91a2b3c4d5e6f78, 0x80000000, 0xd555555555555556, 0x8637a2a24e5, 0x80000000, 0, 1, 0x7a121, 0x51616, 0, 0, 0, 0x611722833944a50, 0]

; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Shifts of 64 bits right, the sign in; counts are taken modulo 64.

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
    v8 = iconst.i32 2
    v9 = ishl.i64 v2, v8
    v10 = load.i64 kernarg align 8 width all [v0+8]
    v11 = iadd.i64 v10, v9
    v12 = load.i32 global align 4 [v11]
    v13 = load.i64 kernarg align 8 width all [v0+16]
    v14 = iadd.i64 v13, v4
    v15 = sshr.i64 v7, v12
    store.i64 global align 8 [v14], v15
    return
}
; run: %k([0xf4243, 0xf4243, 2, 1, 0xffffffff, 0xf4243, 0xf4243, 0x7fffffffffffffff, 2, 2, 1, 0x123456789abcdef0, 1, 0x123456789abcdef0, 0xffffffffffffffff, 0x7fffffffffffffff, 0xffffffffffffffff, 1, 0xffffffffffffffff, 0x7fffffffffffffff]: i64, [1, 1, 0x20, 0x3f, 0x3f, 0x20, 0x21, 0, 0x41, 1, 0x1f, 0x41, 0x7f, 0, 0x21, 0x40, 1, 0x3f, 0x21, 0x1f]: i32, zero(20): i64) grid 20 group 20 == _, _, [0x7a121, 0x7a121, 0, 0, 0, 0, 0, 0x7fffffffffffffff, 1, 1, 0, 0x91a2b3c4d5e6f78, 0, 0x123456789abcdef0, 0xffffffffffffffff, 0x7fffffffffffffff, 0xffffffffffffffff, 0, 0xffffffffffffffff, 0xffffffff]

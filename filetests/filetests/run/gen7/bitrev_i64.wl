; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Reversed bits of 64 bits.

kernel %k {
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
    v7 = load.i64 global align 8 [v6]
    v8 = load.i64 kernarg align 8 width all [v0+8]
    v9 = iadd.i64 v8, v4
    v10 = bitrev.i64 v7
    store.i64 global align 8 [v9], v10
    return
}
; run: %k([0, 1, 2, 3, 0xffffffff, 0x100000000, 0x7fffffffffffffff, 0x8000000000000000, 0x8000000000000001, 0xffffffffffffffff, 0x123456789abcdef0, 0xf4243]: i64, zero(12): i64) grid 12 group 12 == _, [0, 0x8000000000000000, 0x4000000000000000, 0xc000000000000000, 0xffffffff00000000, 0x80000000, 0xfffffffffffffffe, 1, 0x8000000000000001, 0xffffffffffffffff, 0xf7b3d591e6a2c48, 0xc242f00000000000]

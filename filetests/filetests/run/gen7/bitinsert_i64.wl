; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Fields of 64 bits replaced.

kernel %k {
    param %a : i64 at 0 align 8
    param %b : i64 at 8 align 8
    param %c : i64 at 16 align 8
    param %d : i64 at 24 align 8
    param %r : i64 at 32 align 8
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
    v11 = iconst.i32 2
    v12 = ishl.i64 v2, v11
    v13 = load.i64 kernarg align 8 width all [v0+16]
    v14 = iadd.i64 v13, v12
    v15 = load.i32 global align 4 [v14]
    v16 = load.i64 kernarg align 8 width all [v0+24]
    v17 = iadd.i64 v16, v12
    v18 = load.i32 global align 4 [v17]
    v19 = load.i64 kernarg align 8 width all [v0+32]
    v20 = iadd.i64 v19, v4
    v21 = bitinsert.i64 v7, v10, v15, v18
    store.i64 global align 8 [v20], v21
    return
}
; run: %k([0x123456789abcdef0, 0xffffffffffffffff, 0x8000000000000001, 0xdeadbeefcafef00d, 0x123456789abcdef0, 0xffffffffffffffff, 0x8000000000000001, 0xdeadbeefcafef00d, 0x123456789abcdef0, 0xffffffffffffffff, 0x8000000000000001, 0xdeadbeefcafef00d, 0x123456789abcdef0, 0xffffffffffffffff, 0x8000000000000001, 0xdeadbeefcafef00d]: i64, [0xdeadbeefcafef00d, 0x8000000000000001, 0xffffffffffffffff, 0x123456789abcdef0, 0xdeadbeefcafef00d, 0x8000000000000001, 0xffffffffffffffff, 0x123456789abcdef0, 0xdeadbeefcafef00d, 0x8000000000000001, 0xffffffffffffffff, 0x123456789abcdef0, 0xdeadbeefcafef00d, 0x8000000000000001, 0xffffffffffffffff, 0x123456789abcdef0]: i64, [0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8, 0x38, 0x38, 0x38, 0x38]: i32, [0, 1, 5, 8, 0, 1, 5, 8, 0, 1, 5, 8, 0, 1, 5, 8]: i32, zero(16): i64) grid 16 group 16 == _, _, _, _, [0x123456789abcdef0, 0xffffffffffffffff, 0x800000000000001f, 0xdeadbeefcafef0f0, 0x123456789abcdef0, 0xffffffffffffffff, 0x80000000000001f1, 0xdeadbeefcafeff0d, 0x123456789abcdef0, 0xffffffffffffffff, 0x8000000000001f01, 0xdeadbeefcafef00d, 0x123456789abcdef0, 0xffffffffffffffff, 0x9f00000000000001, 0xf0adbeefcafef00d]

; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Unsigned remainders of 32 bits, at the ends of the range and between.

kernel %k {
    param %a : i64 at 0 align 8
    param %b : i64 at 8 align 8
    param %r : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = workitemid.i32 0
    v2 = uextend.i64 v1
    v3 = iconst.i32 2
    v4 = ishl.i64 v2, v3
    v5 = load.i64 kernarg align 8 width all [v0+0]
    v6 = iadd.i64 v5, v4
    v7 = load.i32 global align 4 [v6]
    v8 = load.i64 kernarg align 8 width all [v0+8]
    v9 = iadd.i64 v8, v4
    v10 = load.i32 global align 4 [v9]
    v11 = load.i64 kernarg align 8 width all [v0+16]
    v12 = iadd.i64 v11, v4
    v13 = urem.i32 v7, v10
    store.i32 global align 4 [v12], v13
    return
}
; run: %k([3, 7, 0, 1, 0x80000001, 0xa, 0xfffffffe, 1, 0xdeadbeef, 0, 0xffffffff, 7, 0xa, 0xff, 0xfffffffe, 0xbc614e, 0xfffffffe, 7, 0xbc614e, 2]: i32, [0xbc614e, 7, 0xbc614e, 0xfffffffe, 0x80000000, 7, 0xbc614e, 0xdeadbeef, 3, 2, 0xdeadbeef, 7, 0xa, 0xff, 0xffffffff, 0x7fffffff, 0xbc614e, 0x80000001, 7, 0x80000000]: i32, zero(20): i32) grid 20 group 20 == _, _, [3, 0, 0, 1, 1, 3, 0xa81b44, 1, 2, 0, 0x21524110, 0, 0, 0, 0xfffffffe, 0xbc614e, 0xa81b44, 7, 2, 2]

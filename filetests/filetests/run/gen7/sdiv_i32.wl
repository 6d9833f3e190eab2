; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Signed quotients of 32 bits, at the ends of the range and between.

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
    v13 = sdiv.i32 v7, v10
    store.i32 global align 4 [v12], v13
    return
}
; run: %k([0xdeadbeef, 0xa, 1, 0xa, 0xa, 7, 0x80000000, 0xbc614e, 0xfffffffe, 7, 1, 0xfffffffe, 7, 2, 1, 7, 0xfffffffe, 0xbc614e, 0xdeadbeef, 3]: i32, [0xa, 0xdeadbeef, 0x80000001, 0x80000001, 3, 0xdeadbeef, 0x80000000, 0x80000000, 0xbc614e, 0xbc614e, 0xbc614e, 0xa, 0xffffffff, 2, 0x7fffffff, 0xa, 0xa, 3, 0xffffffff, 1]: i32, zero(20): i32) grid 20 group 20 == _, _, [0xfcaaf97f, 0, 0, 0, 3, 0, 1, 0, 0, 0, 0, 0, 0xfffffff9, 1, 0, 0, 0, 0x3ecb1a, 0x21524111, 3]

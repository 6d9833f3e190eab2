; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Quotients and remainders by 7, unsigned and signed.

kernel %k1 {
    param %a : i64 at 0 align 8
    param %q : i64 at 8 align 8
    param %r : i64 at 16 align 8
    param %s : i64 at 24 align 8
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
    v10 = load.i64 kernarg align 8 width all [v0+16]
    v11 = iadd.i64 v10, v4
    v12 = load.i64 kernarg align 8 width all [v0+24]
    v13 = iadd.i64 v12, v4
    v14 = iconst.i32 7
    v15 = udiv.i32 v7, v14
    v16 = urem.i32 v7, v14
    v17 = sdiv.i32 v7, v14
    store.i32 global align 4 [v9], v15
    store.i32 global align 4 [v11], v16
    store.i32 global align 4 [v13], v17
    return
}
; run: %k1([0, 1, 2, 3, 7, 0xa, 0xff, 0x7fffffff, 0x80000000, 0x80000001, 0xffffffff, 0xfffffffe, 0xbc614e, 0xdeadbeef]: i32, zero(14): i32, zero(14): i32, zero(14): i32) grid 14 group 14 == _, [0, 0, 0, 0, 1, 1, 0x24, 0x12492492, 0x12492492, 0x12492492, 0x24924924, 0x24924924, 0x1ae954, 0x1fcfad8f], [0, 1, 2, 3, 0, 3, 3, 1, 2, 3, 3, 2, 2, 6], [0, 0, 0, 0, 1, 1, 0x24, 0x12492492, 0xedb6db6e, 0xedb6db6e, 0, 0, 0x1ae954, 0xfb3d646c]

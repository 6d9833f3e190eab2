; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Each class of single precision against its own bit and against all others.

kernel %k {
    param %a : i64 at 0 align 8
    param %m : i64 at 8 align 8
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
    v7 = load.f32 global align 4 [v6]
    v8 = load.i64 kernarg align 8 width all [v0+8]
    v9 = iadd.i64 v8, v4
    v10 = load.i32 global align 4 [v9]
    v11 = load.i64 kernarg align 8 width all [v0+16]
    v12 = iadd.i64 v11, v4
    v13 = load.i64 kernarg align 8 width all [v0+24]
    v14 = iadd.i64 v13, v4
    v15 = fclass v7, v10
    v16 = bnot.i32 v10
    v17 = fclass v7, v16
    v18 = uextend.i32 v15
    v19 = uextend.i32 v17
    store.i32 global align 4 [v12], v18
    store.i32 global align 4 [v14], v19
    return
}
; run: %k([0x7fa00000, 0x7fc00000, 0xff800000, 0xc0000000, 0x80000001, 0x80000000, 0x0, 0x1, 0x3f800000, 0x7f800000]: f32, [1, 2, 4, 8, 0x10, 0x20, 0x40, 0x80, 0x100, 0x200]: i32, zero(10): i32, zero(10): i32) grid 10 group 10 == _, _, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

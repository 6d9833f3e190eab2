; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Subnormal operands and results are flushed where the operation says so, and are not where it does not.

kernel %flushed {
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
    v7 = load.f32 global align 4 [v6]
    v8 = load.i64 kernarg align 8 width all [v0+8]
    v9 = iadd.i64 v8, v4
    v10 = load.f32 global align 4 [v9]
    v11 = load.i64 kernarg align 8 width all [v0+16]
    v12 = iadd.i64 v11, v4
    v13 = fmul.ftz.f32 v7, v10
    store.f32 global align 4 [v12], v13
    return
}
; run: %flushed([0x1, 0x7fffff, 0x80000001, 0x3f800000, 0x800000]: f32, [0x3f800000, 0x40000000, 0x40000000, 0x1, 0x3f000000]: f32, zero(5): f32) grid 5 group 5 == _, _, [0x0, 0x0, 0x80000000, 0x0, 0x0]

kernel %kept {
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
    v7 = load.f32 global align 4 [v6]
    v8 = load.i64 kernarg align 8 width all [v0+8]
    v9 = iadd.i64 v8, v4
    v10 = load.f32 global align 4 [v9]
    v11 = load.i64 kernarg align 8 width all [v0+16]
    v12 = iadd.i64 v11, v4
    v13 = fmul.f32 v7, v10
    store.f32 global align 4 [v12], v13
    return
}
; run: %kept([0x1, 0x7fffff, 0x80000001, 0x3f800000, 0x800000]: f32, [0x3f800000, 0x40000000, 0x40000000, 0x1, 0x3f000000]: f32, zero(5): f32) grid 5 group 5 == _, _, [0x1, 0xfffffe, 0x80000002, 0x1, 0x400000]

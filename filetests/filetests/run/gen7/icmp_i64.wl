; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Comparisons of 64 bits.

kernel %k {
    param %a : i64 at 0 align 8
    param %b : i64 at 8 align 8
    param %r0 : i64 at 16 align 8
    param %r1 : i64 at 24 align 8
    param %r2 : i64 at 32 align 8
    param %r3 : i64 at 40 align 8
    param %r4 : i64 at 48 align 8
    param %r5 : i64 at 56 align 8
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
    v15 = load.i64 kernarg align 8 width all [v0+24]
    v16 = iadd.i64 v15, v12
    v17 = load.i64 kernarg align 8 width all [v0+32]
    v18 = iadd.i64 v17, v12
    v19 = load.i64 kernarg align 8 width all [v0+40]
    v20 = iadd.i64 v19, v12
    v21 = load.i64 kernarg align 8 width all [v0+48]
    v22 = iadd.i64 v21, v12
    v23 = load.i64 kernarg align 8 width all [v0+56]
    v24 = iadd.i64 v23, v12
    v25 = icmp.eq v7, v10
    v26 = uextend.i32 v25
    v27 = icmp.ne v7, v10
    v28 = uextend.i32 v27
    v29 = icmp.slt v7, v10
    v30 = uextend.i32 v29
    v31 = icmp.sge v7, v10
    v32 = uextend.i32 v31
    v33 = icmp.ult v7, v10
    v34 = uextend.i32 v33
    v35 = icmp.ugt v7, v10
    v36 = uextend.i32 v35
    store.i32 global align 4 [v14], v26
    store.i32 global align 4 [v16], v28
    store.i32 global align 4 [v18], v30
    store.i32 global align 4 [v20], v32
    store.i32 global align 4 [v22], v34
    store.i32 global align 4 [v24], v36
    return
}
; run: %k([0x123456789abcdef0, 0x8000000000000001, 0xffffffffffffffff, 0xffffffff, 0x7fffffffffffffff, 1, 3, 0xffffffffffffffff, 0x100000000, 2, 0x8000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0x7fffffffffffffff, 0x8000000000000001, 0, 0x100000000, 0x8000000000000001, 0x100000000, 0]: i64, [0x8000000000000001, 0x7fffffffffffffff, 1, 0x7fffffffffffffff, 3, 0x123456789abcdef0, 2, 0x123456789abcdef0, 0x8000000000000000, 0xf4243, 2, 0xf4243, 0, 0x7fffffffffffffff, 0xf4243, 0x8000000000000001, 0x7fffffffffffffff, 0x123456789abcdef0, 0x8000000000000000, 2]: i64, zero(20): i32, zero(20): i32, zero(20): i32, zero(20): i32, zero(20): i32, zero(20): i32) grid 20 group 20 == _, _, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1], [0, 1, 1, 1, 0, 1, 0, 1, 0, 1, 1, 1, 1, 0, 1, 0, 1, 1, 0, 1], [1, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0], [1, 0, 0, 1, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1], [0, 1, 1, 0, 1, 0, 1, 1, 0, 0, 1, 1, 1, 0, 1, 0, 0, 1, 0, 0]

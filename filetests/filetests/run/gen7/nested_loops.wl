; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; A loop in a loop, with numbers of rounds that differ by lane in both.

kernel %k {
    param %r : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iconst.i32 3
    v5 = ishl.i64 v3, v4
    v6 = iadd.i64 v1, v5
    v7 = iconst.i32 0
    v8 = iconst.i32 1
    jump block1(v7, v7)
block1(v9: i32, v10: i32):
    jump block2(v9, v7)
block2(v11: i32, v12: i32):
    v13 = iadd.i32 v11, v10
    v14 = iadd.i32 v13, v8
    v15 = iadd.i32 v12, v8
    v16 = icmp.ule v15, v10
    branch v16, block2(v14, v15), block3
block3:
    v17 = iadd.i32 v10, v8
    v18 = icmp.ule v17, v2
    branch v18, block1(v14, v17), block4
block4:
    v19 = uextend.i64 v14
    store.i64 global align 8 [v6], v19
    return
}
; run: %k(zero(20): i64) grid 20 group 20 == [1, 5, 14, 30, 55, 91, 140, 204, 285, 385, 506, 650, 819, 1015, 1240, 1496, 1785, 2109, 2470, 2870]

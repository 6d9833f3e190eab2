; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Ranks among the lanes that run, in both arms of a branch: every third lane takes the one.

kernel %k {
    param %r : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 2
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = iconst.i32 3
    v8 = urem.i32 v2, v7
    v9 = iconst.i32 0
    v10 = icmp.eq v8, v9
    branch v10, block1, block2
block1:
    v11 = activelaneid
    store.i32 global align 4 [v6], v11
    jump block3
block2:
    v12 = activelaneid
    v13 = iconst.i32 100
    v14 = iadd.i32 v12, v13
    store.i32 global align 4 [v6], v14
    jump block3
block3:
    return
}
; run: %k(zero(8): i32) grid 8 group 8 == [0, 100, 101, 1, 102, 103, 2, 104]

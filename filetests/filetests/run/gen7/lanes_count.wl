; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Counts of running lanes that hold a truth value, in a branch that the odd lanes take.

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
    v7 = iconst.i32 1
    v8 = band.i32 v2, v7
    v9 = icmp.eq v8, v7
    branch v9, block1, block2
block1:
    v10 = iconst.i32 10
    v11 = icmp.ult v2, v10
    v12 = activelanecount v11
    store.i32 global align 4 [v6], v12
    jump block2
block2:
    return
}
; run: %k(zero(8): i32) grid 8 group 8 == [0, 4, 0, 4, 0, 4, 0, 4]

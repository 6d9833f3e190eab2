; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; All lanes add to one word of group memory; the sum is read after a barrier.

group %sum : 4 align 4

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
    v7 = symbol_addr.i32 %sum
    v8 = iconst.i32 0
    v9 = icmp.eq v2, v8
    branch v9, block1, block2
block1:
    store.i32 group align 4 [v7], v8
    jump block2
block2:
    barrier
    atomic_rmw_noret.i32 add group align 4 rlx wg [v7], v2
    barrier
    v10 = load.i32 group align 4 [v7]
    store.i32 global align 4 [v6], v10
    return
}
; run: %k(zero(40): i32) grid 40 group 40 == [780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780, 780]

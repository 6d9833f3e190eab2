; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Lanes leave a loop after different numbers of rounds.

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
    v7 = iconst.i32 0
    v8 = iconst.i32 1
    jump block1(v7, v7)
block1(v9: i32, v10: i32):
    v11 = iadd.i32 v9, v10
    v12 = iadd.i32 v10, v8
    v13 = icmp.ule v12, v2
    branch v13, block1(v11, v12), block2
block2:
    store.i32 global align 4 [v6], v11
    return
}
; run: %k(zero(40): i32) grid 40 group 40 == [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91, 105, 120, 136, 153, 171, 190, 210, 231, 253, 276, 300, 325, 351, 378, 406, 435, 465, 496, 528, 561, 595, 630, 666, 703, 741, 780]

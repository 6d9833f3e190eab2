; test run gfx900
; test run gfx1201
; test run gfx1201 wave=64
; test run ivb
; test run
; Loops that are unrolled in part, with every rest: the sum of the numbers below a bound, one at least in the second kernel, and the products of those up to a bound in steps of three.

kernel %below {
    param %out : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v20 = gridsize.i32 0
    v21 = iconst.i32 -6
    v2 = iadd.i32 v20, v21
    v3 = iconst.i32 0
    v4 = iconst.i32 1
    jump block1(v3, v3)
block1(v5: i32, v6: i32):
    v7 = icmp.slt v5, v2
    branch v7, block2, block3
block2:
    v8 = iadd.i32 v6, v5
    v9 = iadd.i32 v5, v4
    jump block1(v9, v8)
block3:
    store.i32 global align 4 [v1], v6
    return
}
; run: %below(zero(1): i32) grid 6 group 1 == [0]
; run: %below(zero(1): i32) grid 7 group 1 == [0]
; run: %below(zero(1): i32) grid 8 group 1 == [1]
; run: %below(zero(1): i32) grid 9 group 1 == [3]
; run: %below(zero(1): i32) grid 10 group 1 == [6]
; run: %below(zero(1): i32) grid 11 group 1 == [10]
; run: %below(zero(1): i32) grid 12 group 1 == [15]
; run: %below(zero(1): i32) grid 13 group 1 == [21]
; run: %below(zero(1): i32) grid 14 group 1 == [28]
; run: %below(zero(1): i32) grid 15 group 1 == [36]
; run: %below(zero(1): i32) grid 23 group 1 == [136]
; run: %below(zero(1): i32) grid 1 group 1 == [0]

kernel %at_least_one {
    param %out : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v2 = gridsize.i32 0
    v3 = iconst.i32 0
    v4 = iconst.i32 1
    jump block1(v3, v3)
block1(v5: i32, v6: i32):
    v8 = iadd.i32 v6, v5
    v9 = iadd.i32 v5, v4
    v7 = icmp.ult v9, v2
    branch v7, block1(v9, v8), block3(v8)
block3(v10: i32):
    store.i32 global align 4 [v1], v10
    return
}
; run: %at_least_one(zero(1): i32) grid 1 group 1 == [0]
; run: %at_least_one(zero(1): i32) grid 2 group 1 == [1]
; run: %at_least_one(zero(1): i32) grid 3 group 1 == [3]
; run: %at_least_one(zero(1): i32) grid 4 group 1 == [6]
; run: %at_least_one(zero(1): i32) grid 5 group 1 == [10]
; run: %at_least_one(zero(1): i32) grid 6 group 1 == [15]
; run: %at_least_one(zero(1): i32) grid 7 group 1 == [21]
; run: %at_least_one(zero(1): i32) grid 8 group 1 == [28]
; run: %at_least_one(zero(1): i32) grid 9 group 1 == [36]
; run: %at_least_one(zero(1): i32) grid 17 group 1 == [136]

kernel %threes {
    param %out : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v20 = gridsize.i32 0
    v21 = iconst.i32 -9
    v2 = iadd.i32 v20, v21
    v3 = iconst.i32 -6
    v4 = iconst.i32 3
    v11 = iconst.i32 1
    jump block1(v3, v11)
block1(v5: i32, v6: i32):
    v7 = icmp.sge v2, v5
    branch v7, block2, block3
block2:
    v8 = imul.i32 v6, v5
    v12 = iadd.i32 v8, v11
    v9 = iadd.i32 v5, v4
    jump block1(v9, v12)
block3:
    store.i32 global align 4 [v1], v6
    return
}
; run: %threes(zero(1): i32) grid 1 group 1 == [1]
; run: %threes(zero(1): i32) grid 2 group 1 == [1]
; run: %threes(zero(1): i32) grid 3 group 1 == [-5]
; run: %threes(zero(1): i32) grid 4 group 1 == [-5]
; run: %threes(zero(1): i32) grid 5 group 1 == [-5]
; run: %threes(zero(1): i32) grid 6 group 1 == [16]
; run: %threes(zero(1): i32) grid 7 group 1 == [16]
; run: %threes(zero(1): i32) grid 8 group 1 == [16]
; run: %threes(zero(1): i32) grid 9 group 1 == [1]
; run: %threes(zero(1): i32) grid 10 group 1 == [1]
; run: %threes(zero(1): i32) grid 11 group 1 == [1]
; run: %threes(zero(1): i32) grid 12 group 1 == [4]
; run: %threes(zero(1): i32) grid 13 group 1 == [4]
; run: %threes(zero(1): i32) grid 14 group 1 == [4]
; run: %threes(zero(1): i32) grid 15 group 1 == [25]
; run: %threes(zero(1): i32) grid 16 group 1 == [25]
; run: %threes(zero(1): i32) grid 17 group 1 == [25]
; run: %threes(zero(1): i32) grid 18 group 1 == [226]
; run: %threes(zero(1): i32) grid 19 group 1 == [226]
; run: %threes(zero(1): i32) grid 20 group 1 == [226]

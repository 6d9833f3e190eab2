; test run
; test run tiny
; A loop that lanes leave at different times: the sum of the numbers below the work-item's index.

kernel %sums {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemabsid.i32 0
    v1 = iconst.i32 0
    jump block1(v1, v1)

block1(v2: i32, v3: i32):
    v4 = icmp.ult v2, v0
    branch v4, block2, block3

block2:
    v5 = iadd.i32 v3, v2
    v6 = iconst.i32 1
    v7 = iadd.i32 v2, v6
    jump block1(v7, v5)

block3:
    v8 = iconst.i64 0
    v9 = load.i64 kernarg align 8 width all [v8]
    v10 = uextend.i64 v0
    v11 = iconst.i32 2
    v12 = ishl.i64 v10, v11
    v13 = iadd.i64 v9, v12
    store.i32 global align 4 [v13], v3
    return
}
; run: %sums(zero(10): i32) grid 10 group 10 == [0, 0, 1, 3, 6, 10, 15, 21, 28, 36]

; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Lanes take different ways of a switch and meet after it.

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
    v8 = band.i32 v2, v7
    v9 = iconst.i32 10
    switch v8, [block1, block2, block3, block1]
block1:
    jump block4(v9)
block2:
    v10 = imul.i32 v2, v2
    jump block4(v10)
block3:
    v11 = isub.i32 v9, v2
    jump block4(v11)
block4(v12: i32):
    store.i32 global align 4 [v6], v12
    return
}
; run: %k(zero(40): i32) grid 40 group 40 == [10, 1, 8, 10, 10, 25, 4, 10, 10, 81, 0, 10, 10, 169, -4, 10, 10, 289, -8, 10, 10, 441, -12, 10, 10, 625, -16, 10, 10, 841, -20, 10, 10, 1089, -24, 10, 10, 1369, -28, 10]

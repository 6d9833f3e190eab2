; test run
; test run gfx900
; test run gfx803
; test run gfx1201
; test run gfx1201 wave=64
; test run ivb
; test run hsw

; A parameter of an outer loop whose argument has a value of an inner block twice: it has the zeros of that value once for a sum, and twice for a product,
; but not all of them.
; By hand: %squares stores 1, then 1 + 3 * 3 or 1 + 5 * 5; %odd stores the low bit of 0, then of 8 * q + q with an odd q.

kernel %squares {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = iconst.i32 0
    v4 = iconst.i32 1
    v5 = iconst.i32 2
    v6 = ishl.i32 v0, v5
    v7 = uextend.i64 v6
    v8 = iadd.i64 v2, v7
    v9 = load.i32 global align 4 [v8]
    jump block1(v3, v3)
block1(v10: i32, v11: i32):
    v12 = band.i32 v9, v4
    v13 = icmp.eq v12, v3
    v20 = iadd.i32 v10, v4
    store.i32 global align 4 [v8], v20
    v14 = iconst.i32 3
    v15 = iconst.i32 5
    branch v13, block2, block3
block2:
    store.i32 global align 4 [v8+32], v20
    jump block4(v14)
block3:
    store.i32 global align 4 [v8+64], v20
    jump block4(v15)
block4(v16: i32):
    v17 = imul.i32 v16, v16
    v18 = iadd.i32 v11, v4
    v19 = icmp.ult v18, v9
    branch v19, block1(v17, v18), block5
block5:
    return
}
; run: %squares([1,2,3,4,5,6,7,8,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]: i32) grid 8 group 8 == [1, 10, 26, 10, 26, 10, 26, 10, 0,10,0,10,0,10,0,10,1,0,26,0,26,0,26,0]

kernel %odd {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = iconst.i32 0
    v4 = iconst.i32 1
    v5 = iconst.i32 2
    v6 = ishl.i32 v0, v5
    v7 = uextend.i64 v6
    v8 = iadd.i64 v2, v7
    v9 = load.i32 global align 4 [v8]
    jump block1(v3, v3)
block1(v10: i32, v11: i32):
    v20 = band.i32 v10, v4
    store.i32 global align 4 [v8+32], v20
    jump block2(v4)
block2(v16: i32):
    v24 = iadd.i32 v16, v5
    v25 = icmp.ult v24, v9
    branch v25, block2(v24), block3
block3:
    v22 = iconst.i32 3
    v23 = ishl.i32 v16, v22
    v17 = iadd.i32 v23, v16
    v18 = iadd.i32 v11, v4
    v19 = icmp.ult v18, v9
    branch v19, block1(v17, v18), block5
block5:
    return
}
; run: %odd([1,2,3,4,5,6,7,8,9,9,9,9,9,9,9,9]: i32) grid 8 group 8 == [1,2,3,4,5,6,7,8,0,1,1,1,1,1,1,1]

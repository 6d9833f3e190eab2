; test run gfx900
; test run gfx1201
; test run gfx1201 wave=64
; test run ivb
; test run ivb simd=8
; test run
; Loops with barriers and exchange through group memory whose rounds become straight lines.

group %tile : 512 align 4

; Sums of the numbers from 1 on, by doubled distances: up to 32 k it is 16 k (32 k + 1). The work-group has several waves.
kernel %sums {
    param %r : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 2
    v4 = ishl.i32 v2, v3
    v5 = symbol_addr.i32 %tile
    v6 = iadd.i32 v5, v4
    v7 = iconst.i32 1
    v8 = iadd.i32 v2, v7
    store.i32 group align 4 [v6], v8
    v9 = iconst.i32 128
    v10 = iconst.i32 31
    jump block1(v7)
block1(v11: i32):
    barrier
    v12 = icmp.ult v2, v11
    v13 = iconst.i32 0
    branch v12, block3(v13), block2
block2:
    v14 = isub.i32 v2, v11
    v15 = ishl.i32 v14, v3
    v16 = iadd.i32 v5, v15
    v17 = load.i32 group align 4 [v16]
    jump block3(v17)
block3(v18: i32):
    barrier
    v19 = load.i32 group align 4 [v6]
    v20 = iadd.i32 v19, v18
    store.i32 group align 4 [v6], v20
    v21 = ishl.i32 v11, v7
    v22 = icmp.ult v21, v9
    branch v22, block1(v21), block4
block4:
    v23 = band.i32 v2, v10
    v24 = icmp.eq v23, v10
    branch v24, block5, block6
block5:
    v25 = load.i32 group align 4 [v6]
    v26 = iconst.i32 5
    v27 = ushr.i32 v2, v26
    v28 = ishl.i32 v27, v3
    v29 = uextend.i64 v28
    v30 = iadd.i64 v1, v29
    store.i32 global align 4 [v30], v25
    jump block6
block6:
    return
}
; run: %sums(zero(4): i32) grid 128 group 128 == [528, 2080, 4656, 8256]

; A network that sorts eight numbers: the distance halves within rounds that double.
kernel %sort {
    param %r : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 2
    v4 = ishl.i32 v2, v3
    v5 = symbol_addr.i32 %tile
    v6 = iadd.i32 v5, v4
    v7 = uextend.i64 v4
    v8 = iadd.i64 v1, v7
    v9 = load.i32 global align 4 [v8]
    store.i32 group align 4 [v6], v9
    v10 = iconst.i32 1
    v11 = iconst.i32 0
    v12 = iconst.i32 8
    barrier
    jump block1(v3)
block1(v13: i32):
    v14 = icmp.ule v13, v12
    branch v14, block2, block6
block2:
    v15 = ushr.i32 v13, v10
    jump block3(v15)
block3(v16: i32):
    v17 = icmp.ugt v16, v11
    branch v17, block4, block5
block4:
    v18 = bxor.i32 v2, v16
    v19 = ishl.i32 v18, v3
    v20 = iadd.i32 v5, v19
    v21 = load.i32 group align 4 [v6]
    v22 = load.i32 group align 4 [v20]
    v23 = band.i32 v2, v13
    v24 = icmp.eq v23, v11
    v25 = icmp.ult v2, v18
    v26 = bxor.b1 v24, v25
    v27 = umin.i32 v21, v22
    v28 = umax.i32 v21, v22
    v29 = select.i32 v26, v28, v27
    barrier
    store.i32 group align 4 [v6], v29
    barrier
    v30 = ushr.i32 v16, v10
    jump block3(v30)
block5:
    v31 = ishl.i32 v13, v10
    jump block1(v31)
block6:
    v32 = load.i32 group align 4 [v6]
    store.i32 global align 4 [v8], v32
    return
}
; run: %sort([50, 30, 80, 10, 70, 20, 60, 40]: i32) grid 8 group 8 == [10, 20, 30, 40, 50, 60, 70, 80]
; run: %sort([1, 1, 0, 9, 9, 4294967295, 3, 2]: i32) grid 8 group 8 == [0, 1, 1, 2, 3, 9, 9, 4294967295]
; run: %sort([8, 7, 6, 5, 4, 3, 2, 1]: i32) grid 8 group 8 == [1, 2, 3, 4, 5, 6, 7, 8]

; What one round writes the next one reads elsewhere: a number goes once round a ring of 64 in four steps of 16, and each step adds 1. Only some lanes write.
kernel %ring {
    param %r : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 2
    v4 = ishl.i32 v2, v3
    v5 = symbol_addr.i32 %tile
    v6 = iadd.i32 v5, v4
    v7 = iconst.i32 100
    v8 = iadd.i32 v2, v7
    store.i32 group align 4 [v6], v8
    v9 = iconst.i32 4
    v10 = iconst.i32 0
    v11 = iconst.i32 1
    v12 = iconst.i32 16
    v13 = iconst.i32 63
    jump block1(v9)
block1(v14: i32):
    barrier
    v15 = iadd.i32 v2, v12
    v16 = band.i32 v15, v13
    v17 = ishl.i32 v16, v3
    v18 = iadd.i32 v5, v17
    v19 = load.i32 group align 4 [v18]
    barrier
    v20 = band.i32 v2, v11
    v21 = icmp.eq v20, v10
    branch v21, block2, block3
block2:
    v22 = iadd.i32 v19, v11
    store.i32 group align 4 [v6], v22
    jump block3
block3:
    v23 = isub.i32 v14, v11
    v24 = icmp.ne v23, v10
    branch v24, block1(v23), block4
block4:
    v25 = load.i32 group align 4 [v6]
    v26 = band.i32 v2, v13
    v27 = icmp.ult v26, v3
    v28 = iconst.i32 62
    v29 = icmp.uge v26, v28
    v30 = bor.b1 v27, v29
    branch v30, block5, block6
block5:
    v31 = band.i32 v2, v3
    v32 = band.i32 v2, v11
    v33 = iadd.i32 v31, v32
    v34 = ishl.i32 v33, v3
    v35 = uextend.i64 v34
    v36 = iadd.i64 v1, v35
    store.i32 global align 4 [v36], v25
    jump block6
block6:
    return
}
; run: %ring(zero(4): i32) grid 64 group 64 == [104, 101, 166, 163]

; test run
; test run level=wave
; Collatz steps of each lane: the trip count differs by lane, and odd and even lanes take different sides each round.
; Steps to reach 1, counted by hand: 1: 0, 2: 1, 3: 7, 4: 2, 5: 5, 6: 8, 7: 16, 8: 3.

kernel %collatz {
    param %out : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemabsid.i32 0
    v3 = iconst.i32 1
    v4 = iadd.i32 v2, v3
    v5 = iconst.i32 0
    jump block1(v4, v5)
block1(v6: i32, v7: i32):
    v8 = icmp.eq v6, v3
    branch v8, block5, block2
block2:
    v9 = iadd.i32 v7, v3
    v10 = band.i32 v6, v3
    v11 = icmp.eq v10, v3
    branch v11, block3, block4
block3:
    v12 = iconst.i32 3
    v13 = imul.i32 v6, v12
    v14 = iadd.i32 v13, v3
    jump block1(v14, v9)
block4:
    v15 = ushr.i32 v6, v3
    jump block1(v15, v9)
block5:
    v16 = uextend.i64 v2
    v17 = iconst.i32 2
    v18 = ishl.i64 v16, v17
    v19 = iadd.i64 v1, v18
    store.i32 global align 4 [v19], v7
    return
}
; run: %collatz(zero(8): i32) grid 8 group 8 == [0, 1, 7, 2, 5, 8, 16, 3]
; run: %collatz(zero(8): i32) grid 8 group 4 wave 32 == [0, 1, 7, 2, 5, 8, 16, 3]

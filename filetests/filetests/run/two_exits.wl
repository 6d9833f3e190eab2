; test run gfx900
; test run gfx1201
; test run gfx1201 wave=64
; test run
; A loop with two exits whose value goes out, and round, on edges only: blocks of the loop that stand before its head
; pass on what the head defines. By hand: lanes 0 to 3 leave by the first exit with 5; lane 4 goes round once more,
; 7 - (4 - 100) = 103; lanes 5, 6 and 7 leave by the second exit with their number less 100.

kernel %two_exits {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = iconst.i32 100
    v4 = iconst.i32 4
    v5 = iconst.i32 0
    v6 = iconst.i32 3
    v7 = iconst.i32 8
    jump block1(v0, v3)
block1(v8: i32, v9: i32):
    v10 = isub.i32 v8, v9
    v11 = band.i32 v8, v4
    v12 = icmp.eq v11, v5
    branch v12, block4, block2
block2:
    v13 = iadd.i32 v8, v6
    v14 = band.i32 v13, v7
    v15 = icmp.eq v14, v7
    branch v15, block5(v10), block1(v13, v10)
block4:
    v16 = iconst.i32 5
    jump block5(v16)
block5(v17: i32):
    v18 = uextend.i64 v0
    v19 = iconst.i32 2
    v20 = ishl.i64 v18, v19
    v21 = iadd.i64 v2, v20
    store.i32 global align 4 [v21], v17
    return
}
; run: %two_exits(zero(8): i32) grid 8 group 8 == [5, 5, 5, 5, 103, -95, -94, -93]

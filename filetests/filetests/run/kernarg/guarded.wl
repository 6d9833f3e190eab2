; test run
; test run gfx900
; test run gfx1201
; test run ivb
; The index of the kernarg array is out of bounds, and the guard in the loop says so: the load must not leave the loop.

kernel %k {
    param %out : i64 at 0 align 8
    param %index : i64 at 8 align 8
    param %n : i32 at 16 align 4
    param %a : i32 at 20 align 4
block0:
    v0 = iconst.i64 0
    v1, v2 = load.i64 kernarg align 8 [v0]
    v3 = load.i32 kernarg align 4 [v0+16]
    v4 = iconst.i32 0
    v5 = iconst.i64 1
    v6 = iconst.i32 1
    v7 = icmp.ult v2, v5
    v8 = iconst.i32 2
    v9 = ishl.i64 v2, v8
    jump block1(v4, v4)
block1(v10: i32, v11: i32):
    v12 = icmp.ult v10, v3
    branch v12, block2, block5
block2:
    v20 = band.i32 v10, v6
    v21 = icmp.eq v20, v4
    v22 = band.b1 v7, v21
    branch v22, block3, block4(v11)
block3:
    v13 = load.i32 kernarg align 4 [v9+20]
    v14 = iadd.i32 v11, v13
    jump block4(v14)
block4(v15: i32):
    v16 = iadd.i32 v10, v6
    jump block1(v16, v15)
block5:
    store.i32 global align 4 [v1], v11
    return
}
; run: %k(zero(1): i32, 0, 4, 5) grid 1 group 1 == [10]
; run: %k(zero(1): i32, 0x10000000, 4, 5) grid 1 group 1 == [0]
; run: %k(zero(1): i32, 0x1000000000000, 4, 5) grid 1 group 1 == [0]
; run: %k(zero(1): i32, 0x10000000, 0, 5) grid 1 group 1 == [0]

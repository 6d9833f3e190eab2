; test run
; test run gfx900
; test run gfx1201
; test run ivb
; The index of each lane is guarded in the loop: the load must not leave it.

kernel %k {
    param %out : i64 at 0 align 8
    param %in : i64 at 8 align 8
    param %n : i32 at 16 align 4
    param %a : i32 at 20 align 4
block0:
    v0 = iconst.i64 0
    v1, v2 = load.i64 kernarg align 8 [v0]
    v31 = workitemid.i32 0
    v32 = uextend.i64 v31
    v33 = iconst.i32 3
    v34 = ishl.i64 v32, v33
    v35 = iadd.i64 v2, v34
    v99 = load.i64 global align 8 [v35]
    v3 = load.i32 kernarg align 4 [v0+16]
    v4 = iconst.i32 0
    v5 = iconst.i64 1
    v6 = iconst.i32 1
    v7 = icmp.ult v99, v5
    v8 = iconst.i32 2
    v9 = ishl.i64 v99, v8
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
    v36 = ishl.i64 v32, v8
    v37 = iadd.i64 v1, v36
    store.i32 global align 4 [v37], v11
    return
}
; run: %k(zero(2): i32, [0, 0x10000000]: i64, 4, 5) grid 2 group 2 == [10, 0], _
; run: %k(zero(2): i32, [0x7fff00000000, 0]: i64, 4, 5) grid 2 group 2 == [0, 10], _

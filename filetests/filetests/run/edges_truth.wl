; test run interp
; test run gfx900
; test run gfx1201
; test run ivb
; test run hsw
; test run ivb level=0
; test run hsw level=0
; Edges of one branch to one block pass it different truth values, which become one by logic: Gen7 does not select truth values, and a comparison of the same block has a flag for each lane.

kernel %switched {
    param %out : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 3
    v4 = icmp.uge v2, v3
    v5 = icmp.ult v2, v3
    v9 = uextend.i64 v2
    v10 = iconst.i32 2
    v11 = ishl.i64 v9, v10
    v12 = iadd.i64 v1, v11
    switch v2, [block1(v5), block1(v4), block2, block1(v5)]
block2:
    store.i32 global align 4 [v12+64], v2
    jump block1(v4)
block1(v6: b1):
    v8 = select.i32 v6, v3, v2
    store.i32 global align 4 [v12], v8
    return
}
; run: %switched(zero(20): i32) grid 4 group 4 == [3, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0]

kernel %both_sides {
    param %out : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 3
    v4 = icmp.uge v2, v3
    v5 = bconst 0
    branch v4, block1(v4), block1(v5)
block1(v6: b1):
    v7 = iconst.i32 7
    v8 = select.i32 v6, v7, v3
    v9 = uextend.i64 v2
    v10 = iconst.i32 2
    v11 = ishl.i64 v9, v10
    v12 = iadd.i64 v1, v11
    store.i32 global align 4 [v12], v8
    return
}
; run: %both_sides(zero(8): i32) grid 8 group 8 == [3, 3, 3, 7, 7, 7, 7, 7]

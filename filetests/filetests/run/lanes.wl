; test run gfx900
; test run gfx1201 wave=64
; test run
; Cross-lane operations in divergent code, where EXEC is not all lanes.

kernel %counts {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = iconst.i32 4
    v4 = ishl.i32 v0, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v2, v5
    v7 = iconst.i32 1
    v8 = band.i32 v0, v7
    v9 = iconst.i32 0
    v10 = icmp.ne v8, v9
    v11 = iconst.i32 5
    v12 = icmp.ult v0, v11
    branch v12, block1, block2
block1:
    v20 = activelaneid
    v21 = activelanecount v10
    v22, v23, v24, v25 = activelanemask v10
    v26 = ireduce.i32 v22
    v27 = bor.i64 v23, v24
    v28 = bor.i64 v27, v25
    v29 = ireduce.i32 v28
    store.i32 global align 4 [v6], v20, v21, v26, v29
    jump block3
block2:
    v30 = bconst 1
    v31 = activelanecount v30
    store.i32 global align 4 [v6], v31
    jump block3
block3:
    return
}
; run: %counts(zero(32): i32) grid 8 group 8 == [0, 2, 10, 0, 1, 2, 10, 0, 2, 2, 10, 0, 3, 2, 10, 0, 4, 2, 10, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0]

; Lane numbers wrap around; a lane that does not run, and a true last operand, give the identity.
kernel %permute {
    param %out : i64 at 0 align 8
    param %from : i64 at 8 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2, v3 = load.i64 kernarg align 8 [v1]
    v4 = iconst.i32 2
    v5 = ishl.i32 v0, v4
    v6 = uextend.i64 v5
    v7 = iadd.i64 v3, v6
    v8 = load.i32 global align 4 [v7]
    v9 = iconst.i32 6
    v10 = icmp.ult v0, v9
    v11 = iconst.i32 3
    v12 = ishl.i32 v0, v11
    v13 = uextend.i64 v12
    v14 = iadd.i64 v2, v13
    branch v10, block1, block2
block1:
    v20 = iconst.i32 100
    v21 = iadd.i32 v0, v20
    v22 = iconst.i32 7
    v23 = iconst.i32 2
    v24 = icmp.eq v0, v23
    v25 = activelanepermute.i32 v21, v8, v22, v24
    v26 = icmp.ult v0, v23
    v27 = activelanepermute.b1 v26, v8, v24, v24
    v28 = uextend.i32 v27
    store.i32 global align 4 [v14], v25, v28
    jump block2
block2:
    return
}
; run: %permute(zero(16): i32, [1, 64, 0, 5, 7, 3, 0, 0]: i32) grid 8 group 8 == [101, 1, 100, 1, 7, 1, 105, 0, 7, 0, 103, 0, 0, 0, 0, 0], _

; Wide values go a word at a time; with more than one wave each has its own lanes.
kernel %rotate {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = iconst.i32 3
    v4 = ishl.i32 v0, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v2, v5
    v7 = iconst.i32 1
    v8 = iadd.i32 v0, v7
    v9 = uextend.i64 v0
    v10 = iconst.i64 0x100000001
    v11 = imul.i64 v9, v10
    v12 = bconst 0
    v13 = activelanepermute.i64 v11, v8, v1, v12
    v14 = iconst.i32 62
    v15 = icmp.uge v0, v14
    branch v15, block1, block2
block1:
    store.i64 global align 8 [v6], v13
    jump block2
block2:
    return
}
; run: %rotate(zero(66): i64) grid 66 group 66 == [0 x 62, 0x3f0000003f, 0, 0x4100000041, 0]

; test run gfx900
; test run gfx1201
; test run gfx1201 wave=64
; test run
; The machine code and the reference agree.

kernel %collatz {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = iconst.i32 1
    v4 = iconst.i32 0
    v5 = iadd.i32 v0, v3
    jump block1(v5, v4)
block1(v6: i32, v7: i32):
    v8 = icmp.ugt v6, v3
    branch v8, block2, block5
block2:
    v9 = band.i32 v6, v3
    v10 = icmp.eq v9, v4
    branch v10, block3, block4
block3:
    v11 = ushr.i32 v6, v3
    v12 = iadd.i32 v7, v3
    jump block1(v11, v12)
block4:
    v13 = iconst.i32 3
    v14 = imul.i32 v6, v13
    v15 = iadd.i32 v14, v3
    v16 = iadd.i32 v7, v3
    jump block1(v15, v16)
block5:
    v17 = iconst.i32 2
    v18 = ishl.i32 v0, v17
    v19 = uextend.i64 v18
    v20 = iadd.i64 v2, v19
    store.i32 global align 4 [v20], v7
    return
}
; run: %collatz(zero(10): i32) grid 10 group 10 == [0, 1, 7, 2, 5, 8, 16, 3, 19, 6]

; A switch whose lanes take different ways, one of them twice.
kernel %ways {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = iconst.i32 3
    v4 = band.i32 v0, v3
    switch v4, [block1, block2, block3, block1]
block1:
    v5 = iconst.i32 10
    jump block4(v5)
block2:
    v6 = iconst.i32 20
    jump block4(v6)
block3:
    v7 = iconst.i32 30
    jump block4(v7)
block4(v8: i32):
    v9 = iconst.i32 2
    v10 = ishl.i32 v0, v9
    v11 = uextend.i64 v10
    v12 = iadd.i64 v2, v11
    store.i32 global align 4 [v12], v8
    return
}
; run: %ways(zero(8): i32) grid 8 group 8 == [10, 20, 30, 10, 10, 20, 30, 10]

; Division and its neighbours, for 32 and 64 bits.
kernel %divide {
    param %a : i64 at 0 align 8
    param %b : i64 at 8 align 8
    param %q : i64 at 16 align 8
    param %r : i64 at 24 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = load.i64 kernarg align 8 [v1+8]
    v4 = load.i64 kernarg align 8 [v1+16]
    v5 = load.i64 kernarg align 8 [v1+24]
    v6 = iconst.i32 3
    v7 = ishl.i32 v0, v6
    v8 = uextend.i64 v7
    v9 = iadd.i64 v2, v8
    v10 = iadd.i64 v3, v8
    v11 = iadd.i64 v4, v8
    v12 = iadd.i64 v5, v8
    v13 = load.i64 global align 8 [v9]
    v14 = load.i64 global align 8 [v10]
    v15 = udiv.i64 v13, v14
    v16 = srem.i64 v13, v14
    store.i64 global align 8 [v11], v15
    store.i64 global align 8 [v12], v16
    return
}
; run: %divide([100, 0xffffffffffffffff, 0x8000000000000000, 0xfffffffffffffffe, 12345678901234567]: i64, [7, 1, 3, 0xffffffffffffffff, 1000003]: i64, zero(5): i64, zero(5): i64) grid 5 group 5 == _, _, [14, 0xffffffffffffffff, 0x2aaaaaaaaaaaaaaa, 0, 12345641864], [2, 0, -2, 0, 308975]

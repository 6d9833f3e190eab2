; test run gfx900
; test run gfx1201
; test run ivb
; test run
; A loop with a switch on what is the same for all lanes, of which one entry does nothing; unrolled in part.

kernel %k {
    param %r : i64 at 0 align 8
    param %n : i32 at 8 align 4
    param %mode : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = load.i32 kernarg align 4 width all [v0+12]
    v4 = workitemid.i32 0
    v5 = iconst.i32 2
    v6 = ishl.i32 v4, v5
    v7 = uextend.i64 v6
    v8 = iadd.i64 v1, v7
    v9 = iconst.i32 0
    v10 = iconst.i32 1
    jump block1(v9)
block1(v20: i32):
    v21 = icmp.ult v20, v2
    branch v21, block2, block9
block2:
    switch v3, [block3, block4, block5, block6]
block3:
    v30 = load.i32 global align 4 [v8]
    v31 = iadd.i32 v30, v20
    store.i32 global align 4 [v8], v31
    jump block6
block4:
    v40 = load.i32 global align 4 [v8]
    v41 = icmp.slt v40, v4
    branch v41, block7, block6
block7:
    v43 = iadd.i32 v40, v5
    store.i32 global align 4 [v8], v43
    jump block6
block5:
    v50 = load.i32 global align 4 [v8]
    v51 = imul.i32 v50, v5
    store.i32 global align 4 [v8], v51
    jump block6
block6:
    v60 = iadd.i32 v20, v10
    jump block1(v60)
block9:
    return
}
; run: %k([1, 1, 1, 1]: i32, 6, 0) grid 4 group 4 == [16, 16, 16, 16]
; run: %k([1, 1, 1, 1]: i32, 6, 1) grid 4 group 4 == [1, 1, 3, 3]
; run: %k([1, 1, 1, 1]: i32, 6, 2) grid 4 group 4 == [64, 64, 64, 64]
; run: %k([1, 1, 1, 1]: i32, 7, 3) grid 4 group 4 == [1, 1, 1, 1]

; test run gfx900
; test run gfx1201
; test run ivb
; test run
; A switch in an arm of another one, both on one index that all lanes share.

kernel %k {
    param %r : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    switch v2, [block1, block2, block3, block4]
block1:
    v3 = iconst.i32 1
    jump block9(v3)
block2:
    switch v2, [block5, block6, block7, block8]
block3:
    v4 = iconst.i32 2
    jump block9(v4)
block4:
    v5 = iconst.i32 3
    jump block9(v5)
block5:
    barrier
    v6 = iconst.i32 4
    jump block9(v6)
block6:
    barrier
    v7 = iconst.i32 5
    jump block9(v7)
block7:
    barrier
    v8 = iconst.i32 6
    jump block9(v8)
block8:
    barrier
    v10 = iconst.i32 7
    jump block9(v10)
block9(v9: i32):
    store.i32 global align 4 [v1], v9
    return
}
; run: %k(zero(1): i32, 0) grid 1 group 1 == [1]
; run: %k(zero(1): i32, 1) grid 1 group 1 == [5]
; run: %k(zero(1): i32, 2) grid 1 group 1 == [2]
; run: %k(zero(1): i32, 3) grid 1 group 1 == [3]

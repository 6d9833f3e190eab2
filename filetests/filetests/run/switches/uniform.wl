; test run gfx900
; test run gfx1201
; test run gfx803
; test run ivb
; test run hsw
; test run
; Every entry of a switch that all lanes take alike.

kernel %six {
    param %out : i64 at 0 align 8
    param %which : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0 + 8]
    switch v2, [block1, block2, block3, block4, block5, block6, block2]
block1:
    v11 = iconst.i32 7
    jump block9(v11)
block2:
    v12 = iconst.i32 14
    jump block9(v12)
block3:
    v13 = iconst.i32 21
    jump block9(v13)
block4:
    v14 = iconst.i32 28
    jump block9(v14)
block5:
    v15 = iconst.i32 35
    jump block9(v15)
block6:
    v16 = iconst.i32 42
    jump block9(v16)
block9(v20: i32):
    v21 = workitemid.i32 0
    v22 = iconst.i32 2
    v23 = ishl.i32 v21, v22
    v24 = uextend.i64 v23
    v25 = iadd.i64 v1, v24
    store.i32 global align 4 [v25], v20
    return
}
; run: %six(zero(2): i32, 0) grid 2 group 2 == [7, 7]
; run: %six(zero(2): i32, 1) grid 2 group 2 == [14, 14]
; run: %six(zero(2): i32, 2) grid 2 group 2 == [21, 21]
; run: %six(zero(2): i32, 3) grid 2 group 2 == [28, 28]
; run: %six(zero(2): i32, 4) grid 2 group 2 == [35, 35]
; run: %six(zero(2): i32, 5) grid 2 group 2 == [42, 42]
; run: %six(zero(2): i32, 6) grid 2 group 2 == [14, 14]

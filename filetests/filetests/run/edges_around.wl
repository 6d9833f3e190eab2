; test run interp
; test run gfx600
; test run gfx900
; test run gfx900 level=0
; test run gfx1201
; test run gfx1201 level=0
; test run ivb
; test run ivb level=0
; test run hsw level=0
; Two edges of one branch lead around a loop, with other values, a truth value among them, each.

kernel %k {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 0
    v20 = iconst.i32 1
    v2 = band.i32 v0, v20
    v3 = icmp.eq v2, v1
    jump block1(v1, v0, v3)
block1(v4: i32, v5: i32, v6: b1):
    v7 = iadd.i32 v4, v20
    v8 = iconst.i32 5
    v9 = imul.i32 v5, v8
    v10 = select.i32 v6, v9, v5
    v11 = iconst.i32 3
    v12 = icmp.ult v7, v11
    branch v12, block2, block3(v10)
block2:
    v13 = icmp.ugt v10, v8
    branch v6, block1(v7, v10, v13), block1(v7, v9, v3)
block3(v14: i32):
    v21 = iconst.i64 0
    v15 = load.i64 kernarg align 8 [v21]
    v16 = uextend.i64 v0
    v17 = iconst.i64 4
    v18 = imul.i64 v16, v17
    v19 = iadd.i64 v15, v18
    store.i32 global align 4 [v19], v14
    return
}

; run: %k(zero(8): i32) grid 8 group 8 == [0, 25, 250, 75, 500, 125, 750, 175]

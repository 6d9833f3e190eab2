; test run gfx900
; test run gfx1201
; test run ivb
; test run
; The counter wraps between the first number that is compared and the bound: its extensions are not the first one's and the distance.

kernel %wraps {
    param %out : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v20 = gridsize.i32 0
    v21 = iconst.i32 0x80000000
    v2 = iadd.i32 v20, v21
    v3 = iconst.i32 0x7fffffff
    v4 = iconst.i32 1
    jump block1(v3, v0)
block1(v5: i32, v6: i64):
    v10 = sextend.i64 v5
    v11 = iconst.i64 3
    v12 = imul.i64 v6, v11
    v8 = iadd.i64 v12, v10
    v9 = iadd.i32 v5, v4
    v7 = icmp.slt v9, v2
    branch v7, block1(v9, v8), block3
block3:
    store.i64 global align 8 [v1], v8
    return
}
; run: %wraps(zero(1): i64) grid 12 group 1 == [0x206fc7ff9eb05]

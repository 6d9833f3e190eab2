; test run gfx600
; test run gfx700
; test run gfx803
; test run gfx900
; test run gfx90a
; test run gfx942
; test run gfx1030
; test run gfx1100
; test run gfx1201
; test run gfx1201 wave=64
; test run
; An array of each work-item, written forwards and read at an index of the lane.

kernel %k {
    private %own : 160 align 4
    param %r : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 2
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = symbol_addr.i32 %own
    v8 = iconst.i32 0
    v9 = iconst.i32 1
    v10 = iconst.i32 8
    jump block1(v8)
block1(v11: i32):
    v12 = imul.i32 v11, v11
    v13 = iadd.i32 v12, v2
    v14 = ishl.i32 v11, v3
    v15 = iadd.i32 v7, v14
    store.i32 private align 4 [v15], v13
    v16 = iadd.i32 v11, v9
    v17 = icmp.ult v16, v10
    branch v17, block1(v16), block2
block2:
    v18 = iconst.i32 7
    v19 = band.i32 v2, v18
    v20 = ishl.i32 v19, v3
    v21 = iadd.i32 v7, v20
    v22 = load.i32 private align 4 [v21]
    store.i32 global align 4 [v6], v22
    return
}
; run: %k(zero(24): i32) grid 24 group 24 == [0, 2, 6, 12, 20, 30, 42, 56, 8, 10, 14, 20, 28, 38, 50, 64, 16, 18, 22, 28, 36, 46, 58, 72]

; test run gfx600
; test run gfx900
; test run gfx1201
; test run ivb
; test run
; Variables of group memory at one index, in the block that makes the addresses and in one that only some lanes come to.

kernel %variables {
    param %out : i64 at 0 align 8
    group %first : 16 align 4
    group %second : 16 align 4
    group %third : 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 2
    v4 = ishl.i32 v2, v3
    v5 = symbol_addr.i32 %first
    v6 = iadd.i32 v5, v4
    v7 = symbol_addr.i32 %second
    v8 = iadd.i32 v7, v4
    v9 = symbol_addr.i32 %third
    v10 = iadd.i32 v9, v4
    v11 = iconst.i32 10
    v12 = iadd.i32 v2, v11
    store.i32 group align 4 [v6], v2
    store.i32 group align 4 [v8], v12
    store.i32 group align 4 [v10], v11
    v13 = iconst.i32 2
    v14 = icmp.ult v2, v13
    branch v14, block1, block2
block1:
    v15 = load.i32 group align 4 [v6]
    v16 = load.i32 group align 4 [v8]
    v17 = imul.i32 v15, v16
    store.i32 group align 4 [v10], v17
    store.i32 group align 4 [v6], v16
    jump block2
block2:
    v18 = load.i32 group align 4 [v6]
    v19 = load.i32 group align 4 [v10]
    v20 = iconst.i32 3
    v21 = ishl.i32 v2, v20
    v22 = uextend.i64 v21
    v23 = iadd.i64 v1, v22
    store.i32 global align 4 [v23], v18
    store.i32 global align 4 [v23+4], v19
    return
}
; run: %variables(zero(8): i32) grid 4 group 4 == [10, 0, 11, 11, 2, 10, 3, 10]

; test run
; test run gfx900
; test run gfx1201
; The second load comes behind a store of its word, and nine others.

kernel %k {
    param %a : i64 at 0 align 8
    param %r : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i64 kernarg align 8 width all [v0+8]
    v3 = workitemid.i64 0
    v4 = iconst.i32 2
    v5 = ishl.i64 v3, v4
    v6 = iadd.i64 v1, v5
    v7 = iadd.i64 v2, v5
    v8 = load.i32 global align 4 [v6]
    v9 = iconst.i32 99
    store.i32 global align 4 [v6+4], v9
    v30 = load.i32 global align 4 [v6+16]
    store.i32 global align 4 [v6+16], v9
    v31 = load.i32 global align 4 [v6+24]
    store.i32 global align 4 [v6+24], v9
    v32 = load.i32 global align 4 [v6+32]
    store.i32 global align 4 [v6+32], v9
    v33 = load.i32 global align 4 [v6+40]
    store.i32 global align 4 [v6+40], v9
    v34 = load.i32 global align 4 [v6+48]
    store.i32 global align 4 [v6+48], v9
    v35 = load.i32 global align 4 [v6+56]
    store.i32 global align 4 [v6+56], v9
    v36 = load.i32 global align 4 [v6+64]
    store.i32 global align 4 [v6+64], v9
    v37 = load.i32 global align 4 [v6+72]
    store.i32 global align 4 [v6+72], v9
    v38 = load.i32 global align 4 [v6+80]
    store.i32 global align 4 [v6+80], v9
    v39 = load.i32 global align 4 [v6+88]
    store.i32 global align 4 [v6+88], v9
    v40 = load.i32 global align 4 [v6+96]
    store.i32 global align 4 [v6+96], v9
    v41 = load.i32 global align 4 [v6+104]
    store.i32 global align 4 [v6+104], v9
    v42 = load.i32 global align 4 [v6+112]
    store.i32 global align 4 [v6+112], v9
    v43 = load.i32 global align 4 [v6+120]
    store.i32 global align 4 [v6+120], v9
    v44 = load.i32 global align 4 [v6+128]
    store.i32 global align 4 [v6+128], v9
    v45 = load.i32 global align 4 [v6+136]
    store.i32 global align 4 [v6+136], v9
    v46 = load.i32 global align 4 [v6+144]
    store.i32 global align 4 [v6+144], v9
    v47 = load.i32 global align 4 [v6+152]
    store.i32 global align 4 [v6+152], v9
    v48 = load.i32 global align 4 [v6+160]
    store.i32 global align 4 [v6+160], v9
    v49 = load.i32 global align 4 [v6+168]
    store.i32 global align 4 [v6+168], v9
    v10 = load.i32 global align 4 [v6+4]
    store.i32 global align 4 [v7], v8
    store.i32 global align 4 [v7+4], v10
    return
}
; run: %k(zero(64): i32, [0, 0]: i32) grid 1 group 1 == _, [0, 99]

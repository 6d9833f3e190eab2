; test run
; test run gfx900
; test run gfx1201
; test run gfx1030
; test run gfx700
; test run ivb
; Lanes of a wave hand words to their neighbours; nothing but a fence of the wave lies between.

group %shared : 512 align 8
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
    v8 = symbol_addr.i32 %shared
    v9 = ilow v5
    v10 = iadd.i32 v8, v9
    v11 = load.i32 global align 4 [v6]
    store.i32 group align 4 [v10], v11
    fence screl wave
    wavebarrier width wave
    fence scacq wave
    v12 = load.i32 group align 4 [v10+4]
    v13 = iconst.i64 7
    v14 = icmp.ult v3, v13
    branch v14, block1, block2
block1:
    store.i32 global align 4 [v7], v12
    jump block2
block2:
    return
}
; run: %k([11, 12, 13, 14, 15, 16, 17, 18]: i32, zero(8): i32) grid 8 group 8 == _, [12, 13, 14, 15, 16, 17, 18, 0]

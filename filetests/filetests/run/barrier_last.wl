; test run gfx900
; test run gfx1201
; test run gfx1201 wave=64
; test run ivb
; test run
; All lanes meet at a barrier after which nothing else happens: their masks are needed there although no instruction reads them.

kernel %last {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = iconst.i32 0
    v4 = icmp.eq v0, v3
    branch v4, block1, block2
block1:
    v5 = iconst.i32 7
    store.i32 global align 4 [v2], v5
    jump block2
block2:
    barrier
    return
}
; run: %last(zero(1): i32) grid 8 group 8 == [7]

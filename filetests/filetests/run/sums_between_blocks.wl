; test run gfx900 level=1
; test run gfx600 level=1
; test run gfx1201 level=1
; test run gfx900
; test run ivb
; test run
; A sum that only an edge of the wave passes is made: it is no address.

kernel %counter {
    param %out : i64 at 0 align 8
block0:
    v0 = iconst.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 width all [v1]
    v3 = iconst.i32 0
    jump block2(v3)
block1:
    jump block2(v5)
block3:
    v6 = iconst.i32 7
    store.i32 global align 4 [v2], v6
    return
block2(v4: i32):
    v7 = iconst.i32 1
    v5 = iadd.i32 v4, v7
    v8 = icmp.ule v5, v0
    branch v8, block1, block3
}
; run: %counter(zero(1): i32) grid 1 group 1 == [7]

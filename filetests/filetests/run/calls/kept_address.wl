; test run gfx900 gfx600 gfx942 gfx1030 gfx1100 gfx1201 ivb hsw level=0
; test run gfx900 gfx600 gfx942 gfx1030 gfx1100 gfx1201 ivb hsw
; A function keeps the address of a variable over a call. The registers that it has it in are its caller's, which has values in them over the call.

module %m large

global %table : 16 align 8

function %leaf {
block0(v0: i32):
    v1 = iconst.i64 5
    return v1
}

function %middle {
block0(v0: i32):
    v1 = iconst.i32 0
    v2 = icmp.eq v0, v1
    branch v2, block2, block1
block1:
    v3 = iconst.i64 7
    jump block3(v3)
block2:
    v4 = symbol_addr.i64 %table
    v5: i64 = call %leaf(v0)
    store.i64 global align 8 [v4], v5
    v6 = load.i64 global align 8 [v4]
    jump block3(v6)
block3(v7: i64):
    return v7
}

kernel %k {
    param %in : i64 at 0 align 8
    param %out : i64 at 8 align 8
    param %y : i64 at 16 align 8
    param %z : i64 at 24 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v2 = load.i64 kernarg align 8 [v0+8]
    v3 = load.i64 kernarg align 8 [v0+16]
    v4 = load.i64 kernarg align 8 [v0+24]
    v5 = iconst.i32 0
    v6: i64 = call %middle(v5)
    v7 = load.i64 global align 8 [v1]
    store.i64 global align 8 [v2], v3
    store.i64 global align 8 [v2+8], v4
    store.i64 global align 8 [v2+16], v6
    store.i64 global align 8 [v2+24], v7
    return
}
; run: %k([9, 0]: i32, zero(8): i32, 11, 13) grid 1 group 1 == [9, 0], [11, 0, 13, 0, 5, 0, 9, 0]

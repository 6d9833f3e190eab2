; test run gfx900
; test run gfx1201
; test run ivb
; test run
; The parameter itself is the pointer: block1, which reads it, and block3, which passes %y for it, are both laid out before its block.
group %x : 8 align 4
group %y : 8 align 4

kernel %k {
    param %n : i64 at 0 align 8
    param %r : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i64 kernarg align 8 width all [v0+8]
    v3 = load.i32 global align 4 [v1]
    v4 = symbol_addr.i32 %x
    v5 = symbol_addr.i32 %y
    v6 = iconst.i32 0
    v7 = iconst.i32 1
    v8 = iconst.i32 2
    v30 = iconst.i32 4
    jump block2(v4, v6)
block1:
    v10 = iadd.i32 v20, v30
    store.i32 group align 4 [v5+4], v7
    store.i32 group align 4 [v10], v8
    v11 = load.i32 group align 4 [v5+4]
    store.i32 global align 4 [v2], v11
    return
block3:
    v24 = iadd.i32 v21, v7
    jump block2(v5, v24)
block2(v20: i32, v21: i32):
    v23 = icmp.slt v21, v3
    branch v23, block3, block1
}
; run: %k([0]: i32, zero(1): i32) grid 1 group 1 == _, [1]
; run: %k([1]: i32, zero(1): i32) grid 1 group 1 == _, [2]
; run: %k([3]: i32, zero(1): i32) grid 1 group 1 == _, [2]

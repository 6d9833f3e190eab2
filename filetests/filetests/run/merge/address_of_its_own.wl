; test run
; test run gfx900
; test run ivb
; An address that is no sum of products, behind an access of address 0 (of the kernarg segment) in one block.

kernel %k {
    param %a : i64 at 0 align 8
    param %r : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i64 kernarg align 8 width all [v0+8]
    v3 = load.i64 global align 8 [v1]
    v4 = load.i64 global align 8 [v1+8]
    v5 = imul.i64 v3, v4
    v6 = imul.i64 v5, v4
    v7 = bxor.i64 v6, v2
    v8 = load.i32 global align 4 [v7]
    store.i32 global align 4 [v2], v8
    return
}
; run: %k([0, 8]: i64, [7]: i32) grid 1 group 1 == _, [7]

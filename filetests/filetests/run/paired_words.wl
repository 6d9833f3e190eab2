; test run gfx900
; test run gfx900 level=1
; test run gfx600 level=1
; test run gfx1201 level=1
; test run gfx1201
; test run gfx1201 wave=64
; test run ivb
; test run
; Words of group memory that become one access go over others of different bytes, and over no other.

; Sums of what stands before, in place, of 1, 2, 3 and 4; then what a store that moves has written.
kernel %sums {
    param %out : i64 at 0 align 8
    group %words : 256 align 16
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 width all [v1]
    v3 = iconst.i32 32
    v4 = imul.i32 v0, v3
    v5 = symbol_addr.i32 %words
    v6 = iadd.i32 v5, v4
    v7 = uextend.i64 v4
    v8 = iadd.i64 v2, v7
    v9 = iconst.i32 1
    v10 = iconst.i32 2
    v11 = iconst.i32 3
    v12 = iconst.i32 4
    v13 = iadd.i32 v9, v0
    store.i32 group align 4 [v6], v13
    store.i32 group align 4 [v6+4], v10
    store.i32 group align 4 [v6+8], v11
    store.i32 group align 4 [v6+12], v12
    barrier
    v14 = iconst.i32 0
    v15 = load.i32 group align 4 [v6]
    store.i32 group align 4 [v6], v14
    v16 = load.i32 group align 4 [v6+4]
    store.i32 group align 4 [v6+4], v15
    v17 = iadd.i32 v15, v16
    v18 = load.i32 group align 4 [v6+8]
    store.i32 group align 4 [v6+8], v17
    v19 = iadd.i32 v17, v18
    v20 = load.i32 group align 4 [v6+12]
    store.i32 group align 4 [v6+12], v19
    v21 = iadd.i32 v19, v20
    barrier
    v22 = load.i32 group align 4 [v6]
    v23 = load.i32 group align 4 [v6+4]
    v24 = load.i32 group align 4 [v6+8]
    v25 = load.i32 group align 4 [v6+12]
    store.i32 global align 4 [v8], v22
    store.i32 global align 4 [v8+4], v23
    store.i32 global align 4 [v8+8], v24
    store.i32 global align 4 [v8+12], v25
    barrier
    store.i32 group align 4 [v6+16], v21
    v26 = load.i32 group align 4 [v6+24]
    store.i32 group align 4 [v6+20], v13
    v27 = load.i32 group align 4 [v6+16]
    store.i32 group align 4 [v6+24], v27
    v28 = load.i32 group align 4 [v6+20]
    store.i32 group align 4 [v6+16], v14
    v29 = load.i32 group align 4 [v6+24]
    v30 = load.i32 group align 4 [v6+16]
    store.i32 global align 4 [v8+16], v27
    store.i32 global align 4 [v8+20], v28
    store.i32 global align 4 [v8+24], v29
    store.i32 global align 4 [v8+28], v30
    return
}
; run: %sums(zero(16): i32) grid 2 group 2 == [0, 1, 3, 6, 10, 1, 10, 0, 0, 2, 4, 7, 11, 2, 11, 0]

; test run gfx803
; test run gfx900
; test run gfx90a
; test run gfx942
; test run gfx1030
; test run gfx1201
; test run
; Bytes and halves of words in sums, minima and the like, from one block and from another.

kernel %parts {
    param %a : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i64 kernarg align 8 width all [v0+8]
    v3 = workitemid.i32 0
    v4 = uextend.i64 v3
    v5 = iconst.i32 2
    v6 = ishl.i64 v4, v5
    v7 = iadd.i64 v1, v6
    v8 = load.i32 global align 4 [v7]
    v9 = load.i32 global align 4 [v7+4]
    v10 = iconst.i32 5
    v11 = ishl.i64 v4, v10
    v12 = iadd.i64 v2, v11
    v13 = iconst.i32 0xff
    v14 = iconst.i32 8
    v15 = iconst.i32 16
    v16 = iconst.i32 24
    v17 = band.i32 v8, v13
    v18 = iadd.i32 v17, v9
    store.i32 global align 4 [v12], v18
    v19 = ushr.i32 v8, v14
    v20 = band.i32 v19, v13
    v21 = bxor.i32 v9, v20
    store.i32 global align 4 [v12+4], v21
    v22 = ushr.i32 v8, v16
    v23 = umin.i32 v22, v9
    store.i32 global align 4 [v12+8], v23
    v24 = ushr.i32 v8, v15
    v25 = ushr.i32 v9, v15
    v26 = umax.i32 v24, v25
    store.i32 global align 4 [v12+12], v26
    v27 = sshr.i32 v8, v15
    v28 = smin.i32 v9, v27
    store.i32 global align 4 [v12+16], v28
    v29 = icmp.ult v3, v5
    v30 = sshr.i32 v9, v16
    branch v29, block1, block2
block1:
    v31 = isub.i32 v8, v30
    store.i32 global align 4 [v12+20], v31
    jump block2
block2:
    return
}
; run: %parts([0x80ff01fe, 0x7f80ff00, 0x12345678, 0xfedcba98, 0x10203]: i32, zero(32): i32) grid 4 group 4 == [0x80ff01fe, 0x7f80ff00, 0x12345678, 0xfedcba98, 0x10203], [0x7f80fffe, 0x7f80ff01, 0x80, 0x80ff, 0xffff80ff, 0x80ff017f, 0x0, 0x0, 0x12345678, 0x12345687, 0x7f, 0x7f80, 0x7f80, 0x7f80feee, 0x0, 0x0, 0xfedcbb10, 0xfedcbace, 0x12, 0xfedc, 0xfedcba98, 0x0, 0x0, 0x0, 0x1029b, 0x102b9, 0xfe, 0xfedc, 0xfffffedc, 0x0, 0x0, 0x0]

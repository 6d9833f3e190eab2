; test run
; test run gfx600
; test run gfx700
; test run gfx900
; test run gfx1030
; test run gfx1201
; test run ivb
; The address in the kernarg segment is x + 24 with x = -8 or 0 by lane: what is before the segment is no distance from its beginning.

kernel %k {
    param %out : i64 at 0 align 8
    param %in : i64 at 8 align 8
    param %a : i32 at 16 align 4
    param %b : i32 at 20 align 4
    param %c : i32 at 24 align 4
block0:
    v0 = iconst.i64 0
    v1, v2 = load.i64 kernarg align 8 [v0]
    v3 = workitemid.i32 0
    v4 = uextend.i64 v3
    v5 = iconst.i32 3
    v6 = ishl.i64 v4, v5
    v7 = iadd.i64 v2, v6
    v8 = load.i64 global align 8 [v7]
    v9 = iconst.i64 24
    v10 = iadd.i64 v8, v9
    v11 = load.i32 kernarg align 4 [v10]
    v12 = iconst.i32 2
    v13 = ishl.i64 v4, v12
    v14 = iadd.i64 v1, v13
    store.i32 global align 4 [v14], v11
    return
}
; run: %k(zero(2): i32, [-8, 0]: i64, 11, 12, 13) grid 2 group 2 == [11, 13], _

; Without the pass: the offset was there from the start.
kernel %direct {
    param %out : i64 at 0 align 8
    param %in : i64 at 8 align 8
    param %a : i32 at 16 align 4
    param %b : i32 at 20 align 4
    param %c : i32 at 24 align 4
block0:
    v0 = iconst.i64 0
    v1, v2 = load.i64 kernarg align 8 [v0]
    v3 = workitemid.i32 0
    v4 = uextend.i64 v3
    v5 = iconst.i32 3
    v6 = ishl.i64 v4, v5
    v7 = iadd.i64 v2, v6
    v8 = load.i64 global align 8 [v7]
    v11 = load.i32 kernarg align 4 [v8+24]
    v12 = iconst.i32 2
    v13 = ishl.i64 v4, v12
    v14 = iadd.i64 v1, v13
    store.i32 global align 4 [v14], v11
    return
}
; run: %direct(zero(2): i32, [-8, 0]: i64, 11, 12, 13) grid 2 group 2 == [11, 13], _

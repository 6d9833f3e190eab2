; test run
; test run gfx1201
; test run gfx1030
; test run gfx1100
; test run gfx900
; A division, and comparisons and selections that have nothing to do with it.

kernel %k {
    param %a : i64 at 0 align 8
    param %r : i64 at 8 align 8
    param %s : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i64 kernarg align 8 width all [v0+8]
    v13 = load.i64 kernarg align 8 width all [v0+16]
    v3 = workitemid.i64 0
    v4 = iconst.i32 3
    v5 = ishl.i64 v3, v4
    v6 = iadd.i64 v1, v5
    v14 = iconst.i32 2
    v15 = ishl.i64 v3, v14
    v7 = iadd.i64 v2, v15
    v16 = iadd.i64 v13, v15
    v8 = load.f32 global align 4 [v6]
    v9 = load.f32 global align 4 [v6+4]
    v10 = bitcast.i32 v8
    v11 = bitcast.i32 v9
    v12 = fdiv.f32 v8, v9
    v20 = iconst.i32 5
    v21 = bxor.i32 v11, v20
    v22 = iconst.i32 2130706432
    v23 = icmp.ult v21, v22
    v25 = select.i32 v23, v10, v11
    v26 = bxor.i32 v25, v21
    v27 = iconst.i32 2130705432
    v28 = icmp.ult v26, v27
    v30 = select.i32 v28, v10, v11
    v31 = bxor.i32 v30, v26
    store.f32 global align 4 [v7], v12
    store.i32 global align 4 [v16], v31
    return
}
; run: %k([6.0, 3.0, 10.0, 2.0]: f32, zero(2): f32, zero(2): i32) grid 2 group 2 == _, [2.0, 5.0], _

; test run interp
; test run gfx600
; test run gfx900
; test run gfx900 level=0
; test run gfx1100 level=0
; test run gfx1201
; test run gfx1201 level=0
; test run ivb
; test run ivb level=0
; test run hsw level=0
; Edges of one branch to one block pass it different vectors beyond 64 bits. What chooses one of them comes after legalisation, so it takes words where lanes are smaller.

kernel %halfwords {
    param %out : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 10
    v4 = iconst.i32 20
    v5 = iconst.i32 30
    v6 = iconst.i32 40
    v7 = make_vector.i32x4 v2, v3, v4, v5
    v8 = make_vector.i32x4 v3, v2, v5, v6
    v9 = bitcast.i16x8 v7
    v10 = bitcast.i16x8 v8
    switch v2, [block1(v9), block1(v10), block1(v9), block1(v10)]
block1(v11: i16x8):
    v12 = bitcast.i32x4 v11
    v13 = uextend.i64 v2
    v14 = iconst.i32 4
    v15 = ishl.i64 v13, v14
    v16 = iadd.i64 v1, v15
    store.i32x4 global align 4 [v16], v12
    return
}
; run: %halfwords(zero(16): i32) grid 4 group 4 == [0, 10, 20, 30, 10, 1, 30, 40, 2, 10, 20, 30, 10, 3, 30, 40]

kernel %bytes_and_doubles {
    param %out : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 10
    v4 = iconst.i32 20
    v5 = iconst.i32 30
    v6 = iconst.i32 1
    v7 = make_vector.i32x4 v2, v3, v4, v5
    v8 = make_vector.i32x4 v3, v2, v5, v4
    v9 = bitcast.i8x16 v7
    v10 = bitcast.i8x16 v8
    v11 = bitcast.f64x2 v7
    v12 = bitcast.f64x2 v8
    v13 = icmp.ugt v2, v6
    branch v13, block1(v9, v12), block1(v10, v11)
block1(v14: i8x16, v15: f64x2):
    v16 = bitcast.i32x4 v14
    v17 = bitcast.i32x4 v15
    v18 = uextend.i64 v2
    v19 = iconst.i32 5
    v20 = ishl.i64 v18, v19
    v21 = iadd.i64 v1, v20
    store.i32x4 global align 4 [v21], v16
    store.i32x4 global align 4 [v21+16], v17
    return
}
; run: %bytes_and_doubles(zero(24): i32) grid 3 group 3 == [10, 0, 30, 20, 0, 10, 20, 30, 10, 1, 30, 20, 1, 10, 20, 30, 2, 10, 20, 30, 10, 2, 30, 20]

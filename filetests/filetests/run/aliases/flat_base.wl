; test run gfx600 level=0
; test run ivb level=0
; test run
; test run gfx600
; test run gfx700
; test run gfx803
; test run gfx900
; test run gfx1030
; test run gfx1201
; test run ivb
; test run hsw
; A flat address below the window of its segment, and an offset that leads into it: a sum, or that of the access.
group %shared : 64 align 4

kernel %k {
    param %out : i64 at 0 align 8
    param %in : i64 at 8 align 8
    private %own : 64 align 4
block0:
    v0 = iconst.i64 0
    v1, v2 = load.i64 kernarg align 8 [v0]
    v3 = workitemid.i32 0
    v4 = uextend.i64 v3
    v5 = iconst.i32 2
    v6 = ishl.i64 v4, v5
    v7 = iadd.i64 v2, v6
    v8 = load.i32 global align 4 [v7]
    v9 = symbol_addr.i32 %own
    v10 = symbol_addr.i32 %shared
    v11 = iadd.i32 v10, v3
    v12 = ishl.i32 v3, v5
    v13 = iadd.i32 v10, v12
    store.i32 private align 4 [v9], v3
    store.i32 group align 4 [v13], v5
    v14 = stof.i64 private nonull v9
    v15 = stof.i64 group nonull v13
    v16 = sextend.i64 v8
    v17 = ishl.i64 v16, v5
    v18 = iadd.i64 v14, v17
    v19 = iconst.i64 400
    v20 = iadd.i64 v18, v19
    v21 = load.i32 flat align 4 [v20]
    v22 = iadd.i64 v15, v17
    v23 = iadd.i64 v22, v19
    v24 = load.i32 flat align 4 [v23]
    v25 = iadd.i32 v21, v24
    v26 = iadd.i64 v1, v6
    store.i32 global align 4 [v26], v25
    return
}
; run: %k(zero(2): i32, [-100, -100]: i32) grid 2 group 2 == [2, 3], _


kernel %offset {
    param %out : i64 at 0 align 8
    param %in : i64 at 8 align 8
    private %own : 64 align 4
block0:
    v0 = iconst.i64 0
    v1, v2 = load.i64 kernarg align 8 [v0]
    v3 = workitemid.i32 0
    v4 = uextend.i64 v3
    v5 = iconst.i32 2
    v6 = ishl.i64 v4, v5
    v7 = iadd.i64 v2, v6
    v8 = load.i32 global align 4 [v7]
    v9 = symbol_addr.i32 %own
    v10 = symbol_addr.i32 %shared
    v11 = iadd.i32 v10, v3
    v12 = ishl.i32 v3, v5
    v13 = iadd.i32 v10, v12
    store.i32 private align 4 [v9], v3
    store.i32 group align 4 [v13], v5
    v14 = stof.i64 private nonull v9
    v15 = stof.i64 group nonull v13
    v16 = sextend.i64 v8
    v17 = ishl.i64 v16, v5
    v18 = iadd.i64 v14, v17
    v21 = load.i32 flat align 4 [v18+400]
    v22 = iadd.i64 v15, v17
    v24 = load.i32 flat align 4 [v22+400]
    v25 = iadd.i32 v21, v24
    v26 = iadd.i64 v1, v6
    store.i32 global align 4 [v26], v25
    return
}
; run: %offset(zero(2): i32, [-100, -100]: i32) grid 2 group 2 == [2, 3], _


; test run gfx600
; test run gfx700
; test run gfx900
; test run gfx1201
; Flat accesses of one instruction reach three segments: what each lane stores is read back from the segment itself.

group %shared : 64 align 4

kernel %flat_ways {
    param %out : i64 at 0 align 8
    private %own : 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 2
    v30 = ishl.i32 v2, v3
    v31 = symbol_addr.i32 %shared
    v4 = iadd.i32 v31, v30
    v5 = uextend.i64 v30
    v6 = iadd.i64 v1, v5
    v7 = iconst.i32 8
    v8 = stof.i64 private nonull v7
    v9 = stof.i64 group nonull v4
    v10 = iconst.i32 3
    v11 = icmp.ult v2, v10
    v12 = icmp.eq v2, v10
    v13 = select.i64 v11, v8, v9
    v14 = select.i64 v12, v6, v13
    v15 = iconst.i32 100
    v16 = iadd.i32 v2, v15
    store.i32 private align 4 [v7], v2
    store.i32 group align 4 [v4], v2
    store.i32 global align 4 [v6], v2
    store.i32 flat align 4 [v14], v16
    v17 = load.i32 private align 4 [v7]
    v18 = load.i32 group align 4 [v4]
    v19 = load.i32 global align 4 [v6]
    v20 = load.i32 flat align 4 [v14]
    v21 = iadd.i32 v17, v18
    v22 = iadd.i32 v21, v19
    v23 = iadd.i32 v22, v20
    store.i32 global align 4 [v6], v23
    return
}
; run: %flat_ways(zero(8): i32) grid 8 group 8 == [200, 204, 208, 212, 216, 220, 224, 228]

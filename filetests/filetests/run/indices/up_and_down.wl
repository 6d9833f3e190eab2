; test run gfx900
; test run gfx1201
; test run gfx1201 wave=64
; test run ivb
; test run
; An array of four values, read from its end down and at another index, after a store at an index. By hand, with i = lane & 3 and j = (lane >> 1) & 3: a[k] is lane + 10 * k
; at first, so x = a[3 - i] = lane + 10 * (3 - i); after a[i] = 100, y = a[j] is 100 where j is i and lane + 10 * j elsewhere. The result is x + 1000 * y.

kernel %k {
    private %a : 16 align 4
    param %r : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 2
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = symbol_addr.i32 %a
    v8 = iconst.i32 10
    v9 = iadd.i32 v2, v8
    v10 = iadd.i32 v9, v8
    v11 = iadd.i32 v10, v8
    store.i32 private align 4 [v7], v2, v9, v10, v11
    v12 = iconst.i32 3
    v13 = band.i32 v2, v12
    v14 = ishl.i32 v13, v3
    v15 = isub.i32 v7, v14
    v16 = load.i32 private align 4 [v15+12]
    v17 = iadd.i32 v7, v14
    v18 = iconst.i32 100
    store.i32 private align 4 [v17], v18
    v19 = iconst.i32 1
    v20 = ushr.i32 v2, v19
    v21 = band.i32 v20, v12
    v22 = ishl.i32 v21, v3
    v23 = iadd.i32 v7, v22
    v24 = load.i32 private align 4 [v23]
    v25 = iconst.i32 1000
    v26 = imul.i32 v24, v25
    v27 = iadd.i32 v16, v26
    store.i32 global align 4 [v6], v27
    return
}
; run: %k(zero(8): i32) grid 8 group 8 == [100030, 1021, 12012, 13003, 24034, 25025, 36016, 100007]

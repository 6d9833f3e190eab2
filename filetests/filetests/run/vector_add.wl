; test run
; c[i] = a[i] + b[i] * factor for one grid; sums worked out by hand.

kernel %vadd {
    param %a : i64 at 0 align 8
    param %b : i64 at 8 align 8
    param %c : i64 at 16 align 8
    param %factor : i32 at 24 align 4
block0:
    v0 = kernargbaseptr.i64
    v1, v2, v3 = load.i64 kernarg align 8 width all [v0]
    v4 = load.i32 kernarg align 4 width all [v0+24]
    v5 = workitemabsid.i64 0
    v6 = iconst.i32 2
    v7 = ishl.i64 v5, v6
    v8 = iadd.i64 v1, v7
    v9 = iadd.i64 v2, v7
    v10 = iadd.i64 v3, v7
    v11 = load.i32 global align 4 [v8]
    v12 = load.i32 global align 4 [v9]
    v13 = imul.i32 v12, v4
    v14 = iadd.i32 v11, v13
    store.i32 global align 4 [v10], v14
    return
}
; run: %vadd([1, 2, 3]: i32, [10, 20, -30]: i32, zero(3): i32, 2) grid 3 group 3 == _, _, [21, 42, -57]
; run: %vadd(iota(130): i32, [1 x 130]: i32, zero(130): i32, 0) grid 130 group 64 == _, [1 x 130], iota(130)
; run: %vadd(iota(8): i32, iota(8): i32, zero(8): i32, 1) grid 8 group 4 wave 8 == iota(8), iota(8), [0, 2, 4, 6, 8, 10, 12, 14]
; run: %vadd([1]: i32, [1, 1]: i32, zero(2): i32, 1) grid 2 group 2 fails out of bounds

; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Each lane takes the value of the next one, the last that of the first.

kernel %k {
    param %r : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 2
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = iconst.i32 1
    v8 = iadd.i32 v2, v7
    v9 = iconst.i32 8
    v10 = urem.i32 v8, v9
    v11 = imul.i32 v2, v2
    v12 = iconst.i32 0
    v13 = bconst 0
    v14 = activelanepermute.i32 v11, v10, v12, v13
    store.i32 global align 4 [v6], v14
    return
}
; run: %k(zero(8): i32) grid 8 group 8 == [1, 4, 9, 16, 25, 36, 49, 0]

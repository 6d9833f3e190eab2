; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Words of constants to which nothing is added, from which nothing is taken, and products with constants in front.

kernel %wide {
    param %in : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = kernargbaseptr.i64
    v1, v2 = load.i64 kernarg align 8 [v0]
    v3 = load.i64 global align 8 [v1]
    v4 = iconst.i64 5
    v5 = iadd.i64 v4, v3
    v6 = iconst.i64 0x300000000
    v7 = iadd.i64 v6, v3
    v8 = isub.i64 v3, v6
    v9 = isub.i64 v3, v4
    store.i64 global align 8 [v2], v5, v7, v8, v9
    return
}
; run: %wide([0xffffffff]: i64, zero(4): i64) grid 1 group 1 == _, [0x100000004, 0x3ffffffff, 0xfffffffdffffffff, 0xfffffffa]
; run: %wide([0x4fffffffc]: i64, zero(4): i64) grid 1 group 1 == _, [0x500000001, 0x7fffffffc, 0x1fffffffc, 0x4fffffff7]

kernel %products {
    param %in : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = kernargbaseptr.i64
    v1, v2 = load.i64 kernarg align 8 [v0]
    v3 = load.i32 global align 4 [v1]
    v4 = iconst.i32 5
    v5 = imul.i32 v4, v3
    v6 = iconst.i32 0x12345
    v7 = imul.i32 v6, v3
    v8 = imul.i32 v3, v6
    v9 = imul.i32 v3, v3
    store.i32 global align 4 [v2], v5, v7, v8, v9
    return
}
; run: %products([0x10001]: i32, zero(4): i32) grid 1 group 1 == _, [0x50005, 0x23462345, 0x23462345, 0x20001]

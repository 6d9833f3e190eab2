; test run gfx900
; test run gfx1030 wave=64
; test run gfx1100 wave=64
; test run gfx1201 wave=64
; test run
; Each lane takes the number of the lane 32 away. `ds_bpermute_b32` of gfx10 and gfx11 stays within each half of a wave of 64 lanes, so that lanes are read one
; by one there.

kernel %k {
    param %r : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 32
    v4 = bxor.i32 v2, v3
    v5 = iconst.i32 0
    v6 = bconst 0
    v7 = activelanepermute.i32 v2, v4, v5, v6
    v8 = iconst.i32 2
    v9 = ishl.i32 v2, v8
    v10 = uextend.i64 v9
    v11 = iadd.i64 v1, v10
    store.i32 global align 4 [v11], v7
    return
}
; run: %k(zero(64): i32) grid 64 group 64 == [32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]

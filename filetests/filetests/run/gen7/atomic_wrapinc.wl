; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Forty lanes count one word from zero to six and around.

kernel %k {
    param %r : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = iconst.i32 6
    atomic_rmw_noret.i32 wrapinc global align 4 rlx agent [v1], v2
    return
}
; run: %k([0]: i32) grid 40 group 40 == [5]

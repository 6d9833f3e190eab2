; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Lanes compare and swap words of their own: half of them find what they expect.

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
    v8 = band.i32 v2, v7
    v9 = iconst.i32 50
    v10 = atomic_cas.i32 cas global align 4 rlx agent [v6], v8, v9
    v11 = atomic_rmw.i32 add global align 4 rlx agent [v6], v10
    return
}
; run: %k([0, 1, 1, 0, 0, 1, 5, 6]: i32) grid 8 group 8 == [50, 51, 2, 0, 50, 51, 10, 12]

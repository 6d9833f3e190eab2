; test run ivb noinline
; test run ivb simd=8 noinline
; test run hsw noinline
; test run
; A function that calls itself as often as its lane says: factorials modulo 2^32.

kernel %k {
    param %r : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iconst.i32 2
    v5 = ishl.i64 v3, v4
    v6 = iadd.i64 v1, v5
    v7: i32 = call %f(v2)
    store.i32 global align 4 [v6], v7
    return
}

function %f {
block0(v0: i32):
    v1 = iconst.i32 1
    v2 = icmp.ule v0, v1
    branch v2, block1, block2
block1:
    return v1
block2:
    v3 = isub.i32 v0, v1
    v4: i32 = call %f(v3)
    v5 = imul.i32 v4, v0
    return v5
}
; run: %k(zero(20): i32) grid 20 group 20 == [1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880, 3628800, 39916800, 479001600, 1932053504, 1278945280, 2004310016, 2004189184, 4006445056, 3396534272, 109641728]

; test compile
; target ivb
; test run interp
; test run ivb
; test run hsw
; The vector is made lane by lane, and nobody reads its second lane as it was: the move of that lane goes, and the register that it kept stays as wide as the
; vector, because the move after it keeps it then.

kernel %k {
    param %in : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = workitemid.i32 0
    v1 = uextend.i64 v0
    v2 = iconst.i32 4
    v3 = ishl.i64 v1, v2
    v4 = iconst.i64 0
    v5 = load.i64 kernarg align 8 [v4]
    v6 = iadd.i64 v5, v3
    v7 = load.i64x2 global align 1 [v6]
    v8 = bitcast.i32x4 v7
    v9 = insert_lane.i32x4 v8, v0, 1
    v10 = bitcast.i64x2 v9
    v11 = load.i64 kernarg align 8 [v4+8]
    v12 = iadd.i64 v11, v3
    store.i64x2 global align 1 [v12], v10
    return
}
; not: internal
; run: %k([1, 2, 3, 4, 5, 6, 7, 8]: i32, zero(8): i32) grid 2 group 2 == _, [1, 0, 3, 4, 5, 1, 7, 8]

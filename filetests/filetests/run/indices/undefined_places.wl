; test run gfx900
; test run gfx1201
; test run gfx1201 wave=64
; test run ivb
; test run
; Places that nothing has written are undefined and nobody chooses them: the result may be stored where others read it. By hand: a[1] = lane + 7, a[2] = lane * lane, and
; a[1 + (lane & 1)] is 7, 1, 9 and 9.

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
    v8 = iconst.i32 7
    v9 = iadd.i32 v2, v8
    v10 = imul.i32 v2, v2
    store.i32 private align 4 [v7+4], v9, v10
    v11 = iconst.i32 1
    v12 = band.i32 v2, v11
    v13 = ishl.i32 v12, v3
    v14 = iadd.i32 v7, v13
    v15 = load.i32 private align 4 [v14+4]
    store.i32 global align 4 [v6], v15
    return
}
; run: %k(zero(4): i32) grid 4 group 4 == [7, 1, 9, 9]

; test run gfx900
; test run gfx1201
; test run gfx1201 wave=64
; test run ivb
; test run
; An array keeps its values over a barrier and a call. By hand, with i = lane & 1: a[i] = lane and a[1 - i] = lane + 50, so a[lane >> 1] is 0, 51, 52 and 3, and the
; function adds 5.

function %add {
block0(v0: i32):
    v1 = iconst.i32 5
    v2 = iadd.i32 v0, v1
    return v2
}

kernel %k {
    private %a : 8 align 4
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
    v8 = iconst.i32 1
    v9 = band.i32 v2, v8
    v10 = ishl.i32 v9, v3
    v11 = iadd.i32 v7, v10
    store.i32 private align 4 [v11], v2
    v12 = isub.i32 v7, v10
    v13 = iconst.i32 50
    v14 = iadd.i32 v2, v13
    store.i32 private align 4 [v12+4], v14
    barrier
    v15: i32 = call %add(v2)
    v16 = ushr.i32 v2, v8
    v17 = ishl.i32 v16, v3
    v18 = iadd.i32 v7, v17
    v19 = load.i32 private align 4 [v18]
    v20: i32 = call %add(v19)
    store.i32 global align 4 [v6], v20
    return
}
; run: %k(zero(4): i32) grid 4 group 4 == [5, 56, 57, 8]

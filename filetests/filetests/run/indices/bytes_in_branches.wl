; test run gfx900
; test run gfx1201
; test run gfx1201 wave=64
; test run ivb
; test run
; Bytes that are stored behind a branch on the round, in a loop that each lane leaves after another round. By hand: a[k] = k at first; a lane L stores 17 * k, cut to a byte,
; with 16 * L for the row: a[k] = 16 * L + k for even k up to L. The result is a[(L + 1) & 7], which is L + 1 but for lane 7, where it is 112, and 256 times a[L],
; which is 17 * L for even lanes and L for odd ones.

kernel %k {
    private %a : 8 align 1
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
    v8 = iconst.i32 0
    v9 = iconst.i32 1
    v10 = iconst.i32 7
    v11 = iconst.i32 4
    v12 = ishl.i32 v2, v11
    jump block1(v8)
block1(v13: i32):
    v14 = iadd.i32 v7, v13
    v15 = ireduce.i8 v13
    store.i8 private align 1 [v14], v15
    v16 = iadd.i32 v13, v9
    v17 = icmp.ule v16, v10
    branch v17, block1(v16), block2(v8)
block2(v18: i32):
    v19 = band.i32 v18, v9
    v20 = icmp.eq v19, v8
    branch v20, block3, block4
block3:
    v21 = iadd.i32 v7, v18
    v22 = iadd.i32 v12, v18
    v23 = ireduce.i8 v22
    store.i8 private align 1 [v21], v23
    jump block4
block4:
    v24 = iadd.i32 v18, v9
    v25 = icmp.ule v24, v2
    branch v25, block2(v24), block5
block5:
    v26 = iadd.i32 v2, v9
    v27 = band.i32 v26, v10
    v28 = iadd.i32 v7, v27
    v29 = load.i8 private align 1 [v28]
    v30 = uextend.i32 v29
    v31 = iadd.i32 v7, v2
    v32 = load.i8 private align 1 [v31]
    v33 = uextend.i32 v32
    v34 = iconst.i32 8
    v35 = ishl.i32 v33, v34
    v36 = bor.i32 v30, v35
    store.i32 global align 4 [v6], v36
    return
}
; run: %k(zero(8): i32) grid 8 group 8 == [1, 258, 8707, 772, 17413, 1286, 26119, 1904]

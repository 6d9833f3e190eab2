; test run
; test run gfx900
; test run gfx1201
; test run gfx1201 wave=64
; test run gfx900 noinline
; test run gfx1201 noinline
; test run gfx1201 wave=64 noinline
; Truth values as arguments and results of functions: of lanes, constant, in memory because no register is left, in a call that some lanes make.
; By hand: lane x has 1 if one of "x is odd" and "x < 5" holds but not both, plus 2 + 8 if 2 < x, plus 16 if not x < 5, plus 32 if x is odd and
; not x < 5.

kernel %truths {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 1
    v2 = band.i32 v0, v1
    v3 = iconst.i32 0
    v4 = icmp.ne v2, v3
    v5 = iconst.i32 5
    v6 = icmp.slt v0, v5
    v7: b1, v8: b1 = call %both(v4, v0, v6)
    v9 = select.i32 v7, v1, v3
    v10 = iconst.i32 2
    v11 = select.i32 v8, v10, v3
    v12 = iadd.i32 v9, v11
    v13 = bconst 1
    v14: b1, v15: b1 = call %both(v13, v0, v13)
    v16 = iconst.i32 4
    v17 = select.i32 v14, v16, v3
    v18 = iadd.i32 v12, v17
    v19 = iconst.i32 8
    v20 = select.i32 v15, v19, v3
    v21 = iadd.i32 v18, v20
    v22: b1 = call %last(v0, v0, v0, v0, v0, v0, v0, v0, v0, v0, v0, v0, v0, v0, v0, v0, v0, v0, v0, v0, v0, v0, v0, v0, v0, v0, v0, v0, v0, v0, v0, v6)
    v23 = iconst.i32 16
    v24 = select.i32 v22, v23, v3
    v25 = iadd.i32 v21, v24
    branch v4, block1, block2(v25)
block1:
    v26: b1, v27: b1 = call %both(v6, v0, v4)
    v28 = iconst.i32 32
    v29 = select.i32 v26, v28, v3
    v30 = iadd.i32 v25, v29
    jump block2(v30)
block2(v31: i32):
    v32 = kernargbaseptr.i64
    v33 = load.i64 kernarg align 8 width all [v32]
    v34 = uextend.i64 v0
    v35 = iconst.i32 2
    v36 = ishl.i64 v34, v35
    v37 = iadd.i64 v33, v36
    store.i32 global align 4 [v37], v31
    return
}
; run: %truths(zero(8): i32) grid 8 group 8 == [1, 0, 1, 10, 11, 59, 26, 59]

function %both {
block0(v0: b1, v1: i32, v2: b1):
    v3 = bxor.b1 v0, v2
    v4 = iconst.i32 2
    v5 = icmp.slt v4, v1
    return v3, v5
}

function %last {
block0(v0: i32, v1: i32, v2: i32, v3: i32, v4: i32, v5: i32, v6: i32, v7: i32, v8: i32, v9: i32, v10: i32, v11: i32, v12: i32, v13: i32, v14: i32, v15: i32, v16: i32, v17: i32, v18: i32, v19: i32, v20: i32, v21: i32, v22: i32, v23: i32, v24: i32, v25: i32, v26: i32, v27: i32, v28: i32, v29: i32, v30: i32, v31: b1):
    v32 = bnot.b1 v31
    return v32
}

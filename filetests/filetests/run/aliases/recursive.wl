; test run
; test run gfx900
; test run gfx1201
; test run ivb
; A function that calls itself is given pointers to variables of the module, in group, private and global memory: loads are not forwarded over them.

group %gg : 4 align 4
private %gp : 4 align 4
global %gv : 4 align 4

kernel %main {
    param %out : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v2 = symbol_addr.i32 %gg
    v3 = symbol_addr.i32 %gp
    v4 = symbol_addr.i64 %gv
    v5 = iconst.i32 1
    v6: i32, v7: i32, v8: i32, v9: i32 = call %f(v5, v2, v3, v4)
    store.i32 global align 4 [v1], v6, v7, v8, v9
    return
}
; run: %main(zero(4): i32) grid 1 group 1 == [2, 2, 2, 3]

function %f {
block0(v0: i32, v1: i32, v2: i32, v3: i64):
    v10 = iconst.i32 0
    v11 = icmp.eq v0, v10
    branch v11, block2, block1
block1:
    v12 = iconst.i32 1
    v13 = isub.i32 v0, v12
    v14: i32, v15: i32, v16: i32, v17: i32 = call %f(v13, v1, v2, v3)
    return v14, v15, v16, v17
block2:
    v20 = symbol_addr.i32 %gg
    v21 = symbol_addr.i32 %gp
    v22 = symbol_addr.i64 %gv
    v23 = iconst.i32 1
    v24 = iconst.i32 2
    v25 = iconst.i32 3
    store.i32 group align 4 [v20], v23
    store.i32 group align 4 [v1], v24
    v26 = load.i32 group align 4 [v20]
    store.i32 private align 4 [v21], v23
    store.i32 private align 4 [v2], v24
    v27 = load.i32 private align 4 [v21]
    store.i32 global align 4 [v22], v23
    store.i32 global align 4 [v3], v24
    v28 = load.i32 global align 4 [v22]
    store.i32 global align 4 [v22], v25
    v29 = load.i32 global align 4 [v3]
    store.i32 global align 4 [v22], v24
    return v26, v27, v28, v29
}

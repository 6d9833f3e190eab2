; test run
; test run gfx900 noinline
; test run gfx1201 noinline
; test run ivb noinline
; A variable in global memory and a pointer from elsewhere (an argument of the kernel or of a function may be its address).

global %gv : 4 align 4

kernel %main {
    param %out : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v4 = symbol_addr.i64 %gv
    v6: i32, v7: i32 = call %f(v4)
    store.i32 global align 4 [v1], v6, v7
    return
}
; run: %main(zero(2): i32) grid 1 group 1 == [2, 3]

function %f {
block0(v3: i64):
    v22 = symbol_addr.i64 %gv
    v23 = iconst.i32 1
    v24 = iconst.i32 2
    v25 = iconst.i32 3
    store.i32 global align 4 [v22], v23
    store.i32 global align 4 [v3], v24
    v28 = load.i32 global align 4 [v22]
    store.i32 global align 4 [v22], v25
    v29 = load.i32 global align 4 [v3]
    store.i32 global align 4 [v22], v24
    return v28, v29
}

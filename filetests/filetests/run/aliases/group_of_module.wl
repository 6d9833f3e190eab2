; test run
; test run gfx900
; test run gfx1201
; test run ivb
; test run gfx900 noinline
; test run gfx1201 noinline
; A pointer that the caller made points to the module's group variable, too.

group %g : 4 align 4

kernel %main {
    param %out : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v2 = symbol_addr.i32 %g
    v3: i32 = call %f(v2)
    store.i32 global align 4 [v1], v3
    return
}
; run: %main(zero(1): i32) grid 1 group 1 == [2]

function %f {
block0(v0: i32):
    v1 = symbol_addr.i32 %g
    v2 = iconst.i32 1
    v3 = iconst.i32 2
    store.i32 group align 4 [v1], v2
    store.i32 group align 4 [v0], v3
    v4 = load.i32 group align 4 [v1]
    return v4
}

; test run
; test run gfx900
; test run gfx1201
; test run ivb
; A variable of the module in a kernel that calls: the callee leaves a pointer to it in memory, through which the kernel writes.
group %g : 4 align 4

kernel %main {
    param %out : i64 at 0 align 8
    group %slot : 4 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v2 = symbol_addr.i32 %slot
    v3 = iconst.i32 1
    call %leak(v3, v2)
    v4 = load.i32 group align 4 [v2]
    v5 = symbol_addr.i32 %g
    v6 = iconst.i32 7
    v7 = iconst.i32 8
    store.i32 group align 4 [v5], v6
    store.i32 group align 4 [v4], v7
    v8 = load.i32 group align 4 [v5]
    store.i32 global align 4 [v1], v8
    return
}
; run: %main(zero(1): i32) grid 1 group 1 == [8]

; Writes the address of the variable to where the kernel asks, by calling itself once.
function %leak {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 0
    v3 = icmp.eq v0, v2
    branch v3, block1, block2
block1:
    v4 = symbol_addr.i32 %g
    store.i32 group align 4 [v1], v4
    return
block2:
    v5 = iconst.i32 1
    v6 = isub.i32 v0, v5
    call %leak(v6, v1)
    return
}

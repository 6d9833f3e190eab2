; test verify
; The mark `initial` is for ordinary loads of global memory in kernels.

kernel %store {
    param %p : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = iconst.i32 0
    store.i32 global align 4 initial [v1], v2
    return
}
; error: the mark `initial` is for ordinary loads: leave it out here

kernel %atomic {
    param %p : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = atomic_load.i32 ld global align 4 initial rlx agent [v1]
    return
}
; error: the mark `initial` is for ordinary loads: leave it out here

kernel %group {
    group %g : 4 align 4
block0:
    v0 = symbol_addr.i32 %g
    v1 = load.i32 group align 4 initial [v0]
    return
}
; error: the mark `initial` is for loads of global memory: leave it out here

kernel %flat {
    param %p : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = load.i32 flat align 4 initial [v1]
    return
}
; error: the mark `initial` is for loads of global memory: leave it out here

function %function {
block0(v0: i64):
    v1 = load.i32 global align 4 initial [v0]
    return v1
}
; error: the mark `initial` is for kernels, as nobody knows what came before a function: leave it out here

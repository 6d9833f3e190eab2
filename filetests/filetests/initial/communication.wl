; test initial
; Barriers, acquires, atomic operations on global memory and calls end what is known. Group memory, private memory and releases do not.

function %callee {
block0:
    return
}

kernel %barrier {
    param %p : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    barrier width all
    v2 = load.i32 global align 4 [v1]
    return
}
; check: kernel %barrier
; check: v2 = load.i32 global align 4 [v1]

kernel %acquire {
    param %p : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    fence scacq agent
    v2 = load.i32 global align 4 [v1]
    return
}
; check: kernel %acquire
; check: v2 = load.i32 global align 4 [v1]

kernel %release {
    param %p : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    fence screl agent
    v2 = load.i32 global align 4 [v1]
    return
}
; check: kernel %release
; check: v2 = load.i32 global align 4 initial [v1]

kernel %call {
    param %p : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    call %callee()
    v2 = load.i32 global align 4 [v1]
    return
}
; check: kernel %call
; check: v2 = load.i32 global align 4 [v1]

kernel %group_store {
    param %p : i64 at 0 align 8
    group %g : 4 align 4
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = symbol_addr.i32 %g
    v3 = iconst.i32 1
    store.i32 group align 4 [v2], v3
    v4 = load.i32 global align 4 [v1]
    return
}
; check: kernel %group_store
; check: v4 = load.i32 global align 4 initial [v1]

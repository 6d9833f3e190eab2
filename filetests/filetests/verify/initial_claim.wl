; test verify
; What is marked `initial` comes before whatever may change global memory, on every way.

function %callee {
block0:
    return
}

kernel %before {
    param %p : i64 at 0 align 8
    group %g : 4 align 4
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = symbol_addr.i32 %g
    v3 = iconst.i32 1
    store.i32 group align 4 [v2], v3
    fence screl agent
    v4 = load.i32 global align 4 initial [v1]
    store.i32 global align 4 [v1], v4
    return
}

kernel %after {
    param %p : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = iconst.i32 0
    store.i32 global align 4 [v1+4], v2
    v3 = load.i32 global align 4 initial [v1]
    return
}
; error: the mark `initial` does not hold: `store.i32 global align 4 [v1+4], v2` comes before the load on some way, and may change global memory

kernel %flat_store {
    param %p : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = iconst.i32 0
    store.i32 flat align 4 [v1+4], v2
    v3 = load.i32 global align 4 initial [v1]
    return
}
; error: the mark `initial` does not hold: `store.i32 flat align 4 [v1+4], v2` comes before

kernel %one_side {
    param %p : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 0
    v4 = icmp.eq v2, v3
    branch v4, block1, block2
block1:
    atomic_rmw_noret.i32 add global align 4 rlx agent [v1], v3
    jump block2
block2:
    v5 = load.i32 global align 4 initial [v1]
    return
}
; error: comes before the load on some way

kernel %round {
    param %p : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    jump block1
block1:
    v2 = load.i32 global align 4 initial [v1]
    store.i32 global align 4 [v1], v2
    v3 = iconst.i32 0
    v4 = icmp.eq v2, v3
    branch v4, block1, block2
block2:
    return
}
; error: `store.i32 global align 4 [v1], v2` comes before the load on some way

kernel %acquire {
    param %p : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    fence scacq agent
    v2 = load.i32 global align 4 initial [v1]
    return
}
; error: `fence scacq agent` comes before the load on some way

kernel %barrier {
    param %p : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    barrier width all
    v2 = load.i32 global align 4 initial [v1]
    return
}
; error: `barrier width all` comes before the load on some way

kernel %call {
    param %p : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    call %callee()
    v2 = load.i32 global align 4 initial [v1]
    return
}
; error: `call %callee()` comes before the load on some way

; test inline
; A function with a single call is inlined whatever its size; its branch then ends where the call returned.

function %choose {
block0(v0: b1, v1: i32, v2: i32):
    branch v0, block1, block2
block1:
    return v1
block2:
    return v2
}

kernel %k {
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 7
    v2 = icmp.ult v0, v1
    v3: i32 = call %choose(v2, v0, v1)
    v4 = iconst.i32 0
    store.i32 group align 4 [v4], v3
    return
}
; check: kernel %k
; not: call
; check: store.i32 group

; test unwritten
; The proof is about the kernel as a whole: a store after the load, or in a block that may never run, counts as well.

kernel %later {
    param %p : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = load.i32 global align 4 [v1]
    v3 = iconst.i32 0
    v4 = icmp.eq v2, v3
    branch v4, block1, block2
block1:
    store.i32 global align 4 [v1], v3
    jump block2
block2:
    return
}
; check: v2 = load.i32 global align 4 [v1]

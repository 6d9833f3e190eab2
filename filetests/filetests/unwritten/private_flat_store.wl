; test unwritten
; A flat store may be one to global memory, even if the address was made from group memory: without a class it counts for all loads.

kernel %flat {
    param %in : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = load.i32 global align 4 equiv 7 [v1]
    v3 = iconst.i32 0
    v4 = stof.i64 group v3
    store.i32 flat align 4 [v4], v2
    return
}
; check: v2 = load.i32 global align 4 equiv 7 [v1]

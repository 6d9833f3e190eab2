; test initial
; A load is of initial memory if nothing on any way to it has written: the second one comes after a store that may be anywhere.

kernel %two {
    param %p : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = load.i32 global align 4 [v1]
    store.i32 global align 4 [v1+4], v2
    v3 = load.i32 global align 4 [v1+8]
    store.i32 global align 4 [v1+12], v3
    return
}
; check: v2 = load.i32 global align 4 initial [v1]
; check: v3 = load.i32 global align 4 [v1+8]

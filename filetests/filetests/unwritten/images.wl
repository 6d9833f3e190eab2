; test unwritten
; Stores to images, and fences between them, write no segment's memory.

kernel %stores {
    param %in : i64 at 0 align 8
    param %image : i64 at 8 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = load.i64 kernarg align 8 [v0+8]
    v3 = load.i32 global align 4 [v1]
    image_store.i32 1d v2, v3, v3, v3, v3, v3
    image_fence
    v4 = load.i32 global align 4 [v1+4]
    image_store.i32 1d v2, v4, v3, v3, v3, v3
    return
}
; check: v3 = load.i32 global align 4 const [v1]
; check: v4 = load.i32 global align 4 const [v1+4]

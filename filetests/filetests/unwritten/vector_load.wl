; test unwritten
; A load of several values is marked as a whole, and keeps its alignment, class and width.

kernel %several {
    param %in : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2, v3, v4, v5 = load.f32 global align 16 equiv 3 width all [v1+32]
    v6 = iconst.i32 0
    store.f32 group align 4 [v6], v5
    return
}
; check: v2, v3, v4, v5 = load.f32 global align 16 const equiv 3 width all [v1+32]

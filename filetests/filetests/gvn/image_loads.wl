; test gvn
; Two loads of an image are two: a store to the image may stand between them.

kernel %twice {
    param %image : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = load.i64 kernarg align 8 [v0+8]
    v3 = iconst.i32 0
    v4, v5, v6, v7 = image_load.i32 1d v1, v3
    v8 = iconst.i32 1
    image_store.i32 1d v1, v3, v8, v8, v8, v8
    image_fence
    v9, v10, v11, v12 = image_load.i32 1d v1, v3
    v13 = iadd.i32 v4, v9
    store.i32 global align 4 [v2], v13
    return
}
; check: v4, v5, v6, v7 = image_load.i32 1d v1, v3
; check: image_store.i32 1d v1, v3
; check: image_fence
; check: v9, v10, v11, v12 = image_load.i32 1d v1, v3

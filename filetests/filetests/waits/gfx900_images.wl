; test waits precise-output
; target gfx900
; A fence of images waits for stores and invalidates the cache.

kernel %k {
    param %image : i64 at 0 align 8
    param %sampler : i64 at 8 align 8
    param %out : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i64 kernarg align 8 width all [v0+8]
    v3 = load.i64 kernarg align 8 width all [v0+16]
    v4 = workitemid.i32 0
    v5 = fcvt_from_sint.f32 v4
    v6 = image_sample.f32 2ddepth v1, v2, v5, v5
    v7 = image_load.f32 2ddepth v3, v4, v4
    v8 = fadd.f32 v6, v7
    image_store.f32 2ddepth v3, v4, v4, v8
    image_fence
    v9 = image_load.f32 2ddepth v3, v4, v4
    image_store.f32 2ddepth v1, v4, v4, v9
    return
}

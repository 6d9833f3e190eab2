; test isel precise-output
; target gfx900
; Images: coordinates in registers one after the other.

kernel %elements {
    param %image : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i64 kernarg align 8 width all [v0+8]
    v3 = workitemid.i32 0
    v4 = iconst.i32 3
    v5, v6, v7, v8 = image_load.i32 1d v1, v3
    image_store.i32 2d v2, v3, v4, v5, v6, v7, v8
    image_fence
    v9, v10, v11, v12 = image_load.i32 3d v2, v3, v4, v3
    image_store.i32 1da v1, v3, v4, v9, v9, v12, v11
    v13 = image_load.f32 2dadepth v1, v3, v4, v4
    image_store.f32 2ddepth v2, v3, v4, v13
    return
}

kernel %buffers {
    param %image : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3, v4, v5, v6 = image_load.f32 1db v1, v2
    image_store.f32 1db v1, v2, v6, v5, v4, v3
    return
}

kernel %samples {
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
    v6 = iconst.i32 1
    v10, v11, v12, v13 = image_sample.f32 1d v1, v2, v5
    v14, v15, v16, v17 = image_sample.i32 1da v1, v2, v4, v4
    v18, v19, v20, v21 = image_sample.f32 2d v1, v2, v5, v5
    v22, v23, v24, v25 = image_sample.i32 3d v1, v2, v4, v6, v4
    v26 = image_sample.f32 2dadepth v1, v2, v5, v5, v5
    v30 = uextend.i64 v4
    v31 = iconst.i64 6
    v32 = ishl.i64 v30, v31
    v33 = iadd.i64 v3, v32
    store.f32 global align 4 [v33], v10, v11, v12, v13
    store.i32 global align 4 [v33+16], v14, v15, v16, v17
    store.f32 global align 4 [v33+32], v18, v19, v20, v21
    store.i32 global align 4 [v33+48], v22, v23, v24, v25
    store.f32 global align 4 [v33+64], v26
    return
}

; A handle that lanes have.
kernel %handles {
    param %images : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4]
    v6 = image_load.f32 2ddepth v5, v2, v2
    image_store.f32 2ddepth v5, v2, v2, v6
    return
}

; test images
; Operations on images become calls of routines, each once in the module: missing coordinates are 0, a depth is the first of four values.

kernel %geometries {
    param %image : i64 at 0 align 8
    param %sampler : i64 at 8 align 8
block0:
    v0 = kernargbaseptr.i64
    v1, v2 = load.i64 kernarg align 8 width all [v0]
    v3 = workitemabsid.i32 0
    v4 = workitemabsid.i32 1
    v5 = workitemabsid.i32 2
    v10, v11, v12, v13 = image_load.f32 1d v1, v3
    v14, v15, v16, v17 = image_load.f32 1da v1, v3, v4
    v18, v19, v20, v21 = image_load.f32 3d v1, v3, v4, v5
    v22 = image_load.f32 2dadepth v1, v3, v4, v5
    v23, v24, v25, v26 = image_load.i32 1db v1, v3
    image_fence
    image_store.f32 2ddepth v1, v3, v4, v22
    image_store.i32 2da v1, v3, v4, v5, v23, v24, v25, v26
    v30, v31, v32, v33 = image_sample.f32 1da v1, v2, v10, v11
    v34, v35, v36, v37 = image_sample.f32 3d v1, v2, v10, v11, v12
    v38, v39, v40, v41 = image_sample.i32 2d v1, v2, v10, v11
    v42 = image_sample.f32 2ddepth v1, v2, v3, v4
    store.f32 global align 4 [v1], v18, v34, v30, v42
    store.i32 global align 4 [v1], v38
    return
}

; test run
; Images have one level. What is said of the level of a sample is clamped to it; a level of elements that there is not has none.

global %image : 8 align 8 handles 0: rwimg 2d rgba unorm_int8 4 2 0 0
readonly %both : 16 align 8 handles 0: roimg 3d r float 2 2 2 0, 8: samp normalized linear clamp_to_border

kernel %store_and_load {
    param %out : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = symbol_addr.i64 %image
    v3 = load.i64 global align 8 [v2]
    v4 = iconst.i32 3
    v5 = iconst.i32 1
    v6 = fconst.f32 1.0
    v7 = fconst.f32 0.5
    v8 = iconst.i32 0
    image_store_level.f32 2d v3, v4, v5, v8, v6, v7, v6, v7
    image_fence
    v10, v11, v12, v13 = image_load_level.f32 2d v3, v4, v5, v8
    store.f32 global align 16 [v1], v10, v11, v12, v13
    return
}
; run: %store_and_load(zero(4): f32) grid 1 group 1 == [1.0, 0x3f008081, 1.0, 0x3f008081]

; The border of r is opaque: 0, 0, 0, 1, as inside of an image of zeros.
kernel %samples {
    param %out : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = symbol_addr.i64 %both
    v3 = load.i64 readonly align 8 [v2]
    v4 = load.i64 readonly align 8 [v2+8]
    v5 = fconst.f32 0.5
    v6 = fconst.f32 -7.5
    v7, v8, v9, v10 = image_sample_level.f32 3d v3, v4, v5, v5, v5, v6
    v11 = fconst.f32 100.0
    v12, v13, v14, v15 = image_sample_gradient.f32 3d v3, v4, v5, v5, v6, v11, v11, v11, v6, v6, v6
    store.f32 global align 16 [v1], v7, v8, v9, v10
    store.f32 global align 16 [v1+16], v12, v13, v14, v15
    return
}
; run: %samples(zero(8): f32) grid 1 group 1 == [0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0]

; A store to a level that there is not is one outside of the image.
kernel %outside {
block0:
    v0 = symbol_addr.i64 %image
    v1 = load.i64 global align 8 [v0]
    v2 = iconst.i32 1
    v3 = fconst.f32 1.0
    image_store_level.f32 2d v1, v2, v2, v2, v3, v3, v3, v3
    return
}
; run: %outside() grid 1 group 1 fails a store outside the image: level 1 of 1

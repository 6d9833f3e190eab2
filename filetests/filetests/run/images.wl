; test run
; Images and samplers that variables begin with handles of. Images are zeros at first.

global %image : 8 align 8 handles 0: rwimg 2d rgba unorm_int8 4 2 0 0
global %integers : 16 align 8 handles 8: rwimg 1da r signed_int16 3 0 0 2
readonly %both : 16 align 8 handles 0: roimg 2d r float 2 2 0 0, 8: samp normalized linear clamp_to_border

; A store, a fence, a load: 0.5 is code 128, which is 128/255.
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
    v8 = fconst.f32 2.0
    v9 = fconst.f32 -1.0
    image_store.f32 2d v3, v4, v5, v6, v7, v8, v9
    image_fence
    v10, v11, v12, v13 = image_load.f32 2d v3, v4, v5
    store.f32 global align 16 [v1], v10, v11, v12, v13
    return
}
; run: %store_and_load(zero(4): f32) grid 1 group 1 == [1.0, 0x3f008081, 1.0, 0.0]

; Integers are clamped; what is missing is 0, 0, 1. The other image of the array is not touched.
kernel %clamps {
    param %out : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = symbol_addr.i64 %integers
    v3 = load.i64 global align 8 [v2+8]
    v4 = iconst.i32 2
    v5 = iconst.i32 1
    v6 = iconst.i32 -100000
    v7 = iconst.i32 0
    image_store.i32 1da v3, v4, v5, v6, v7, v7, v7
    image_fence
    v8, v9, v10, v11 = image_load.i32 1da v3, v4, v5
    v12, v13, v14, v15 = image_load.i32 1da v3, v4, v7
    store.i32 global align 16 [v1], v8, v9, v10, v11
    store.i32 global align 4 [v1+16], v12
    return
}
; run: %clamps(zero(5): i32) grid 1 group 1 == [-32768, 0, 0, 1, 0]

; The border of r is opaque: 0, 0, 0, 1, as inside of an image of zeros.
kernel %samples {
    param %out : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = symbol_addr.i64 %both
    v3 = load.i64 readonly align 8 [v2]
    v4 = load.i64 readonly align 8 [v2+8]
    v5 = fconst.f32 0.0
    v6 = fconst.f32 0.5
    v7, v8, v9, v10 = image_sample.f32 2d v3, v4, v5, v6
    store.f32 global align 16 [v1], v7, v8, v9, v10
    return
}
; run: %samples(zero(4): f32) grid 1 group 1 == [0.0, 0.0, 0.0, 1.0]

; A store outside of the image is an error.
kernel %outside {
block0:
    v0 = symbol_addr.i64 %image
    v1 = load.i64 global align 8 [v0]
    v2 = iconst.i32 4
    v3 = iconst.i32 0
    v4 = fconst.f32 1.0
    image_store.f32 2d v1, v2, v3, v4, v4, v4, v4
    return
}
; run: %outside() grid 1 group 1 fails a store outside the image: [4, 0] of [4, 2]

; A load outside gives undefined values, which a buffer does not take.
kernel %undefined {
    param %out : i64 at 0 align 8
block0:
    v0 = symbol_addr.i64 %image
    v1 = load.i64 global align 8 [v0]
    v2 = iconst.i32 -1
    v3, v4, v5, v6 = image_load.f32 2d v1, v2, v2
    v7 = kernargbaseptr.i64
    v8 = load.i64 kernarg align 8 [v7]
    store.f32 global align 4 [v8], v3
    return
}
; run: %undefined(zero(1): f32) grid 1 group 1 fails undefined

; test verify
; A level of elements is an integer, that of a sample and gradients are floats; there are two gradients of as many axes as the image has, without the number of an image.

kernel %integer {
    param %image : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v2 = iconst.i32 0
    v3 = fconst.f32 0.0
    v4, v5, v6, v7 = image_load_level.f32 2d v1, v2, v2, v3
    return
}
; error: operand 3 must have type i32, not f32

kernel %float {
    param %image : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v2 = iconst.i32 0
    v3, v4, v5, v6 = image_sample_level.f32 1d v1, v1, v2, v2
    return
}
; error: operand 3 must have type f32, not i32

kernel %gradients {
    param %image : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v2 = fconst.f32 0.0
    v3, v4, v5, v6 = image_sample_gradient.f32 2da v1, v1, v2, v2, v2, v2, v2, v2
    return
}
; error: expected 9 operand(s), found 8

kernel %buffer {
    param %image : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v2 = fconst.f32 0.0
    v3, v4, v5, v6 = image_sample_level.f32 1db v1, v1, v2, v2
    return
}
; error: a sampler does not read images of the geometry 1db

; test verify
; test compile expect-fail
; target gfx900
; A machine without products of matrices names them. The lines `error:` are for the commands that must fail.

kernel %f32_16x16x16_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5, v6, v7, v8 = load.f16x2 global align 4 [v4+0]
    v9, v10, v11, v12 = load.f16x2 global align 4 [v4+16]
    v13, v14, v15, v16 = load.f32 global align 4 [v4+32]
    v17, v18, v19, v20 = load.f32 global align 4 [v4+48]
    v21, v22, v23, v24, v25, v26, v27, v28 = wmma.f32 f32_16x16x16_f16 v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19, v20
    store.f32 global align 4 [v4+1024], v21, v22, v23, v24
    store.f32 global align 4 [v4+1040], v25, v26, v27, v28
    return
}
; error: not supported yet on gfx900: wmma f32_16x16x16_f16, the product of two matrices of a wave

; test isel precise-output wave=64
; target gfx1201
; Products of matrices: words become groups of registers; the result takes the place of what is added to.

kernel %f32_16x16x16_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5, v6 = load.f16x2 global align 4 [v4+0]
    v7, v8 = load.f16x2 global align 4 [v4+8]
    v9, v10, v11, v12 = load.f32 global align 4 [v4+16]
    v13, v14, v15, v16 = wmma.f32 f32_16x16x16_f16 v5, v6, v7, v8, v9, v10, v11, v12
    store.f32 global align 4 [v4+1024], v13, v14, v15, v16
    return
}
;; machine kernel %f32_16x16x16_f16 target gfx1201 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %43=s[0:1]:s2, %42=v0:v1 = inputs
;;     %44:s2 = s_load_b64 %43, 0x0
;;     %41:v2 = global_load_b64 %42, %44
;;     %40:v2 = global_load_b64 %42, %44 offset:8
;;     %39:v4 = global_load_b128 %42, %44 offset:16
;;     %18.0:v2 = v_mov_b32_e32 %41.0
;;     %19.1:v2 tied(%18) = v_mov_b32_e32 %41.1
;;     %24.0:v2 = v_mov_b32_e32 %40.0
;;     %25.1:v2 tied(%24) = v_mov_b32_e32 %40.1
;;     %34.0:v4 = v_mov_b32_e32 %39.0
;;     %35.1:v4 tied(%34) = v_mov_b32_e32 %39.1
;;     %36.2:v4 tied(%35) = v_mov_b32_e32 %39.2
;;     %37.3:v4 tied(%36) = v_mov_b32_e32 %39.3
;;     %38:v4 tied(%37) = v_wmma_f32_16x16x16_f16 %19, %25, %37
;;     %10.0:v4 = v_mov_b32_e32 %38.0
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %38.1
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %38.2
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %38.3
;;     global_store_b128 %42, %13, %44 offset:1024
;; }
;;     end
;; }

kernel %f32_16x16x16_bf16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5, v6 = load.i32 global align 4 [v4+0]
    v7, v8 = load.i32 global align 4 [v4+8]
    v9, v10, v11, v12 = load.f32 global align 4 [v4+16]
    v13, v14, v15, v16 = wmma.f32 f32_16x16x16_bf16 v5, v6, v7, v8, v9, v10, v11, v12
    store.f32 global align 4 [v4+1024], v13, v14, v15, v16
    return
}
;; machine kernel %f32_16x16x16_bf16 target gfx1201 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %42=s[0:1]:s2, %41=v0:v1 = inputs
;;     %43:s2 = s_load_b64 %42, 0x0
;;     %40:v4 = global_load_b128 %41, %43
;;     %39:v4 = global_load_b128 %41, %43 offset:16
;;     %18.0:v2 = v_mov_b32_e32 %40.0
;;     %19.1:v2 tied(%18) = v_mov_b32_e32 %40.1
;;     %24.0:v2 = v_mov_b32_e32 %40.2
;;     %25.1:v2 tied(%24) = v_mov_b32_e32 %40.3
;;     %34.0:v4 = v_mov_b32_e32 %39.0
;;     %35.1:v4 tied(%34) = v_mov_b32_e32 %39.1
;;     %36.2:v4 tied(%35) = v_mov_b32_e32 %39.2
;;     %37.3:v4 tied(%36) = v_mov_b32_e32 %39.3
;;     %38:v4 tied(%37) = v_wmma_f32_16x16x16_bf16 %19, %25, %37
;;     %10.0:v4 = v_mov_b32_e32 %38.0
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %38.1
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %38.2
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %38.3
;;     global_store_b128 %41, %13, %43 offset:1024
;; }
;;     end
;; }

kernel %f16_16x16x16_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5, v6 = load.f16x2 global align 4 [v4+0]
    v7, v8 = load.f16x2 global align 4 [v4+8]
    v9, v10 = load.f16x2 global align 4 [v4+16]
    v11, v12 = wmma.f16x2 f16_16x16x16_f16 v5, v6, v7, v8, v9, v10
    store.f16x2 global align 4 [v4+1024], v11, v12
    return
}
;; machine kernel %f16_16x16x16_f16 target gfx1201 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31=s[0:1]:s2, %30=v0:v1 = inputs
;;     %32:s2 = s_load_b64 %31, 0x0
;;     %29:v2 = global_load_b64 %30, %32
;;     %28:v2 = global_load_b64 %30, %32 offset:8
;;     %27:v2 = global_load_b64 %30, %32 offset:16
;;     %12.0:v2 = v_mov_b32_e32 %29.0
;;     %13.1:v2 tied(%12) = v_mov_b32_e32 %29.1
;;     %18.0:v2 = v_mov_b32_e32 %28.0
;;     %19.1:v2 tied(%18) = v_mov_b32_e32 %28.1
;;     %24.0:v2 = v_mov_b32_e32 %27.0
;;     %25.1:v2 tied(%24) = v_mov_b32_e32 %27.1
;;     %26:v2 tied(%25) = v_wmma_f16_16x16x16_f16 %13, %19, %25
;;     %6.0:v2 = v_mov_b32_e32 %26.0
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %26.1
;;     global_store_b64 %30, %7, %32 offset:1024
;; }
;;     end
;; }

kernel %bf16_16x16x16_bf16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5, v6 = load.i32 global align 4 [v4+0]
    v7, v8 = load.i32 global align 4 [v4+8]
    v9, v10 = load.i32 global align 4 [v4+16]
    v11, v12 = wmma.i32 bf16_16x16x16_bf16 v5, v6, v7, v8, v9, v10
    store.i32 global align 4 [v4+1024], v11, v12
    return
}
;; machine kernel %bf16_16x16x16_bf16 target gfx1201 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30=s[0:1]:s2, %29=v0:v1 = inputs
;;     %31:s2 = s_load_b64 %30, 0x0
;;     %28:v4 = global_load_b128 %29, %31
;;     %27:v2 = global_load_b64 %29, %31 offset:16
;;     %12.0:v2 = v_mov_b32_e32 %28.0
;;     %13.1:v2 tied(%12) = v_mov_b32_e32 %28.1
;;     %18.0:v2 = v_mov_b32_e32 %28.2
;;     %19.1:v2 tied(%18) = v_mov_b32_e32 %28.3
;;     %24.0:v2 = v_mov_b32_e32 %27.0
;;     %25.1:v2 tied(%24) = v_mov_b32_e32 %27.1
;;     %26:v2 tied(%25) = v_wmma_bf16_16x16x16_bf16 %13, %19, %25
;;     %6.0:v2 = v_mov_b32_e32 %26.0
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %26.1
;;     global_store_b64 %29, %7, %31 offset:1024
;; }
;;     end
;; }

kernel %i32_16x16x16_i8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7, v8, v9, v10 = load.i32 global align 4 [v4+8]
    v11, v12, v13, v14 = wmma.i32 i32_16x16x16_i8 signed_a v5, v6, v7, v8, v9, v10
    store.i32 global align 4 [v4+1024], v11, v12, v13, v14
    return
}
;; machine kernel %i32_16x16x16_i8 target gfx1201 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %34=s[0:1]:s2, %33=v0:v1 = inputs
;;     %35:s2 = s_load_b64 %34, 0x0
;;     %32:v2 = global_load_b64 %33, %35
;;     %31:v4 = global_load_b128 %33, %35 offset:8
;;     %15:v1 = v_mov_b32_e32 %32.0
;;     %17:v1 = v_mov_b32_e32 %32.1
;;     %26.0:v4 = v_mov_b32_e32 %31.0
;;     %27.1:v4 tied(%26) = v_mov_b32_e32 %31.1
;;     %28.2:v4 tied(%27) = v_mov_b32_e32 %31.2
;;     %29.3:v4 tied(%28) = v_mov_b32_e32 %31.3
;;     %30:v4 tied(%29) = v_wmma_i32_16x16x16_iu8 %15, %17, %29 neg_lo:[1,0,0]
;;     %10.0:v4 = v_mov_b32_e32 %30.0
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %30.1
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %30.2
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %30.3
;;     global_store_b128 %33, %13, %35 offset:1024
;; }
;;     end
;; }

kernel %i32_16x16x16_i4 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7, v8, v9, v10 = load.i32 global align 4 [v4+8]
    v11, v12, v13, v14 = wmma.i32 i32_16x16x16_i4 signed_b sat v5, v6, v7, v8, v9, v10
    store.i32 global align 4 [v4+1024], v11, v12, v13, v14
    return
}
;; machine kernel %i32_16x16x16_i4 target gfx1201 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %34=s[0:1]:s2, %33=v0:v1 = inputs
;;     %35:s2 = s_load_b64 %34, 0x0
;;     %32:v2 = global_load_b64 %33, %35
;;     %31:v4 = global_load_b128 %33, %35 offset:8
;;     %15:v1 = v_mov_b32_e32 %32.0
;;     %17:v1 = v_mov_b32_e32 %32.1
;;     %26.0:v4 = v_mov_b32_e32 %31.0
;;     %27.1:v4 tied(%26) = v_mov_b32_e32 %31.1
;;     %28.2:v4 tied(%27) = v_mov_b32_e32 %31.2
;;     %29.3:v4 tied(%28) = v_mov_b32_e32 %31.3
;;     %30:v4 tied(%29) = v_wmma_i32_16x16x16_iu4 %15, %17, %29 neg_lo:[0,1,0] clamp
;;     %10.0:v4 = v_mov_b32_e32 %30.0
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %30.1
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %30.2
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %30.3
;;     global_store_b128 %33, %13, %35 offset:1024
;; }
;;     end
;; }

kernel %i32_16x16x32_i4 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7, v8, v9, v10 = load.i32 global align 4 [v4+8]
    v11, v12, v13, v14 = wmma.i32 i32_16x16x32_i4 signed_a signed_b v5, v6, v7, v8, v9, v10
    store.i32 global align 4 [v4+1024], v11, v12, v13, v14
    return
}
;; machine kernel %i32_16x16x32_i4 target gfx1201 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %34=s[0:1]:s2, %33=v0:v1 = inputs
;;     %35:s2 = s_load_b64 %34, 0x0
;;     %32:v2 = global_load_b64 %33, %35
;;     %31:v4 = global_load_b128 %33, %35 offset:8
;;     %15:v1 = v_mov_b32_e32 %32.0
;;     %17:v1 = v_mov_b32_e32 %32.1
;;     %26.0:v4 = v_mov_b32_e32 %31.0
;;     %27.1:v4 tied(%26) = v_mov_b32_e32 %31.1
;;     %28.2:v4 tied(%27) = v_mov_b32_e32 %31.2
;;     %29.3:v4 tied(%28) = v_mov_b32_e32 %31.3
;;     %30:v4 tied(%29) = v_wmma_i32_16x16x32_iu4 %15, %17, %29 neg_lo:[1,1,0]
;;     %10.0:v4 = v_mov_b32_e32 %30.0
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %30.1
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %30.2
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %30.3
;;     global_store_b128 %33, %13, %35 offset:1024
;; }
;;     end
;; }

kernel %f32_16x16x16_fp8_fp8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7, v8, v9, v10 = load.f32 global align 4 [v4+8]
    v11, v12, v13, v14 = wmma.f32 f32_16x16x16_fp8_fp8 v5, v6, v7, v8, v9, v10
    store.f32 global align 4 [v4+1024], v11, v12, v13, v14
    return
}
;; machine kernel %f32_16x16x16_fp8_fp8 target gfx1201 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %34=s[0:1]:s2, %33=v0:v1 = inputs
;;     %35:s2 = s_load_b64 %34, 0x0
;;     %32:v2 = global_load_b64 %33, %35
;;     %31:v4 = global_load_b128 %33, %35 offset:8
;;     %15:v1 = v_mov_b32_e32 %32.0
;;     %17:v1 = v_mov_b32_e32 %32.1
;;     %26.0:v4 = v_mov_b32_e32 %31.0
;;     %27.1:v4 tied(%26) = v_mov_b32_e32 %31.1
;;     %28.2:v4 tied(%27) = v_mov_b32_e32 %31.2
;;     %29.3:v4 tied(%28) = v_mov_b32_e32 %31.3
;;     %30:v4 tied(%29) = v_wmma_f32_16x16x16_fp8_fp8 %15, %17, %29
;;     %10.0:v4 = v_mov_b32_e32 %30.0
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %30.1
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %30.2
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %30.3
;;     global_store_b128 %33, %13, %35 offset:1024
;; }
;;     end
;; }

kernel %f32_16x16x16_fp8_bf8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7, v8, v9, v10 = load.f32 global align 4 [v4+8]
    v11, v12, v13, v14 = wmma.f32 f32_16x16x16_fp8_bf8 v5, v6, v7, v8, v9, v10
    store.f32 global align 4 [v4+1024], v11, v12, v13, v14
    return
}
;; machine kernel %f32_16x16x16_fp8_bf8 target gfx1201 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %34=s[0:1]:s2, %33=v0:v1 = inputs
;;     %35:s2 = s_load_b64 %34, 0x0
;;     %32:v2 = global_load_b64 %33, %35
;;     %31:v4 = global_load_b128 %33, %35 offset:8
;;     %15:v1 = v_mov_b32_e32 %32.0
;;     %17:v1 = v_mov_b32_e32 %32.1
;;     %26.0:v4 = v_mov_b32_e32 %31.0
;;     %27.1:v4 tied(%26) = v_mov_b32_e32 %31.1
;;     %28.2:v4 tied(%27) = v_mov_b32_e32 %31.2
;;     %29.3:v4 tied(%28) = v_mov_b32_e32 %31.3
;;     %30:v4 tied(%29) = v_wmma_f32_16x16x16_fp8_bf8 %15, %17, %29
;;     %10.0:v4 = v_mov_b32_e32 %30.0
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %30.1
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %30.2
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %30.3
;;     global_store_b128 %33, %13, %35 offset:1024
;; }
;;     end
;; }

kernel %f32_16x16x16_bf8_fp8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7, v8, v9, v10 = load.f32 global align 4 [v4+8]
    v11, v12, v13, v14 = wmma.f32 f32_16x16x16_bf8_fp8 v5, v6, v7, v8, v9, v10
    store.f32 global align 4 [v4+1024], v11, v12, v13, v14
    return
}
;; machine kernel %f32_16x16x16_bf8_fp8 target gfx1201 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %34=s[0:1]:s2, %33=v0:v1 = inputs
;;     %35:s2 = s_load_b64 %34, 0x0
;;     %32:v2 = global_load_b64 %33, %35
;;     %31:v4 = global_load_b128 %33, %35 offset:8
;;     %15:v1 = v_mov_b32_e32 %32.0
;;     %17:v1 = v_mov_b32_e32 %32.1
;;     %26.0:v4 = v_mov_b32_e32 %31.0
;;     %27.1:v4 tied(%26) = v_mov_b32_e32 %31.1
;;     %28.2:v4 tied(%27) = v_mov_b32_e32 %31.2
;;     %29.3:v4 tied(%28) = v_mov_b32_e32 %31.3
;;     %30:v4 tied(%29) = v_wmma_f32_16x16x16_bf8_fp8 %15, %17, %29
;;     %10.0:v4 = v_mov_b32_e32 %30.0
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %30.1
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %30.2
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %30.3
;;     global_store_b128 %33, %13, %35 offset:1024
;; }
;;     end
;; }

kernel %f32_16x16x16_bf8_bf8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7, v8, v9, v10 = load.f32 global align 4 [v4+8]
    v11, v12, v13, v14 = wmma.f32 f32_16x16x16_bf8_bf8 v5, v6, v7, v8, v9, v10
    store.f32 global align 4 [v4+1024], v11, v12, v13, v14
    return
}
;; machine kernel %f32_16x16x16_bf8_bf8 target gfx1201 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %34=s[0:1]:s2, %33=v0:v1 = inputs
;;     %35:s2 = s_load_b64 %34, 0x0
;;     %32:v2 = global_load_b64 %33, %35
;;     %31:v4 = global_load_b128 %33, %35 offset:8
;;     %15:v1 = v_mov_b32_e32 %32.0
;;     %17:v1 = v_mov_b32_e32 %32.1
;;     %26.0:v4 = v_mov_b32_e32 %31.0
;;     %27.1:v4 tied(%26) = v_mov_b32_e32 %31.1
;;     %28.2:v4 tied(%27) = v_mov_b32_e32 %31.2
;;     %29.3:v4 tied(%28) = v_mov_b32_e32 %31.3
;;     %30:v4 tied(%29) = v_wmma_f32_16x16x16_bf8_bf8 %15, %17, %29
;;     %10.0:v4 = v_mov_b32_e32 %30.0
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %30.1
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %30.2
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %30.3
;;     global_store_b128 %33, %13, %35 offset:1024
;; }
;;     end
;; }

; Nothing is added to: zero needs no registers.
kernel %from_zero {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5, v6 = load.f16x2 global align 4 [v4+0]
    v7, v8 = load.f16x2 global align 4 [v4+8]
    v9 = fconst.f32 0
    v10, v11, v12, v13 = wmma.f32 f32_16x16x16_f16 v5, v6, v7, v8, v9, v9, v9, v9
    store.f32 global align 4 [v4+1024], v10, v11, v12, v13
    return
}
;; machine kernel %from_zero target gfx1201 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30=s[0:1]:s2, %29=v0:v1 = inputs
;;     %31:s2 = s_load_b64 %30, 0x0
;;     %28:v2 = global_load_b64 %29, %31
;;     %27:v2 = global_load_b64 %29, %31 offset:8
;;     %18.0:v2 = v_mov_b32_e32 %28.0
;;     %19.1:v2 tied(%18) = v_mov_b32_e32 %28.1
;;     %24.0:v2 = v_mov_b32_e32 %27.0
;;     %25.1:v2 tied(%24) = v_mov_b32_e32 %27.1
;;     %26:v4 early = v_wmma_f32_16x16x16_f16 %19, %25, 0
;;     %10.0:v4 = v_mov_b32_e32 %26.0
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %26.1
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %26.2
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %26.3
;;     global_store_b128 %29, %13, %31 offset:1024
;; }
;;     end
;; }

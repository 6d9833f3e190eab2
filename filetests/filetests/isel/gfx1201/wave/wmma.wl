; test isel precise-output
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
    v5, v6, v7, v8 = load.f16x2 global align 4 [v4+0]
    v9, v10, v11, v12 = load.f16x2 global align 4 [v4+16]
    v13, v14, v15, v16 = load.f32 global align 4 [v4+32]
    v17, v18, v19, v20 = load.f32 global align 4 [v4+48]
    v21, v22, v23, v24, v25, v26, v27, v28 = wmma.f32 f32_16x16x16_f16 v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19, v20
    store.f32 global align 4 [v4+1024], v21, v22, v23, v24
    store.f32 global align 4 [v4+1040], v25, v26, v27, v28
    return
}
;; machine kernel %f32_16x16x16_f16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %80=s[0:1]:s2, %79=v0:v1 = inputs
;;     %81:s2 = s_load_b64 %80, 0x0
;;     %78:v4 = global_load_b128 %79, %81
;;     %77:v4 = global_load_b128 %79, %81 offset:16
;;     %76:v4 = global_load_b128 %79, %81 offset:32
;;     %75:v4 = global_load_b128 %79, %81 offset:48
;;     %34.0:v4 = v_mov_b32_e32 %78.0
;;     %35.1:v4 tied(%34) = v_mov_b32_e32 %78.1
;;     %36.2:v4 tied(%35) = v_mov_b32_e32 %78.2
;;     %37.3:v4 tied(%36) = v_mov_b32_e32 %78.3
;;     %46.0:v4 = v_mov_b32_e32 %77.0
;;     %47.1:v4 tied(%46) = v_mov_b32_e32 %77.1
;;     %48.2:v4 tied(%47) = v_mov_b32_e32 %77.2
;;     %49.3:v4 tied(%48) = v_mov_b32_e32 %77.3
;;     %66.0:v8 = v_mov_b32_e32 %76.0
;;     %67.1:v8 tied(%66) = v_mov_b32_e32 %76.1
;;     %68.2:v8 tied(%67) = v_mov_b32_e32 %76.2
;;     %69.3:v8 tied(%68) = v_mov_b32_e32 %76.3
;;     %70.4:v8 tied(%69) = v_mov_b32_e32 %75.0
;;     %71.5:v8 tied(%70) = v_mov_b32_e32 %75.1
;;     %72.6:v8 tied(%71) = v_mov_b32_e32 %75.2
;;     %73.7:v8 tied(%72) = v_mov_b32_e32 %75.3
;;     %74:v8 tied(%73) = v_wmma_f32_16x16x16_f16 %37, %49, %73
;;     %22.0:v4 = v_mov_b32_e32 %74.0
;;     %23.1:v4 tied(%22) = v_mov_b32_e32 %74.1
;;     %24.2:v4 tied(%23) = v_mov_b32_e32 %74.2
;;     %25.3:v4 tied(%24) = v_mov_b32_e32 %74.3
;;     global_store_b128 %79, %25, %81 offset:1024
;;     %10.0:v4 = v_mov_b32_e32 %74.4
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %74.5
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %74.6
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %74.7
;;     global_store_b128 %79, %13, %81 offset:1040
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
    v5, v6, v7, v8 = load.i32 global align 4 [v4+0]
    v9, v10, v11, v12 = load.i32 global align 4 [v4+16]
    v13, v14, v15, v16 = load.f32 global align 4 [v4+32]
    v17, v18, v19, v20 = load.f32 global align 4 [v4+48]
    v21, v22, v23, v24, v25, v26, v27, v28 = wmma.f32 f32_16x16x16_bf16 v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19, v20
    store.f32 global align 4 [v4+1024], v21, v22, v23, v24
    store.f32 global align 4 [v4+1040], v25, v26, v27, v28
    return
}
;; machine kernel %f32_16x16x16_bf16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %80=s[0:1]:s2, %79=v0:v1 = inputs
;;     %81:s2 = s_load_b64 %80, 0x0
;;     %78:v4 = global_load_b128 %79, %81
;;     %77:v4 = global_load_b128 %79, %81 offset:16
;;     %76:v4 = global_load_b128 %79, %81 offset:32
;;     %75:v4 = global_load_b128 %79, %81 offset:48
;;     %34.0:v4 = v_mov_b32_e32 %78.0
;;     %35.1:v4 tied(%34) = v_mov_b32_e32 %78.1
;;     %36.2:v4 tied(%35) = v_mov_b32_e32 %78.2
;;     %37.3:v4 tied(%36) = v_mov_b32_e32 %78.3
;;     %46.0:v4 = v_mov_b32_e32 %77.0
;;     %47.1:v4 tied(%46) = v_mov_b32_e32 %77.1
;;     %48.2:v4 tied(%47) = v_mov_b32_e32 %77.2
;;     %49.3:v4 tied(%48) = v_mov_b32_e32 %77.3
;;     %66.0:v8 = v_mov_b32_e32 %76.0
;;     %67.1:v8 tied(%66) = v_mov_b32_e32 %76.1
;;     %68.2:v8 tied(%67) = v_mov_b32_e32 %76.2
;;     %69.3:v8 tied(%68) = v_mov_b32_e32 %76.3
;;     %70.4:v8 tied(%69) = v_mov_b32_e32 %75.0
;;     %71.5:v8 tied(%70) = v_mov_b32_e32 %75.1
;;     %72.6:v8 tied(%71) = v_mov_b32_e32 %75.2
;;     %73.7:v8 tied(%72) = v_mov_b32_e32 %75.3
;;     %74:v8 tied(%73) = v_wmma_f32_16x16x16_bf16 %37, %49, %73
;;     %22.0:v4 = v_mov_b32_e32 %74.0
;;     %23.1:v4 tied(%22) = v_mov_b32_e32 %74.1
;;     %24.2:v4 tied(%23) = v_mov_b32_e32 %74.2
;;     %25.3:v4 tied(%24) = v_mov_b32_e32 %74.3
;;     global_store_b128 %79, %25, %81 offset:1024
;;     %10.0:v4 = v_mov_b32_e32 %74.4
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %74.5
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %74.6
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %74.7
;;     global_store_b128 %79, %13, %81 offset:1040
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
    v5, v6, v7, v8 = load.f16x2 global align 4 [v4+0]
    v9, v10, v11, v12 = load.f16x2 global align 4 [v4+16]
    v13, v14, v15, v16 = load.f16x2 global align 4 [v4+32]
    v17, v18, v19, v20 = wmma.f16x2 f16_16x16x16_f16 v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16
    store.f16x2 global align 4 [v4+1024], v17, v18, v19, v20
    return
}
;; machine kernel %f16_16x16x16_f16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %55=s[0:1]:s2, %54=v0:v1 = inputs
;;     %56:s2 = s_load_b64 %55, 0x0
;;     %53:v4 = global_load_b128 %54, %56
;;     %52:v4 = global_load_b128 %54, %56 offset:16
;;     %51:v4 = global_load_b128 %54, %56 offset:32
;;     %22.0:v4 = v_mov_b32_e32 %53.0
;;     %23.1:v4 tied(%22) = v_mov_b32_e32 %53.1
;;     %24.2:v4 tied(%23) = v_mov_b32_e32 %53.2
;;     %25.3:v4 tied(%24) = v_mov_b32_e32 %53.3
;;     %34.0:v4 = v_mov_b32_e32 %52.0
;;     %35.1:v4 tied(%34) = v_mov_b32_e32 %52.1
;;     %36.2:v4 tied(%35) = v_mov_b32_e32 %52.2
;;     %37.3:v4 tied(%36) = v_mov_b32_e32 %52.3
;;     %46.0:v4 = v_mov_b32_e32 %51.0
;;     %47.1:v4 tied(%46) = v_mov_b32_e32 %51.1
;;     %48.2:v4 tied(%47) = v_mov_b32_e32 %51.2
;;     %49.3:v4 tied(%48) = v_mov_b32_e32 %51.3
;;     %50:v4 tied(%49) = v_wmma_f16_16x16x16_f16 %25, %37, %49
;;     %10.0:v4 = v_mov_b32_e32 %50.0
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %50.1
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %50.2
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %50.3
;;     global_store_b128 %54, %13, %56 offset:1024
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
    v5, v6, v7, v8 = load.i32 global align 4 [v4+0]
    v9, v10, v11, v12 = load.i32 global align 4 [v4+16]
    v13, v14, v15, v16 = load.i32 global align 4 [v4+32]
    v17, v18, v19, v20 = wmma.i32 bf16_16x16x16_bf16 v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16
    store.i32 global align 4 [v4+1024], v17, v18, v19, v20
    return
}
;; machine kernel %bf16_16x16x16_bf16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %55=s[0:1]:s2, %54=v0:v1 = inputs
;;     %56:s2 = s_load_b64 %55, 0x0
;;     %53:v4 = global_load_b128 %54, %56
;;     %52:v4 = global_load_b128 %54, %56 offset:16
;;     %51:v4 = global_load_b128 %54, %56 offset:32
;;     %22.0:v4 = v_mov_b32_e32 %53.0
;;     %23.1:v4 tied(%22) = v_mov_b32_e32 %53.1
;;     %24.2:v4 tied(%23) = v_mov_b32_e32 %53.2
;;     %25.3:v4 tied(%24) = v_mov_b32_e32 %53.3
;;     %34.0:v4 = v_mov_b32_e32 %52.0
;;     %35.1:v4 tied(%34) = v_mov_b32_e32 %52.1
;;     %36.2:v4 tied(%35) = v_mov_b32_e32 %52.2
;;     %37.3:v4 tied(%36) = v_mov_b32_e32 %52.3
;;     %46.0:v4 = v_mov_b32_e32 %51.0
;;     %47.1:v4 tied(%46) = v_mov_b32_e32 %51.1
;;     %48.2:v4 tied(%47) = v_mov_b32_e32 %51.2
;;     %49.3:v4 tied(%48) = v_mov_b32_e32 %51.3
;;     %50:v4 tied(%49) = v_wmma_bf16_16x16x16_bf16 %25, %37, %49
;;     %10.0:v4 = v_mov_b32_e32 %50.0
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %50.1
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %50.2
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %50.3
;;     global_store_b128 %54, %13, %56 offset:1024
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
    v5, v6 = load.i32 global align 4 [v4+0]
    v7, v8 = load.i32 global align 4 [v4+8]
    v9, v10, v11, v12 = load.i32 global align 4 [v4+16]
    v13, v14, v15, v16 = load.i32 global align 4 [v4+32]
    v17, v18, v19, v20, v21, v22, v23, v24 = wmma.i32 i32_16x16x16_i8 signed_a v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16
    store.i32 global align 4 [v4+1024], v17, v18, v19, v20
    store.i32 global align 4 [v4+1040], v21, v22, v23, v24
    return
}
;; machine kernel %i32_16x16x16_i8 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %67=s[0:1]:s2, %66=v0:v1 = inputs
;;     %68:s2 = s_load_b64 %67, 0x0
;;     %65:v4 = global_load_b128 %66, %68
;;     %64:v4 = global_load_b128 %66, %68 offset:16
;;     %63:v4 = global_load_b128 %66, %68 offset:32
;;     %30.0:v2 = v_mov_b32_e32 %65.0
;;     %31.1:v2 tied(%30) = v_mov_b32_e32 %65.1
;;     %36.0:v2 = v_mov_b32_e32 %65.2
;;     %37.1:v2 tied(%36) = v_mov_b32_e32 %65.3
;;     %54.0:v8 = v_mov_b32_e32 %64.0
;;     %55.1:v8 tied(%54) = v_mov_b32_e32 %64.1
;;     %56.2:v8 tied(%55) = v_mov_b32_e32 %64.2
;;     %57.3:v8 tied(%56) = v_mov_b32_e32 %64.3
;;     %58.4:v8 tied(%57) = v_mov_b32_e32 %63.0
;;     %59.5:v8 tied(%58) = v_mov_b32_e32 %63.1
;;     %60.6:v8 tied(%59) = v_mov_b32_e32 %63.2
;;     %61.7:v8 tied(%60) = v_mov_b32_e32 %63.3
;;     %62:v8 tied(%61) = v_wmma_i32_16x16x16_iu8 %31, %37, %61 neg_lo:[1,0,0]
;;     %22.0:v4 = v_mov_b32_e32 %62.0
;;     %23.1:v4 tied(%22) = v_mov_b32_e32 %62.1
;;     %24.2:v4 tied(%23) = v_mov_b32_e32 %62.2
;;     %25.3:v4 tied(%24) = v_mov_b32_e32 %62.3
;;     global_store_b128 %66, %25, %68 offset:1024
;;     %10.0:v4 = v_mov_b32_e32 %62.4
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %62.5
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %62.6
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %62.7
;;     global_store_b128 %66, %13, %68 offset:1040
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
    v11, v12, v13, v14 = load.i32 global align 4 [v4+24]
    v15, v16, v17, v18, v19, v20, v21, v22 = wmma.i32 i32_16x16x16_i4 signed_b sat v5, v6, v7, v8, v9, v10, v11, v12, v13, v14
    store.i32 global align 4 [v4+1024], v15, v16, v17, v18
    store.i32 global align 4 [v4+1040], v19, v20, v21, v22
    return
}
;; machine kernel %i32_16x16x16_i4 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %59=s[0:1]:s2, %58=v0:v1 = inputs
;;     %60:s2 = s_load_b64 %59, 0x0
;;     %57:v2 = global_load_b64 %58, %60
;;     %56:v4 = global_load_b128 %58, %60 offset:8
;;     %55:v4 = global_load_b128 %58, %60 offset:24
;;     %27:v1 = v_mov_b32_e32 %57.0
;;     %29:v1 = v_mov_b32_e32 %57.1
;;     %46.0:v8 = v_mov_b32_e32 %56.0
;;     %47.1:v8 tied(%46) = v_mov_b32_e32 %56.1
;;     %48.2:v8 tied(%47) = v_mov_b32_e32 %56.2
;;     %49.3:v8 tied(%48) = v_mov_b32_e32 %56.3
;;     %50.4:v8 tied(%49) = v_mov_b32_e32 %55.0
;;     %51.5:v8 tied(%50) = v_mov_b32_e32 %55.1
;;     %52.6:v8 tied(%51) = v_mov_b32_e32 %55.2
;;     %53.7:v8 tied(%52) = v_mov_b32_e32 %55.3
;;     %54:v8 tied(%53) = v_wmma_i32_16x16x16_iu4 %27, %29, %53 neg_lo:[0,1,0] clamp
;;     %22.0:v4 = v_mov_b32_e32 %54.0
;;     %23.1:v4 tied(%22) = v_mov_b32_e32 %54.1
;;     %24.2:v4 tied(%23) = v_mov_b32_e32 %54.2
;;     %25.3:v4 tied(%24) = v_mov_b32_e32 %54.3
;;     global_store_b128 %58, %25, %60 offset:1024
;;     %10.0:v4 = v_mov_b32_e32 %54.4
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %54.5
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %54.6
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %54.7
;;     global_store_b128 %58, %13, %60 offset:1040
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
    v5, v6 = load.i32 global align 4 [v4+0]
    v7, v8 = load.i32 global align 4 [v4+8]
    v9, v10, v11, v12 = load.i32 global align 4 [v4+16]
    v13, v14, v15, v16 = load.i32 global align 4 [v4+32]
    v17, v18, v19, v20, v21, v22, v23, v24 = wmma.i32 i32_16x16x32_i4 signed_a signed_b v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16
    store.i32 global align 4 [v4+1024], v17, v18, v19, v20
    store.i32 global align 4 [v4+1040], v21, v22, v23, v24
    return
}
;; machine kernel %i32_16x16x32_i4 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %67=s[0:1]:s2, %66=v0:v1 = inputs
;;     %68:s2 = s_load_b64 %67, 0x0
;;     %65:v4 = global_load_b128 %66, %68
;;     %64:v4 = global_load_b128 %66, %68 offset:16
;;     %63:v4 = global_load_b128 %66, %68 offset:32
;;     %30.0:v2 = v_mov_b32_e32 %65.0
;;     %31.1:v2 tied(%30) = v_mov_b32_e32 %65.1
;;     %36.0:v2 = v_mov_b32_e32 %65.2
;;     %37.1:v2 tied(%36) = v_mov_b32_e32 %65.3
;;     %54.0:v8 = v_mov_b32_e32 %64.0
;;     %55.1:v8 tied(%54) = v_mov_b32_e32 %64.1
;;     %56.2:v8 tied(%55) = v_mov_b32_e32 %64.2
;;     %57.3:v8 tied(%56) = v_mov_b32_e32 %64.3
;;     %58.4:v8 tied(%57) = v_mov_b32_e32 %63.0
;;     %59.5:v8 tied(%58) = v_mov_b32_e32 %63.1
;;     %60.6:v8 tied(%59) = v_mov_b32_e32 %63.2
;;     %61.7:v8 tied(%60) = v_mov_b32_e32 %63.3
;;     %62:v8 tied(%61) = v_wmma_i32_16x16x32_iu4 %31, %37, %61 neg_lo:[1,1,0]
;;     %22.0:v4 = v_mov_b32_e32 %62.0
;;     %23.1:v4 tied(%22) = v_mov_b32_e32 %62.1
;;     %24.2:v4 tied(%23) = v_mov_b32_e32 %62.2
;;     %25.3:v4 tied(%24) = v_mov_b32_e32 %62.3
;;     global_store_b128 %66, %25, %68 offset:1024
;;     %10.0:v4 = v_mov_b32_e32 %62.4
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %62.5
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %62.6
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %62.7
;;     global_store_b128 %66, %13, %68 offset:1040
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
    v5, v6 = load.i32 global align 4 [v4+0]
    v7, v8 = load.i32 global align 4 [v4+8]
    v9, v10, v11, v12 = load.f32 global align 4 [v4+16]
    v13, v14, v15, v16 = load.f32 global align 4 [v4+32]
    v17, v18, v19, v20, v21, v22, v23, v24 = wmma.f32 f32_16x16x16_fp8_fp8 v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16
    store.f32 global align 4 [v4+1024], v17, v18, v19, v20
    store.f32 global align 4 [v4+1040], v21, v22, v23, v24
    return
}
;; machine kernel %f32_16x16x16_fp8_fp8 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %67=s[0:1]:s2, %66=v0:v1 = inputs
;;     %68:s2 = s_load_b64 %67, 0x0
;;     %65:v4 = global_load_b128 %66, %68
;;     %64:v4 = global_load_b128 %66, %68 offset:16
;;     %63:v4 = global_load_b128 %66, %68 offset:32
;;     %30.0:v2 = v_mov_b32_e32 %65.0
;;     %31.1:v2 tied(%30) = v_mov_b32_e32 %65.1
;;     %36.0:v2 = v_mov_b32_e32 %65.2
;;     %37.1:v2 tied(%36) = v_mov_b32_e32 %65.3
;;     %54.0:v8 = v_mov_b32_e32 %64.0
;;     %55.1:v8 tied(%54) = v_mov_b32_e32 %64.1
;;     %56.2:v8 tied(%55) = v_mov_b32_e32 %64.2
;;     %57.3:v8 tied(%56) = v_mov_b32_e32 %64.3
;;     %58.4:v8 tied(%57) = v_mov_b32_e32 %63.0
;;     %59.5:v8 tied(%58) = v_mov_b32_e32 %63.1
;;     %60.6:v8 tied(%59) = v_mov_b32_e32 %63.2
;;     %61.7:v8 tied(%60) = v_mov_b32_e32 %63.3
;;     %62:v8 tied(%61) = v_wmma_f32_16x16x16_fp8_fp8 %31, %37, %61
;;     %22.0:v4 = v_mov_b32_e32 %62.0
;;     %23.1:v4 tied(%22) = v_mov_b32_e32 %62.1
;;     %24.2:v4 tied(%23) = v_mov_b32_e32 %62.2
;;     %25.3:v4 tied(%24) = v_mov_b32_e32 %62.3
;;     global_store_b128 %66, %25, %68 offset:1024
;;     %10.0:v4 = v_mov_b32_e32 %62.4
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %62.5
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %62.6
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %62.7
;;     global_store_b128 %66, %13, %68 offset:1040
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
    v5, v6 = load.i32 global align 4 [v4+0]
    v7, v8 = load.i32 global align 4 [v4+8]
    v9, v10, v11, v12 = load.f32 global align 4 [v4+16]
    v13, v14, v15, v16 = load.f32 global align 4 [v4+32]
    v17, v18, v19, v20, v21, v22, v23, v24 = wmma.f32 f32_16x16x16_fp8_bf8 v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16
    store.f32 global align 4 [v4+1024], v17, v18, v19, v20
    store.f32 global align 4 [v4+1040], v21, v22, v23, v24
    return
}
;; machine kernel %f32_16x16x16_fp8_bf8 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %67=s[0:1]:s2, %66=v0:v1 = inputs
;;     %68:s2 = s_load_b64 %67, 0x0
;;     %65:v4 = global_load_b128 %66, %68
;;     %64:v4 = global_load_b128 %66, %68 offset:16
;;     %63:v4 = global_load_b128 %66, %68 offset:32
;;     %30.0:v2 = v_mov_b32_e32 %65.0
;;     %31.1:v2 tied(%30) = v_mov_b32_e32 %65.1
;;     %36.0:v2 = v_mov_b32_e32 %65.2
;;     %37.1:v2 tied(%36) = v_mov_b32_e32 %65.3
;;     %54.0:v8 = v_mov_b32_e32 %64.0
;;     %55.1:v8 tied(%54) = v_mov_b32_e32 %64.1
;;     %56.2:v8 tied(%55) = v_mov_b32_e32 %64.2
;;     %57.3:v8 tied(%56) = v_mov_b32_e32 %64.3
;;     %58.4:v8 tied(%57) = v_mov_b32_e32 %63.0
;;     %59.5:v8 tied(%58) = v_mov_b32_e32 %63.1
;;     %60.6:v8 tied(%59) = v_mov_b32_e32 %63.2
;;     %61.7:v8 tied(%60) = v_mov_b32_e32 %63.3
;;     %62:v8 tied(%61) = v_wmma_f32_16x16x16_fp8_bf8 %31, %37, %61
;;     %22.0:v4 = v_mov_b32_e32 %62.0
;;     %23.1:v4 tied(%22) = v_mov_b32_e32 %62.1
;;     %24.2:v4 tied(%23) = v_mov_b32_e32 %62.2
;;     %25.3:v4 tied(%24) = v_mov_b32_e32 %62.3
;;     global_store_b128 %66, %25, %68 offset:1024
;;     %10.0:v4 = v_mov_b32_e32 %62.4
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %62.5
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %62.6
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %62.7
;;     global_store_b128 %66, %13, %68 offset:1040
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
    v5, v6 = load.i32 global align 4 [v4+0]
    v7, v8 = load.i32 global align 4 [v4+8]
    v9, v10, v11, v12 = load.f32 global align 4 [v4+16]
    v13, v14, v15, v16 = load.f32 global align 4 [v4+32]
    v17, v18, v19, v20, v21, v22, v23, v24 = wmma.f32 f32_16x16x16_bf8_fp8 v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16
    store.f32 global align 4 [v4+1024], v17, v18, v19, v20
    store.f32 global align 4 [v4+1040], v21, v22, v23, v24
    return
}
;; machine kernel %f32_16x16x16_bf8_fp8 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %67=s[0:1]:s2, %66=v0:v1 = inputs
;;     %68:s2 = s_load_b64 %67, 0x0
;;     %65:v4 = global_load_b128 %66, %68
;;     %64:v4 = global_load_b128 %66, %68 offset:16
;;     %63:v4 = global_load_b128 %66, %68 offset:32
;;     %30.0:v2 = v_mov_b32_e32 %65.0
;;     %31.1:v2 tied(%30) = v_mov_b32_e32 %65.1
;;     %36.0:v2 = v_mov_b32_e32 %65.2
;;     %37.1:v2 tied(%36) = v_mov_b32_e32 %65.3
;;     %54.0:v8 = v_mov_b32_e32 %64.0
;;     %55.1:v8 tied(%54) = v_mov_b32_e32 %64.1
;;     %56.2:v8 tied(%55) = v_mov_b32_e32 %64.2
;;     %57.3:v8 tied(%56) = v_mov_b32_e32 %64.3
;;     %58.4:v8 tied(%57) = v_mov_b32_e32 %63.0
;;     %59.5:v8 tied(%58) = v_mov_b32_e32 %63.1
;;     %60.6:v8 tied(%59) = v_mov_b32_e32 %63.2
;;     %61.7:v8 tied(%60) = v_mov_b32_e32 %63.3
;;     %62:v8 tied(%61) = v_wmma_f32_16x16x16_bf8_fp8 %31, %37, %61
;;     %22.0:v4 = v_mov_b32_e32 %62.0
;;     %23.1:v4 tied(%22) = v_mov_b32_e32 %62.1
;;     %24.2:v4 tied(%23) = v_mov_b32_e32 %62.2
;;     %25.3:v4 tied(%24) = v_mov_b32_e32 %62.3
;;     global_store_b128 %66, %25, %68 offset:1024
;;     %10.0:v4 = v_mov_b32_e32 %62.4
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %62.5
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %62.6
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %62.7
;;     global_store_b128 %66, %13, %68 offset:1040
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
    v5, v6 = load.i32 global align 4 [v4+0]
    v7, v8 = load.i32 global align 4 [v4+8]
    v9, v10, v11, v12 = load.f32 global align 4 [v4+16]
    v13, v14, v15, v16 = load.f32 global align 4 [v4+32]
    v17, v18, v19, v20, v21, v22, v23, v24 = wmma.f32 f32_16x16x16_bf8_bf8 v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16
    store.f32 global align 4 [v4+1024], v17, v18, v19, v20
    store.f32 global align 4 [v4+1040], v21, v22, v23, v24
    return
}
;; machine kernel %f32_16x16x16_bf8_bf8 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %67=s[0:1]:s2, %66=v0:v1 = inputs
;;     %68:s2 = s_load_b64 %67, 0x0
;;     %65:v4 = global_load_b128 %66, %68
;;     %64:v4 = global_load_b128 %66, %68 offset:16
;;     %63:v4 = global_load_b128 %66, %68 offset:32
;;     %30.0:v2 = v_mov_b32_e32 %65.0
;;     %31.1:v2 tied(%30) = v_mov_b32_e32 %65.1
;;     %36.0:v2 = v_mov_b32_e32 %65.2
;;     %37.1:v2 tied(%36) = v_mov_b32_e32 %65.3
;;     %54.0:v8 = v_mov_b32_e32 %64.0
;;     %55.1:v8 tied(%54) = v_mov_b32_e32 %64.1
;;     %56.2:v8 tied(%55) = v_mov_b32_e32 %64.2
;;     %57.3:v8 tied(%56) = v_mov_b32_e32 %64.3
;;     %58.4:v8 tied(%57) = v_mov_b32_e32 %63.0
;;     %59.5:v8 tied(%58) = v_mov_b32_e32 %63.1
;;     %60.6:v8 tied(%59) = v_mov_b32_e32 %63.2
;;     %61.7:v8 tied(%60) = v_mov_b32_e32 %63.3
;;     %62:v8 tied(%61) = v_wmma_f32_16x16x16_bf8_bf8 %31, %37, %61
;;     %22.0:v4 = v_mov_b32_e32 %62.0
;;     %23.1:v4 tied(%22) = v_mov_b32_e32 %62.1
;;     %24.2:v4 tied(%23) = v_mov_b32_e32 %62.2
;;     %25.3:v4 tied(%24) = v_mov_b32_e32 %62.3
;;     global_store_b128 %66, %25, %68 offset:1024
;;     %10.0:v4 = v_mov_b32_e32 %62.4
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %62.5
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %62.6
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %62.7
;;     global_store_b128 %66, %13, %68 offset:1040
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
    v5, v6, v7, v8 = load.f16x2 global align 4 [v4+0]
    v9, v10, v11, v12 = load.f16x2 global align 4 [v4+16]
    v13 = fconst.f32 0
    v14, v15, v16, v17, v18, v19, v20, v21 = wmma.f32 f32_16x16x16_f16 v5, v6, v7, v8, v9, v10, v11, v12, v13, v13, v13, v13, v13, v13, v13, v13
    store.f32 global align 4 [v4+1024], v14, v15, v16, v17
    store.f32 global align 4 [v4+1040], v18, v19, v20, v21
    return
}
;; machine kernel %from_zero target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %54=s[0:1]:s2, %53=v0:v1 = inputs
;;     %55:s2 = s_load_b64 %54, 0x0
;;     %52:v4 = global_load_b128 %53, %55
;;     %51:v4 = global_load_b128 %53, %55 offset:16
;;     %34.0:v4 = v_mov_b32_e32 %52.0
;;     %35.1:v4 tied(%34) = v_mov_b32_e32 %52.1
;;     %36.2:v4 tied(%35) = v_mov_b32_e32 %52.2
;;     %37.3:v4 tied(%36) = v_mov_b32_e32 %52.3
;;     %46.0:v4 = v_mov_b32_e32 %51.0
;;     %47.1:v4 tied(%46) = v_mov_b32_e32 %51.1
;;     %48.2:v4 tied(%47) = v_mov_b32_e32 %51.2
;;     %49.3:v4 tied(%48) = v_mov_b32_e32 %51.3
;;     %50:v8 early = v_wmma_f32_16x16x16_f16 %37, %49, 0
;;     %22.0:v4 = v_mov_b32_e32 %50.0
;;     %23.1:v4 tied(%22) = v_mov_b32_e32 %50.1
;;     %24.2:v4 tied(%23) = v_mov_b32_e32 %50.2
;;     %25.3:v4 tied(%24) = v_mov_b32_e32 %50.3
;;     global_store_b128 %53, %25, %55 offset:1024
;;     %10.0:v4 = v_mov_b32_e32 %50.4
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %50.5
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %50.6
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %50.7
;;     global_store_b128 %53, %13, %55 offset:1040
;; }
;;     end
;; }

; test isel precise-output
; target gfx1201
; Images: registers of the address have fields, and samples a counter of their own.

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
;; machine kernel %elements target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %45=s[0:1]:s2, %43=v0:v1 = inputs
;;     %46:s4 = s_load_b128 %45, 0x0
;;     %44:v1 = v_and_b32_e32 0x3ff, %43
;;     %41:s8 = s_load_b256 %46.0-1, 0x0
;;     %42:v4 = image_load %44, %41 dmask:0xf dim:SQ_RSRC_IMG_1D
;;     %27:v1 = v_mov_b32_e32 3
;;     %28:s8 = s_load_b256 %46.2-3, 0x0
;;     %37.0:v4 = v_mov_b32_e32 %42.0
;;     %38.1:v4 tied(%37) = v_mov_b32_e32 %42.1
;;     %39.2:v4 tied(%38) = v_mov_b32_e32 %42.2
;;     %40.3:v4 tied(%39) = v_mov_b32_e32 %42.3
;;     image_store %40, [%44, %27], %28 dmask:0xf dim:SQ_RSRC_IMG_2D
;;     global_wb scope:SCOPE_DEV
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     global_inv scope:SCOPE_DEV
;;     %24:v1 = v_mov_b32_e32 3
;;     %25:s8 = s_load_b256 %46.2-3, 0x0
;;     %26:v4 = image_load [%44, %24, %44], %25 dmask:0xf dim:SQ_RSRC_IMG_3D
;;     %11:v1 = v_mov_b32_e32 3
;;     %12:s8 = s_load_b256 %46.0-1, 0x0
;;     %20.0:v4 = v_mov_b32_e32 %26.0
;;     %21.1:v4 tied(%20) = v_mov_b32_e32 %26.0
;;     %22.2:v4 tied(%21) = v_mov_b32_e32 %26.3
;;     %23.3:v4 tied(%22) = v_mov_b32_e32 %26.2
;;     image_store %23, [%44, %11], %12 dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
;;     %6:v1 = v_mov_b32_e32 3
;;     %7:v1 = v_mov_b32_e32 3
;;     %9:s8 = s_load_b256 %46.0-1, 0x0
;;     %10:v1 = image_load [%44, %6, %7], %9 dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
;;     %1:v1 = v_mov_b32_e32 3
;;     %3:s8 = s_load_b256 %46.2-3, 0x0
;;     %5:v1 = v_mov_b32_e32 %10
;;     image_store %5, [%44, %1], %3 dmask:0x1 dim:SQ_RSRC_IMG_2D
;; }
;;     end
;; }

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
;; machine kernel %buffers target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %17=v0:v1 = inputs
;;     %20:s2 = s_load_b64 %19, 0x0
;;     %18:v1 = v_and_b32_e32 0x3ff, %17
;;     %15:s4 = s_load_b128 %20, 0x0
;;     %16:v4 = buffer_load_format_xyzw %18, %15, null idxen
;;     %1:s4 = s_load_b128 %20, 0x0
;;     %11.0:v4 = v_mov_b32_e32 %16.3
;;     %12.1:v4 tied(%11) = v_mov_b32_e32 %16.2
;;     %13.2:v4 tied(%12) = v_mov_b32_e32 %16.1
;;     %14.3:v4 tied(%13) = v_mov_b32_e32 %16.0
;;     buffer_store_format_xyzw %14, %18, %1, null idxen
;; }
;;     end
;; }

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
    v31 = iconst.i32 6
    v32 = ishl.i64 v30, v31
    v33 = iadd.i64 v3, v32
    store.f32 global align 4 [v33], v10, v11, v12, v13
    store.i32 global align 4 [v33+16], v14, v15, v16, v17
    store.f32 global align 4 [v33+32], v18, v19, v20, v21
    store.i32 global align 4 [v33+48], v22, v23, v24, v25
    store.f32 global align 4 [v33+64], v26
    return
}
;; machine kernel %samples target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %80=s[0:1]:s2, %78=v0:v1 = inputs
;;     %81:s8 = s_load_b256 %80, 0x0
;;     %79:v1 = v_and_b32_e32 0x3ff, %78
;;     %77:v1 = v_cvt_f32_i32_e32 %79
;;     %74:s8 = s_load_b256 %81.0-1, 0x0
;;     %75:s4 = s_load_b128 %81.2-3, 0x0
;;     %76:v4 = image_sample_lz %77, %74, %75 dmask:0xf dim:SQ_RSRC_IMG_1D
;;     %69:v1 = v_cvt_f32_i32_e32 %79
;;     %70:v1 = v_cvt_f32_i32_e32 %79
;;     %71:s8 = s_load_b256 %81.0-1, 0x0
;;     %72:s4 = s_load_b128 %81.2-3, 0x0
;;     %73:v4 = image_sample_lz [%69, %70], %71, %72 dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
;;     %66:s8 = s_load_b256 %81.0-1, 0x0
;;     %67:s4 = s_load_b128 %81.2-3, 0x0
;;     %68:v4 = image_sample_lz [%77, %77], %66, %67 dmask:0xf dim:SQ_RSRC_IMG_2D
;;     %60:v1 = v_cvt_f32_i32_e32 %79
;;     %61:v1 = v_cvt_f32_i32_e32 1
;;     %62:v1 = v_cvt_f32_i32_e32 %79
;;     %63:s8 = s_load_b256 %81.0-1, 0x0
;;     %64:s4 = s_load_b128 %81.2-3, 0x0
;;     %65:v4 = image_sample_lz [%60, %61, %62], %63, %64 dmask:0xf dim:SQ_RSRC_IMG_3D
;;     %54:v1 = v_rndne_f32_e32 %77
;;     %56:s8 = s_load_b256 %81.0-1, 0x0
;;     %58:s4 = s_load_b128 %81.2-3, 0x0
;;     %59:v1 = image_sample_lz [%77, %77, %54], %56, %58 dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
;;     %52:v1 = v_lshlrev_b32_e32 6, %79
;;     %47.0:v4 = v_mov_b32_e32 %76.0
;;     %48.1:v4 tied(%47) = v_mov_b32_e32 %76.1
;;     %49.2:v4 tied(%48) = v_mov_b32_e32 %76.2
;;     %50.3:v4 tied(%49) = v_mov_b32_e32 %76.3
;;     global_store_b128 %52, %50, %81.4-5
;;     %35.0:v4 = v_mov_b32_e32 %73.0
;;     %36.1:v4 tied(%35) = v_mov_b32_e32 %73.1
;;     %37.2:v4 tied(%36) = v_mov_b32_e32 %73.2
;;     %38.3:v4 tied(%37) = v_mov_b32_e32 %73.3
;;     global_store_b128 %52, %38, %81.4-5 offset:16
;;     %23.0:v4 = v_mov_b32_e32 %68.0
;;     %24.1:v4 tied(%23) = v_mov_b32_e32 %68.1
;;     %25.2:v4 tied(%24) = v_mov_b32_e32 %68.2
;;     %26.3:v4 tied(%25) = v_mov_b32_e32 %68.3
;;     global_store_b128 %52, %26, %81.4-5 offset:32
;;     %11.0:v4 = v_mov_b32_e32 %65.0
;;     %12.1:v4 tied(%11) = v_mov_b32_e32 %65.1
;;     %13.2:v4 tied(%12) = v_mov_b32_e32 %65.2
;;     %14.3:v4 tied(%13) = v_mov_b32_e32 %65.3
;;     global_store_b128 %52, %14, %81.4-5 offset:48
;;     global_store_b32 %52, %59, %81.4-5 offset:64
;; }
;;     end
;; }

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
;; machine kernel %handles target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %17=v0:v1 = inputs
;;     %20:s2 = s_load_b64 %19, 0x0
;;     %18:v1 = v_and_b32_e32 0x3ff, %17
;;     %16:v2 = global_load_b64 %18, %20
;;     %11.0:s2 = v_readfirstlane_b32 %16.0
;;     %12.1:s2 tied(%11) = v_readfirstlane_b32 %16.1
;;     %13:s8 = s_load_b256 %12, 0x0
;;     %14:v1 = image_load [%18, %18], %13 dmask:0x1 dim:SQ_RSRC_IMG_2D
;;     %4.0:s2 = v_readfirstlane_b32 %16.0
;;     %5.1:s2 tied(%4) = v_readfirstlane_b32 %16.1
;;     %6:s8 = s_load_b256 %5, 0x0
;;     %8:v1 = v_mov_b32_e32 %14
;;     image_store %8, [%18, %18], %6 dmask:0x1 dim:SQ_RSRC_IMG_2D
;; }
;;     end
;; }

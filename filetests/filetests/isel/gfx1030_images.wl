; test isel precise-output
; target gfx1030
; Images: a register of the address each has a field in the longer encoding.

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
;; machine kernel %elements target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %44=s[0:1]:s2, %43=v0:v1 = inputs
;;     %45:s4 = s_load_dwordx4 %44, null
;;     %41:s8 = s_load_dwordx8 %45.0-1, null
;;     %42:v4 = image_load %43, %41 dmask:0xf dim:SQ_RSRC_IMG_1D unorm
;;     %27:v1 = v_mov_b32_e32 3
;;     %28:s8 = s_load_dwordx8 %45.2-3, null
;;     %37.0:v4 = v_mov_b32_e32 %42.0
;;     %38.1:v4 tied(%37) = v_mov_b32_e32 %42.1
;;     %39.2:v4 tied(%38) = v_mov_b32_e32 %42.2
;;     %40.3:v4 tied(%39) = v_mov_b32_e32 %42.3
;;     image_store %40, [%43, %27], %28 dmask:0xf dim:SQ_RSRC_IMG_2D unorm
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     s_waitcnt_vscnt null, 0x0
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     s_waitcnt_vscnt null, 0x0
;;     buffer_gl1_inv
;;     buffer_gl0_inv
;;     %24:v1 = v_mov_b32_e32 3
;;     %25:s8 = s_load_dwordx8 %45.2-3, null
;;     %26:v4 = image_load [%43, %24, %43], %25 dmask:0xf dim:SQ_RSRC_IMG_3D unorm
;;     %11:v1 = v_mov_b32_e32 3
;;     %12:s8 = s_load_dwordx8 %45.0-1, null
;;     %20.0:v4 = v_mov_b32_e32 %26.0
;;     %21.1:v4 tied(%20) = v_mov_b32_e32 %26.0
;;     %22.2:v4 tied(%21) = v_mov_b32_e32 %26.3
;;     %23.3:v4 tied(%22) = v_mov_b32_e32 %26.2
;;     image_store %23, [%43, %11], %12 dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY unorm
;;     %6:v1 = v_mov_b32_e32 3
;;     %7:v1 = v_mov_b32_e32 3
;;     %9:s8 = s_load_dwordx8 %45.0-1, null
;;     %10:v1 = image_load [%43, %6, %7], %9 dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY unorm
;;     %1:v1 = v_mov_b32_e32 3
;;     %3:s8 = s_load_dwordx8 %45.2-3, null
;;     %5:v1 = v_mov_b32_e32 %10
;;     image_store %5, [%43, %1], %3 dmask:0x1 dim:SQ_RSRC_IMG_2D unorm
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
;; machine kernel %buffers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_dwordx2 %18, null
;;     %15:s4 = s_load_dwordx4 %19, null
;;     %16:v4 = buffer_load_format_xyzw %17, %15, 0 idxen
;;     %1:s4 = s_load_dwordx4 %19, null
;;     %11.0:v4 = v_mov_b32_e32 %16.3
;;     %12.1:v4 tied(%11) = v_mov_b32_e32 %16.2
;;     %13.2:v4 tied(%12) = v_mov_b32_e32 %16.1
;;     %14.3:v4 tied(%13) = v_mov_b32_e32 %16.0
;;     buffer_store_format_xyzw %14, %17, %1, 0 idxen
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
;; machine kernel %samples target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %79=s[0:1]:s2, %78=v0:v1 = inputs
;;     %80:s8 = s_load_dwordx8 %79, null
;;     %77:v1 = v_cvt_f32_i32_e32 %78
;;     %74:s8 = s_load_dwordx8 %80.0-1, null
;;     %75:s4 = s_load_dwordx4 %80.2-3, null
;;     %76:v4 = image_sample_lz %77, %74, %75 dmask:0xf dim:SQ_RSRC_IMG_1D
;;     %69:v1 = v_cvt_f32_i32_e32 %78
;;     %70:v1 = v_cvt_f32_i32_e32 %78
;;     %71:s8 = s_load_dwordx8 %80.0-1, null
;;     %72:s4 = s_load_dwordx4 %80.2-3, null
;;     %73:v4 = image_sample_lz [%69, %70], %71, %72 dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
;;     %66:s8 = s_load_dwordx8 %80.0-1, null
;;     %67:s4 = s_load_dwordx4 %80.2-3, null
;;     %68:v4 = image_sample_lz [%77, %77], %66, %67 dmask:0xf dim:SQ_RSRC_IMG_2D
;;     %60:v1 = v_cvt_f32_i32_e32 %78
;;     %61:v1 = v_cvt_f32_i32_e32 1
;;     %62:v1 = v_cvt_f32_i32_e32 %78
;;     %63:s8 = s_load_dwordx8 %80.0-1, null
;;     %64:s4 = s_load_dwordx4 %80.2-3, null
;;     %65:v4 = image_sample_lz [%60, %61, %62], %63, %64 dmask:0xf dim:SQ_RSRC_IMG_3D
;;     %54:v1 = v_rndne_f32_e32 %77
;;     %56:s8 = s_load_dwordx8 %80.0-1, null
;;     %58:s4 = s_load_dwordx4 %80.2-3, null
;;     %59:v1 = image_sample_lz [%77, %77, %54], %56, %58 dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
;;     %52:v1 = v_lshlrev_b32_e32 6, %78
;;     %47.0:v4 = v_mov_b32_e32 %76.0
;;     %48.1:v4 tied(%47) = v_mov_b32_e32 %76.1
;;     %49.2:v4 tied(%48) = v_mov_b32_e32 %76.2
;;     %50.3:v4 tied(%49) = v_mov_b32_e32 %76.3
;;     global_store_dwordx4 %52, %50, %80.4-5
;;     %35.0:v4 = v_mov_b32_e32 %73.0
;;     %36.1:v4 tied(%35) = v_mov_b32_e32 %73.1
;;     %37.2:v4 tied(%36) = v_mov_b32_e32 %73.2
;;     %38.3:v4 tied(%37) = v_mov_b32_e32 %73.3
;;     global_store_dwordx4 %52, %38, %80.4-5 offset:16
;;     %23.0:v4 = v_mov_b32_e32 %68.0
;;     %24.1:v4 tied(%23) = v_mov_b32_e32 %68.1
;;     %25.2:v4 tied(%24) = v_mov_b32_e32 %68.2
;;     %26.3:v4 tied(%25) = v_mov_b32_e32 %68.3
;;     global_store_dwordx4 %52, %26, %80.4-5 offset:32
;;     %11.0:v4 = v_mov_b32_e32 %65.0
;;     %12.1:v4 tied(%11) = v_mov_b32_e32 %65.1
;;     %13.2:v4 tied(%12) = v_mov_b32_e32 %65.2
;;     %14.3:v4 tied(%13) = v_mov_b32_e32 %65.3
;;     global_store_dwordx4 %52, %14, %80.4-5 offset:48
;;     global_store_dword %52, %59, %80.4-5 offset:64
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
;; machine kernel %handles target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_dwordx2 %18, null
;;     %16:v2 = global_load_dwordx2 %17, %19
;;     %11.0:s2 = v_readfirstlane_b32 %16.0
;;     %12.1:s2 tied(%11) = v_readfirstlane_b32 %16.1
;;     %13:s8 = s_load_dwordx8 %12, null
;;     %14:v1 = image_load [%17, %17], %13 dmask:0x1 dim:SQ_RSRC_IMG_2D unorm
;;     %4.0:s2 = v_readfirstlane_b32 %16.0
;;     %5.1:s2 tied(%4) = v_readfirstlane_b32 %16.1
;;     %6:s8 = s_load_dwordx8 %5, null
;;     %8:v1 = v_mov_b32_e32 %14
;;     image_store %8, [%17, %17], %6 dmask:0x1 dim:SQ_RSRC_IMG_2D unorm
;; }
;;     end
;; }

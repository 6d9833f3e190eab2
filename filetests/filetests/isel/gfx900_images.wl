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
;; machine kernel %elements target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %68=s[0:1]:s2, %67=v0:v1 = inputs
;;     %69:s4 = s_load_dwordx4 %68, 0x0
;;     %65:s8 = s_load_dwordx8 %69.0-1, 0x0
;;     %66:v4 = image_load %67, %65 dmask:0xf unorm
;;     %47:v1 = v_mov_b32_e32 3
;;     %48:s8 = s_load_dwordx8 %69.2-3, 0x0
;;     %57.0:v4 = v_mov_b32_e32 %66.0
;;     %58.1:v4 tied(%57) = v_mov_b32_e32 %66.1
;;     %59.2:v4 tied(%58) = v_mov_b32_e32 %66.2
;;     %60.3:v4 tied(%59) = v_mov_b32_e32 %66.3
;;     %63.0:v2 = v_mov_b32_e32 %67
;;     %64.1:v2 tied(%63) = v_mov_b32_e32 %47
;;     image_store %60, %64, %48 dmask:0xf unorm
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     buffer_wbinvl1_vol
;;     %38:v1 = v_mov_b32_e32 3
;;     %39:s8 = s_load_dwordx8 %69.2-3, 0x0
;;     %44.0:v3 = v_mov_b32_e32 %67
;;     %45.1:v3 tied(%44) = v_mov_b32_e32 %38
;;     %46.2:v3 tied(%45) = v_mov_b32_e32 %67
;;     %40:v4 = image_load %46, %39 dmask:0xf unorm
;;     %21:v1 = v_mov_b32_e32 3
;;     %22:s8 = s_load_dwordx8 %69.0-1, 0x0
;;     %30.0:v4 = v_mov_b32_e32 %40.0
;;     %31.1:v4 tied(%30) = v_mov_b32_e32 %40.0
;;     %32.2:v4 tied(%31) = v_mov_b32_e32 %40.3
;;     %33.3:v4 tied(%32) = v_mov_b32_e32 %40.2
;;     %36.0:v2 = v_mov_b32_e32 %67
;;     %37.1:v2 tied(%36) = v_mov_b32_e32 %21
;;     image_store %33, %37, %22 dmask:0xf unorm da
;;     %10:v1 = v_mov_b32_e32 3
;;     %11:v1 = v_mov_b32_e32 3
;;     %13:s8 = s_load_dwordx8 %69.0-1, 0x0
;;     %18.0:v3 = v_mov_b32_e32 %67
;;     %19.1:v3 tied(%18) = v_mov_b32_e32 %10
;;     %20.2:v3 tied(%19) = v_mov_b32_e32 %11
;;     %14:v1 = image_load %20, %13 dmask:0x1 unorm da
;;     %1:v1 = v_mov_b32_e32 3
;;     %3:s8 = s_load_dwordx8 %69.2-3, 0x0
;;     %5:v1 = v_mov_b32_e32 %14
;;     %8.0:v2 = v_mov_b32_e32 %67
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %1
;;     image_store %5, %9, %3 dmask:0x1 unorm
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
;; machine kernel %buffers target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_dwordx2 %18, 0x0
;;     %15:s4 = s_load_dwordx4 %19, 0x0
;;     %16:v4 = buffer_load_format_xyzw %17, %15, 0 idxen
;;     %1:s4 = s_load_dwordx4 %19, 0x0
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
;; machine kernel %samples target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %99=s[0:1]:s2, %98=v0:v1 = inputs
;;     %100:s8 = s_load_dwordx8 %99, 0x0
;;     %97:v1 = v_cvt_f32_i32_e32 %98
;;     %94:s8 = s_load_dwordx8 %100.0-1, 0x0
;;     %95:s4 = s_load_dwordx4 %100.2-3, 0x0
;;     %96:v4 = image_sample_lz %97, %94, %95 dmask:0xf
;;     %85:v1 = v_cvt_f32_i32_e32 %98
;;     %86:v1 = v_cvt_f32_i32_e32 %98
;;     %87:s8 = s_load_dwordx8 %100.0-1, 0x0
;;     %88:s4 = s_load_dwordx4 %100.2-3, 0x0
;;     %92.0:v2 = v_mov_b32_e32 %85
;;     %93.1:v2 tied(%92) = v_mov_b32_e32 %86
;;     %89:v4 = image_sample_lz %93, %87, %88 dmask:0xf da
;;     %78:s8 = s_load_dwordx8 %100.0-1, 0x0
;;     %79:s4 = s_load_dwordx4 %100.2-3, 0x0
;;     %83.0:v2 = v_mov_b32_e32 %97
;;     %84.1:v2 tied(%83) = v_mov_b32_e32 %97
;;     %80:v4 = image_sample_lz %84, %78, %79 dmask:0xf
;;     %66:v1 = v_cvt_f32_i32_e32 %98
;;     %67:v1 = v_cvt_f32_i32_e32 1
;;     %68:v1 = v_cvt_f32_i32_e32 %98
;;     %69:s8 = s_load_dwordx8 %100.0-1, 0x0
;;     %70:s4 = s_load_dwordx4 %100.2-3, 0x0
;;     %75.0:v3 = v_mov_b32_e32 %66
;;     %76.1:v3 tied(%75) = v_mov_b32_e32 %67
;;     %77.2:v3 tied(%76) = v_mov_b32_e32 %68
;;     %71:v4 = image_sample_lz %77, %69, %70 dmask:0xf
;;     %54:v1 = v_rndne_f32_e32 %97
;;     %56:s8 = s_load_dwordx8 %100.0-1, 0x0
;;     %58:s4 = s_load_dwordx4 %100.2-3, 0x0
;;     %63.0:v3 = v_mov_b32_e32 %97
;;     %64.1:v3 tied(%63) = v_mov_b32_e32 %97
;;     %65.2:v3 tied(%64) = v_mov_b32_e32 %54
;;     %59:v1 = image_sample_lz %65, %56, %58 dmask:0x1 da
;;     %52:v1 = v_lshlrev_b32_e32 6, %98
;;     %47.0:v4 = v_mov_b32_e32 %96.0
;;     %48.1:v4 tied(%47) = v_mov_b32_e32 %96.1
;;     %49.2:v4 tied(%48) = v_mov_b32_e32 %96.2
;;     %50.3:v4 tied(%49) = v_mov_b32_e32 %96.3
;;     global_store_dwordx4 %52, %50, %100.4-5
;;     %35.0:v4 = v_mov_b32_e32 %89.0
;;     %36.1:v4 tied(%35) = v_mov_b32_e32 %89.1
;;     %37.2:v4 tied(%36) = v_mov_b32_e32 %89.2
;;     %38.3:v4 tied(%37) = v_mov_b32_e32 %89.3
;;     global_store_dwordx4 %52, %38, %100.4-5 offset:16
;;     %23.0:v4 = v_mov_b32_e32 %80.0
;;     %24.1:v4 tied(%23) = v_mov_b32_e32 %80.1
;;     %25.2:v4 tied(%24) = v_mov_b32_e32 %80.2
;;     %26.3:v4 tied(%25) = v_mov_b32_e32 %80.3
;;     global_store_dwordx4 %52, %26, %100.4-5 offset:32
;;     %11.0:v4 = v_mov_b32_e32 %71.0
;;     %12.1:v4 tied(%11) = v_mov_b32_e32 %71.1
;;     %13.2:v4 tied(%12) = v_mov_b32_e32 %71.2
;;     %14.3:v4 tied(%13) = v_mov_b32_e32 %71.3
;;     global_store_dwordx4 %52, %14, %100.4-5 offset:48
;;     global_store_dword %52, %59, %100.4-5 offset:64
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
;; machine kernel %handles target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26=s[0:1]:s2, %25=v0:v1 = inputs
;;     %27:s2 = s_load_dwordx2 %26, 0x0
;;     %24:v2 = global_load_dwordx2 %25, %27
;;     %15.0:s2 = v_readfirstlane_b32 %24.0
;;     %16.1:s2 tied(%15) = v_readfirstlane_b32 %24.1
;;     %17:s8 = s_load_dwordx8 %16, 0x0
;;     %21.0:v2 = v_mov_b32_e32 %25
;;     %22.1:v2 tied(%21) = v_mov_b32_e32 %25
;;     %18:v1 = image_load %22, %17 dmask:0x1 unorm
;;     %4.0:s2 = v_readfirstlane_b32 %24.0
;;     %5.1:s2 tied(%4) = v_readfirstlane_b32 %24.1
;;     %6:s8 = s_load_dwordx8 %5, 0x0
;;     %8:v1 = v_mov_b32_e32 %18
;;     %11.0:v2 = v_mov_b32_e32 %25
;;     %12.1:v2 tied(%11) = v_mov_b32_e32 %25
;;     image_store %8, %12, %6 dmask:0x1 unorm
;; }
;;     end
;; }

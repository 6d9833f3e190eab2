; test isel precise-output noinline
; target gfx1030
; Levels of images: up to four registers have fields in the longer encoding; more of them lie one after the other.

readonly %edge : 8 align 8 handles 0: samp normalized linear clamp_to_edge

; A level follows coordinates. The element is stored to a depth, which no machine's instructions lack.
kernel %elements {
    param %image : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1, v2 = load.i64 kernarg align 8 width all [v0]
    v3 = workitemid.i32 0
    v4 = iconst.i32 2
    v5, v6, v7, v8 = image_load_level.f32 1d v1, v3, v4
    v9, v10, v11, v12 = image_load_level.f32 2da v1, v3, v3, v4, v3
    v13 = fadd.f32 v5, v9
    image_store_level.f32 2ddepth v2, v3, v3, v4, v13
    image_store_level.f32 2dadepth v2, v3, v4, v3, v3, v13
    return
}
;; machine kernel %elements target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     %21:s4 = s_load_dwordx4 %20, null
;;     %16:v1 = v_mov_b32_e32 2
;;     %17:s8 = s_load_dwordx8 %21.0-1, null
;;     %18:v4 = image_load_mip [%19, %16], %17 dmask:0xf dim:SQ_RSRC_IMG_1D unorm
;;     %14:s8 = s_load_dwordx8 %21.0-1, null
;;     %15:v4 = image_load_mip [%19, %19, %16, %19], %14 dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY unorm
;;     %11:v1 = v_add_f32_e32 %18.0, %15.0
;;     %7:s8 = s_load_dwordx8 %21.2-3, null
;;     %8:v1 = v_mov_b32_e32 %11
;;     image_store_mip %8, [%19, %19, %16], %7 dmask:0x1 dim:SQ_RSRC_IMG_2D unorm
;;     %3:s8 = s_load_dwordx8 %21.2-3, null
;;     %5:v1 = v_mov_b32_e32 %11
;;     image_store_mip %5, [%19, %16, %19, %19], %3 dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY unorm
;; }
;;     end
;; }

; Gradients precede coordinates, those along x the others.
kernel %samples {
    param %image : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1, v2 = load.i64 kernarg align 8 width all [v0]
    v3 = workitemid.i32 0
    v4 = symbol_addr.i64 %edge
    v5 = load.i64 readonly align 8 [v4]
    v6 = fcvt_from_sint.f32 v3
    v7 = fconst.f32 1.5
    v8, v9, v10, v11 = image_sample_level.f32 1d v1, v5, v6, v7
    v12, v13, v14, v15 = image_sample_level.f32 3d v1, v5, v6, v7, v8, v9
    v16, v17, v18, v19 = image_sample_gradient.f32 1da v1, v5, v12, v7, v13, v14
    v20 = image_sample_gradient.f32 2ddepth v1, v5, v16, v17, v8, v9, v10, v11
    v21, v22, v23, v24 = image_sample_gradient.f32 3d v1, v5, v20, v17, v18, v8, v9, v10, v12, v13, v14
    store.f32 global align 4 [v2], v21, v24
    return
}
;; machine kernel %samples target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %76=s[0:1]:s2, %75=v0:v1 = inputs
;;     %77:s4 = s_load_dwordx4 %76, null
;;     %74:s2 = symbol_address sym0
;;     %73:s2 = s_load_dwordx2 %74, null
;;     %71:v1 = v_cvt_f32_i32_e32 %75
;;     %66:v1 = v_mov_b32_e32 0x3fc00000
;;     %67:s8 = s_load_dwordx8 %77.0-1, null
;;     %68:s4 = s_load_dwordx4 %73, null
;;     %69:v4 = image_sample_l [%71, %66], %67, %68 dmask:0xf dim:SQ_RSRC_IMG_1D
;;     %62:v1 = v_mov_b32_e32 0x3fc00000
;;     %63:s8 = s_load_dwordx8 %77.0-1, null
;;     %64:s4 = s_load_dwordx4 %73, null
;;     %65:v4 = image_sample_l [%71, %62, %69.0, %69.1], %63, %64 dmask:0xf dim:SQ_RSRC_IMG_3D
;;     %57:v1 = v_rndne_f32_e32 0x3fc00000
;;     %58:s8 = s_load_dwordx8 %77.0-1, null
;;     %59:s4 = s_load_dwordx4 %73, null
;;     %60:v4 = image_sample_d [%65.1, %65.2, %65.0, %57], %58, %59 dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
;;     %42:s8 = s_load_dwordx8 %77.0-1, null
;;     %43:s4 = s_load_dwordx4 %73, null
;;     %51.0:v8 = v_mov_b32_e32 %69.0
;;     %52.1:v8 tied(%51) = v_mov_b32_e32 %69.1
;;     %53.2:v8 tied(%52) = v_mov_b32_e32 %69.2
;;     %54.3:v8 tied(%53) = v_mov_b32_e32 %69.3
;;     %55.4:v8 tied(%54) = v_mov_b32_e32 %60.0
;;     %56.5:v8 tied(%55) = v_mov_b32_e32 %60.1
;;     %44:v1 = image_sample_d %56.0-5, %42, %43 dmask:0x1 dim:SQ_RSRC_IMG_2D
;;     %18:s8 = s_load_dwordx8 %77.0-1, null
;;     %20:s4 = s_load_dwordx4 %73, null
;;     %31.0:v16 = v_mov_b32_e32 %69.0
;;     %32.1:v16 tied(%31) = v_mov_b32_e32 %69.1
;;     %33.2:v16 tied(%32) = v_mov_b32_e32 %69.2
;;     %34.3:v16 tied(%33) = v_mov_b32_e32 %65.0
;;     %35.4:v16 tied(%34) = v_mov_b32_e32 %65.1
;;     %36.5:v16 tied(%35) = v_mov_b32_e32 %65.2
;;     %37.6:v16 tied(%36) = v_mov_b32_e32 %44
;;     %38.7:v16 tied(%37) = v_mov_b32_e32 %60.1
;;     %39.8:v16 tied(%38) = v_mov_b32_e32 %60.2
;;     %21:v4 = image_sample_d %39.0-8, %18, %20 dmask:0xf dim:SQ_RSRC_IMG_3D
;;     %1:v1 = v_mov_b32_e32 0
;;     %6.0:v2 = v_mov_b32_e32 %21.0
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %21.3
;;     global_store_dwordx2 %1, %7, %77.2-3
;; }
;;     end
;; }

; test isel precise-output noinline
; target gfx1201
; Levels of images: up to four registers have fields, and the last field has all that are left.

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
;; machine kernel %elements target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     %21:s4 = s_load_b128 %20, 0x0
;;     %16:v1 = v_mov_b32_e32 2
;;     %17:s8 = s_load_b256 %21.0-1, 0x0
;;     %18:v4 = image_load_mip [%19, %16], %17 dmask:0xf dim:SQ_RSRC_IMG_1D
;;     %14:s8 = s_load_b256 %21.0-1, 0x0
;;     %15:v4 = image_load_mip [%19, %19, %16, %19], %14 dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
;;     %11:v1 = v_add_f32_e32 %18.0, %15.0
;;     %7:s8 = s_load_b256 %21.2-3, 0x0
;;     %8:v1 = v_mov_b32_e32 %11
;;     image_store_mip %8, [%19, %19, %16], %7 dmask:0x1 dim:SQ_RSRC_IMG_2D
;;     %3:s8 = s_load_b256 %21.2-3, 0x0
;;     %5:v1 = v_mov_b32_e32 %11
;;     image_store_mip %5, [%19, %16, %19, %19], %3 dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
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
;; machine kernel %samples target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %64=s[0:1]:s2, %63=v0:v1 = inputs
;;     %65:s4 = s_load_b128 %64, 0x0
;;     %62:s2 = symbol_address sym0
;;     %61:s2 = s_load_b64 %62, 0x0
;;     %59:v1 = v_cvt_f32_i32_e32 %63
;;     %54:v1 = v_mov_b32_e32 0x3fc00000
;;     %55:s8 = s_load_b256 %65.0-1, 0x0
;;     %56:s4 = s_load_b128 %61, 0x0
;;     %57:v4 = image_sample_l [%59, %54], %55, %56 dmask:0xf dim:SQ_RSRC_IMG_1D
;;     %50:v1 = v_mov_b32_e32 0x3fc00000
;;     %51:s8 = s_load_b256 %65.0-1, 0x0
;;     %52:s4 = s_load_b128 %61, 0x0
;;     %53:v4 = image_sample_l [%59, %50, %57.0, %57.1], %51, %52 dmask:0xf dim:SQ_RSRC_IMG_3D
;;     %45:v1 = v_rndne_f32_e32 0x3fc00000
;;     %46:s8 = s_load_b256 %65.0-1, 0x0
;;     %47:s4 = s_load_b128 %61, 0x0
;;     %48:v4 = image_sample_d [%53.1, %53.2, %53.0, %45], %46, %47 dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
;;     %36:s8 = s_load_b256 %65.0-1, 0x0
;;     %37:s4 = s_load_b128 %61, 0x0
;;     %42.0:v3 = v_mov_b32_e32 %57.3
;;     %43.1:v3 tied(%42) = v_mov_b32_e32 %48.0
;;     %44.2:v3 tied(%43) = v_mov_b32_e32 %48.1
;;     %38:v1 = image_sample_d [%57.0, %57.1, %57.2, %44], %36, %37 dmask:0x1 dim:SQ_RSRC_IMG_2D
;;     %18:s8 = s_load_b256 %65.0-1, 0x0
;;     %20:s4 = s_load_b128 %61, 0x0
;;     %28.0:v8 = v_mov_b32_e32 %53.0
;;     %29.1:v8 tied(%28) = v_mov_b32_e32 %53.1
;;     %30.2:v8 tied(%29) = v_mov_b32_e32 %53.2
;;     %31.3:v8 tied(%30) = v_mov_b32_e32 %38
;;     %32.4:v8 tied(%31) = v_mov_b32_e32 %48.1
;;     %33.5:v8 tied(%32) = v_mov_b32_e32 %48.2
;;     %21:v4 = image_sample_d [%57.0, %57.1, %57.2, %33.0-5], %18, %20 dmask:0xf dim:SQ_RSRC_IMG_3D
;;     %1:v1 = v_mov_b32_e32 0
;;     %6.0:v2 = v_mov_b32_e32 %21.0
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %21.3
;;     global_store_b64 %1, %7, %65.2-3
;; }
;;     end
;; }

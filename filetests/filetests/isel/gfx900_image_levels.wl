; test isel precise-output noinline
; target gfx900
; Levels of images: registers one after the other, of which nine need a tuple of sixteen.

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
;; machine kernel %elements target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46=s[0:1]:s2, %45=v0:v1 = inputs
;;     %47:s4 = s_load_dwordx4 %46, 0x0
;;     %38:v1 = v_mov_b32_e32 2
;;     %39:s8 = s_load_dwordx8 %47.0-1, 0x0
;;     %43.0:v2 = v_mov_b32_e32 %45
;;     %44.1:v2 tied(%43) = v_mov_b32_e32 %38
;;     %40:v4 = image_load_mip %44, %39 dmask:0xf unorm
;;     %28:s8 = s_load_dwordx8 %47.0-1, 0x0
;;     %34.0:v4 = v_mov_b32_e32 %45
;;     %35.1:v4 tied(%34) = v_mov_b32_e32 %45
;;     %36.2:v4 tied(%35) = v_mov_b32_e32 %38
;;     %37.3:v4 tied(%36) = v_mov_b32_e32 %45
;;     %29:v4 = image_load_mip %37, %28 dmask:0xf unorm da
;;     %25:v1 = v_add_f32_e32 %40.0, %29.0
;;     %15:s8 = s_load_dwordx8 %47.2-3, 0x0
;;     %16:v1 = v_mov_b32_e32 %25
;;     %20.0:v3 = v_mov_b32_e32 %45
;;     %21.1:v3 tied(%20) = v_mov_b32_e32 %45
;;     %22.2:v3 tied(%21) = v_mov_b32_e32 %38
;;     image_store_mip %16, %22, %15 dmask:0x1 unorm
;;     %3:s8 = s_load_dwordx8 %47.2-3, 0x0
;;     %5:v1 = v_mov_b32_e32 %25
;;     %10.0:v4 = v_mov_b32_e32 %45
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %38
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %45
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %45
;;     image_store_mip %5, %13, %3 dmask:0x1 unorm da
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
;; machine kernel %samples target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %96=s[0:1]:s2, %95=v0:v1 = inputs
;;     %97:s4 = s_load_dwordx4 %96, 0x0
;;     %94:s2 = symbol_address sym0
;;     %93:s2 = s_load_dwordx2 %94, 0x0
;;     %91:v1 = v_cvt_f32_i32_e32 %95
;;     %82:v1 = v_mov_b32_e32 0x3fc00000
;;     %83:s8 = s_load_dwordx8 %97.0-1, 0x0
;;     %84:s4 = s_load_dwordx4 %93, 0x0
;;     %88.0:v2 = v_mov_b32_e32 %91
;;     %89.1:v2 tied(%88) = v_mov_b32_e32 %82
;;     %85:v4 = image_sample_l %89, %83, %84 dmask:0xf
;;     %70:v1 = v_mov_b32_e32 0x3fc00000
;;     %71:s8 = s_load_dwordx8 %97.0-1, 0x0
;;     %72:s4 = s_load_dwordx4 %93, 0x0
;;     %78.0:v4 = v_mov_b32_e32 %91
;;     %79.1:v4 tied(%78) = v_mov_b32_e32 %70
;;     %80.2:v4 tied(%79) = v_mov_b32_e32 %85.0
;;     %81.3:v4 tied(%80) = v_mov_b32_e32 %85.1
;;     %73:v4 = image_sample_l %81, %71, %72 dmask:0xf
;;     %57:v1 = v_rndne_f32_e32 0x3fc00000
;;     %58:s8 = s_load_dwordx8 %97.0-1, 0x0
;;     %59:s4 = s_load_dwordx4 %93, 0x0
;;     %65.0:v4 = v_mov_b32_e32 %73.1
;;     %66.1:v4 tied(%65) = v_mov_b32_e32 %73.2
;;     %67.2:v4 tied(%66) = v_mov_b32_e32 %73.0
;;     %68.3:v4 tied(%67) = v_mov_b32_e32 %57
;;     %60:v4 = image_sample_d %68, %58, %59 dmask:0xf da
;;     %42:s8 = s_load_dwordx8 %97.0-1, 0x0
;;     %43:s4 = s_load_dwordx4 %93, 0x0
;;     %51.0:v8 = v_mov_b32_e32 %85.0
;;     %52.1:v8 tied(%51) = v_mov_b32_e32 %85.1
;;     %53.2:v8 tied(%52) = v_mov_b32_e32 %85.2
;;     %54.3:v8 tied(%53) = v_mov_b32_e32 %85.3
;;     %55.4:v8 tied(%54) = v_mov_b32_e32 %60.0
;;     %56.5:v8 tied(%55) = v_mov_b32_e32 %60.1
;;     %44:v1 = image_sample_d %56.0-5, %42, %43 dmask:0x1
;;     %18:s8 = s_load_dwordx8 %97.0-1, 0x0
;;     %20:s4 = s_load_dwordx4 %93, 0x0
;;     %31.0:v16 = v_mov_b32_e32 %85.0
;;     %32.1:v16 tied(%31) = v_mov_b32_e32 %85.1
;;     %33.2:v16 tied(%32) = v_mov_b32_e32 %85.2
;;     %34.3:v16 tied(%33) = v_mov_b32_e32 %73.0
;;     %35.4:v16 tied(%34) = v_mov_b32_e32 %73.1
;;     %36.5:v16 tied(%35) = v_mov_b32_e32 %73.2
;;     %37.6:v16 tied(%36) = v_mov_b32_e32 %44
;;     %38.7:v16 tied(%37) = v_mov_b32_e32 %60.1
;;     %39.8:v16 tied(%38) = v_mov_b32_e32 %60.2
;;     %21:v4 = image_sample_d %39.0-8, %18, %20 dmask:0xf
;;     %1:v1 = v_mov_b32_e32 0
;;     %6.0:v2 = v_mov_b32_e32 %21.0
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %21.3
;;     global_store_dwordx2 %1, %7, %97.2-3
;; }
;;     end
;; }

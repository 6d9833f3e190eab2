; test isel precise-output noinline
; target gfx1201
; Levels of images whose elements are integers.

readonly %edge : 8 align 8 handles 0: samp normalized linear clamp_to_edge

; An element of one level is stored to another.
kernel %elements {
    param %image : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1, v2 = load.i64 kernarg align 8 width all [v0]
    v3 = workitemid.i32 0
    v4 = iconst.i32 2
    v5, v6, v7, v8 = image_load_level.i32 2d v1, v3, v3, v4
    image_store_level.i32 1d v2, v3, v4, v5, v6, v7, v8
    return
}
;; machine kernel %elements target gfx1201 wave 32 after isel {
;;     .convention caller
;; mb0: wave -> mb1, mb2 of block4
;; lanes -> mb3, mb4 {
;;     %29=v0:v1 = inputs
;;     %32:s4 = s_load_b128 s[4:5], 0x0
;;     %30:v1 = v_and_b32_e32 0x3ff, %29
;;     %25:v1 = v_mov_b32_e32 2
;;     %27:s8 = s_load_b256 %32.0-1, 0x0
;;     %28:v4 = image_load_mip [%30, %30, %25], %27 dmask:0xf dim:SQ_RSRC_IMG_2D
;;     %24:s1 = s_load_b32 %32.2-3, 0x50
;; }
;;     s_bitcmp1_b32 %24, 1 makes scc
;;     branch.scc1 mb1, mb2
;; mb1: wave -> mb3 of block8
;;     jump mb3
;; mb2: wave -> mb4 of block9
;;     jump mb4
;; mb3: wave -> mb5 of block5
;; lanes -> mb5 {
;;     %18.0:v2 = v_mov_b32_e32 %32.2
;;     %19.1:v2 tied(%18) = v_mov_b32_e32 %32.3
;;     %20:v1 = v_mov_b32_e32 -1
;;     %21:v1 = v_mov_b32_e32 0
;;     %22:v1 = v_mov_b32_e32 0
;;     %33:v1 = v_mov_b32_e32 %28.0
;;     %34:v1 = v_mov_b32_e32 %28.1
;;     %35:v1 = v_mov_b32_e32 %28.2
;;     %36:v1 = v_mov_b32_e32 %28.3
;;     call fn5, %19=v[0:1], %20=v2, %21=v3, %22=v4, %33=v5, %34=v6, %35=v7, %36=v8 kills s[8:29], vcc, v[0:30], v[32:39]
;; }
;;     jump mb5
;; mb4: wave -> mb5 of block6
;; lanes -> mb5 {
;;     %6:v1 = v_mov_b32_e32 2
;;     %7:s8 = s_load_b256 %32.2-3, 0x0
;;     %12.0:v4 = v_mov_b32_e32 %28.0
;;     %13.1:v4 tied(%12) = v_mov_b32_e32 %28.1
;;     %14.2:v4 tied(%13) = v_mov_b32_e32 %28.2
;;     %15.3:v4 tied(%14) = v_mov_b32_e32 %28.3
;;     image_store_mip %15, [%30, %6], %7 dmask:0xf dim:SQ_RSRC_IMG_1D
;; }
;;     jump mb5
;; mb5: wave of block7
;; lanes {
;; }
;;     end
;; }

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
    v8, v9, v10, v11 = image_sample_level.i32 1d v1, v5, v6, v7
    v12, v13, v14, v15 = image_sample_gradient.i32 1d v1, v5, v6, v7, v6
    store.i32 global align 4 [v2], v8, v12
    return
}
;; machine kernel %samples target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25=s[0:1]:s2, %24=v0:v1 = inputs
;;     %26:s4 = s_load_b128 %25, 0x0
;;     %23:s2 = symbol_address sym0
;;     %22:s2 = s_load_b64 %23, 0x0
;;     %20:v1 = v_cvt_f32_i32_e32 %24
;;     %15:v1 = v_mov_b32_e32 0x3fc00000
;;     %16:s8 = s_load_b256 %26.0-1, 0x0
;;     %17:s4 = s_load_b128 %22, 0x0
;;     %18:v4 = image_sample_l [%20, %15], %16, %17 dmask:0xf dim:SQ_RSRC_IMG_1D
;;     %8:v1 = v_mov_b32_e32 0x3fc00000
;;     %11:s8 = s_load_b256 %26.0-1, 0x0
;;     %13:s4 = s_load_b128 %22, 0x0
;;     %14:v4 = image_sample_d [%8, %20, %20], %11, %13 dmask:0xf dim:SQ_RSRC_IMG_1D
;;     %1:v1 = v_mov_b32_e32 0
;;     %6.0:v2 = v_mov_b32_e32 %18.0
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %14.0
;;     global_store_b64 %1, %7, %26.2-3
;; }
;;     end
;; }

; test isel precise-output noinline
; target gfx900
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
;; machine kernel %elements target gfx900 wave 64 after isel {
;;     .convention caller
;; mb0: wave -> mb1, mb2 of block4
;; lanes -> mb3, mb4 {
;;     %39=v0:v1 = inputs
;;     %41:s4 = s_load_dwordx4 s[8:9], 0x0
;;     %29:v1 = v_mov_b32_e32 2
;;     %31:s8 = s_load_dwordx8 %41.0-1, 0x0
;;     %36.0:v3 = v_mov_b32_e32 %39
;;     %37.1:v3 tied(%36) = v_mov_b32_e32 %39
;;     %38.2:v3 tied(%37) = v_mov_b32_e32 %29
;;     %32:v4 = image_load_mip %38, %31 dmask:0xf unorm
;;     %28:s1 = s_load_dword %41.2-3, 0x50
;; }
;;     s_bitcmp1_b32 %28, 1 makes scc
;;     branch.scc1 mb1, mb2
;; mb1: wave -> mb3 of block8
;;     jump mb3
;; mb2: wave -> mb4 of block9
;;     jump mb4
;; mb3: wave -> mb5 of block5
;; lanes -> mb5 {
;;     %22.0:v2 = v_mov_b32_e32 %41.2
;;     %23.1:v2 tied(%22) = v_mov_b32_e32 %41.3
;;     %24:v1 = v_mov_b32_e32 -1
;;     %25:v1 = v_mov_b32_e32 0
;;     %26:v1 = v_mov_b32_e32 0
;;     %42:v1 = v_mov_b32_e32 %32.0
;;     %43:v1 = v_mov_b32_e32 %32.1
;;     %44:v1 = v_mov_b32_e32 %32.2
;;     %45:v1 = v_mov_b32_e32 %32.3
;;     call fn5, %23=v[0:1], %24=v2, %25=v3, %26=v4, %42=v5, %43=v6, %44=v7, %45=v8 kills s[16:29], vcc, v[0:30], v[32:39]
;; }
;;     jump mb5
;; mb4: wave -> mb5 of block6
;; lanes -> mb5 {
;;     %6:v1 = v_mov_b32_e32 2
;;     %7:s8 = s_load_dwordx8 %41.2-3, 0x0
;;     %12.0:v4 = v_mov_b32_e32 %32.0
;;     %13.1:v4 tied(%12) = v_mov_b32_e32 %32.1
;;     %14.2:v4 tied(%13) = v_mov_b32_e32 %32.2
;;     %15.3:v4 tied(%14) = v_mov_b32_e32 %32.3
;;     %18.0:v2 = v_mov_b32_e32 %39
;;     %19.1:v2 tied(%18) = v_mov_b32_e32 %6
;;     image_store_mip %15, %19, %7 dmask:0xf unorm
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
;; machine kernel %samples target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %35=s[0:1]:s2, %34=v0:v1 = inputs
;;     %36:s4 = s_load_dwordx4 %35, 0x0
;;     %33:s2 = symbol_address sym0
;;     %32:s2 = s_load_dwordx2 %33, 0x0
;;     %30:v1 = v_cvt_f32_i32_e32 %34
;;     %21:v1 = v_mov_b32_e32 0x3fc00000
;;     %22:s8 = s_load_dwordx8 %36.0-1, 0x0
;;     %23:s4 = s_load_dwordx4 %32, 0x0
;;     %27.0:v2 = v_mov_b32_e32 %30
;;     %28.1:v2 tied(%27) = v_mov_b32_e32 %21
;;     %24:v4 = image_sample_l %28, %22, %23 dmask:0xf
;;     %8:v1 = v_mov_b32_e32 0x3fc00000
;;     %11:s8 = s_load_dwordx8 %36.0-1, 0x0
;;     %13:s4 = s_load_dwordx4 %32, 0x0
;;     %18.0:v3 = v_mov_b32_e32 %8
;;     %19.1:v3 tied(%18) = v_mov_b32_e32 %30
;;     %20.2:v3 tied(%19) = v_mov_b32_e32 %30
;;     %14:v4 = image_sample_d %20, %11, %13 dmask:0xf
;;     %1:v1 = v_mov_b32_e32 0
;;     %6.0:v2 = v_mov_b32_e32 %24.0
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %14.0
;;     global_store_dwordx2 %1, %7, %36.2-3
;; }
;;     end
;; }

; test isel precise-output
; target gfx600
; Quotients of doubles.
; Here are the forms whose code is not that of gfx700.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+8]
    v7 = fdiv.f64 v5, v6
    store.f64 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %50=s[0:1]:s2, %49=v0:v1 = inputs
;;     %51:s2 = s_load_dwordx2 %50, 0x0
;;     %40.2:s4 = s_mov_b32 0
;;     %41.3:s4 tied(%40) = s_mov_b32 0x100f000
;;     %42.0:s4 tied(%41) = s_mov_b32 %51.0
;;     %43.1:s4 tied(%42) = s_mov_b32 %51.1
;;     %46.1:v2 = v_mov_b32_e32 0
;;     %47.0:v2 tied(%46) = v_mov_b32_e32 %49
;;     %48:v4 = buffer_load_dwordx4 %47, %43, 0 addr64
;;     %18:v2, %17:s2 = v_div_scale_f64 %48.2-3, %48.2-3, %48.0-1
;;     %19:v2, %20:s2 = v_div_scale_f64 %48.0-1, %48.2-3, %48.0-1
;;     %21:s2 = v_cmp_eq_u32_e64 %18.1, %48.3
;;     %22:s2 = v_cmp_eq_u32_e64 %19.1, %48.1
;;     vcc = s_xor_b64 %21, %22 kills vcc
;;     %23:v2 = v_rcp_f64_e32 %18 kills vcc
;;     %26.1:v2 tied(%23), %25:s2 = v_add_i32_e64 1, %23.1 kills vcc
;;     %27:v2 = v_fma_f64 -%18, %26, 1.0 kills vcc
;;     %28:v2 = v_fma_f64 %27, %27, %27 kills vcc
;;     %29:v2 = v_fma_f64 %26, %28, %26 kills vcc
;;     %30:v2 = v_fma_f64 -%18, %29, 1.0 kills vcc
;;     %31:v2 = v_fma_f64 %29, %30, %29 kills vcc
;;     %32:v2 = v_mul_f64 %19, %31 kills vcc
;;     %33:v2 = v_fma_f64 -%18, %32, %19 kills vcc
;;     %34:v2 = v_div_fmas_f64 %33, %31, %32 kills vcc
;;     %35:v2 = v_div_fixup_f64 %34, %48.2-3, %48.0-1
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %51.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %51.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %49
;;     buffer_store_dwordx2 %35, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

; test isel precise-output
; target gfx1201
; Quotients of doubles.

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
;; machine kernel %lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     %23:s2 = s_load_b64 %22, 0x0
;;     %20:v4 = global_load_b128 %21, %23
;;     %6:v2, %5:s1 = v_div_scale_f64 %20.2-3, %20.2-3, %20.0-1
;;     %7:v2, vcc_lo = v_div_scale_f64 %20.0-1, %20.2-3, %20.0-1 kills vcc_lo
;;     %8:v2 = v_rcp_f64_e32 %6 kills vcc_lo
;;     %10.1:v2 tied(%8) = v_add_nc_u32_e32 1, %8.1 kills vcc_lo
;;     %11:v2 = v_fma_f64 -%6, %10, 1.0 kills vcc_lo
;;     %12:v2 = v_fma_f64 %11, %11, %11 kills vcc_lo
;;     %13:v2 = v_fma_f64 %10, %12, %10 kills vcc_lo
;;     %14:v2 = v_fma_f64 -%6, %13, 1.0 kills vcc_lo
;;     %15:v2 = v_fma_f64 %13, %14, %13 kills vcc_lo
;;     %16:v2 = v_mul_f64_e32 %7, %15 kills vcc_lo
;;     %17:v2 = v_fma_f64 -%6, %16, %7 kills vcc_lo
;;     %18:v2 = v_div_fmas_f64 %17, %15, %16 kills vcc_lo
;;     %19:v2 = v_div_fixup_f64 %18, %20.2-3, %20.0-1
;;     global_store_b64 %21, %19, %23 offset:256
;; }
;;     end
;; }

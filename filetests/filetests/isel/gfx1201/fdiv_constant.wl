; test isel precise-output
; target gfx1201
; Quotients by constants and of one: they go the way of variables, with the constant as an operand.

kernel %by_two {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fconst.f32 2.0
    v7 = fdiv.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %by_two target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_mul_f32_e32 0.5, %5
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %by_eight_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = fconst.f64 8.0
    v7 = fdiv.f64 v5, v6
    store.f64 global align 8 [v4+256], v7
    return
}
;; machine kernel %by_eight_f64 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v2 = global_load_b64 %10, %12
;;     %6.0:s2 = s_mov_b32 0
;;     %7.1:s2 tied(%6) = s_mov_b32 0x3fc00000
;;     %8:v2 = v_mul_f64_e32 %7, %9
;;     global_store_b64 %10, %8, %12 offset:256
;; }
;;     end
;; }

kernel %reciprocal {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = fconst.f32 1.0
    v6 = load.f32 global align 4 [v4+0]
    v7 = fdiv.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %reciprocal target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %16=v0:v1 = inputs
;;     %18:s2 = s_load_b64 %17, 0x0
;;     %15:v1 = global_load_b32 %16, %18
;;     %5:v1, %4:s1 = v_div_scale_f32 %15, %15, 1.0
;;     %6:v1, vcc_lo = v_div_scale_f32 1.0, %15, 1.0 kills vcc_lo
;;     %7:v1 = v_rcp_f32_e32 %5 kills vcc_lo
;;     %8:v1 = v_fma_f32 -%5, %7, 1.0 kills vcc_lo
;;     %9:v1 = v_or_b32_e32 1, %7 kills vcc_lo
;;     %10:v1 = v_fma_f32 %9, %8, %7 kills vcc_lo
;;     %11:v1 = v_mul_f32_e32 %6, %10 kills vcc_lo
;;     %12:v1 = v_fma_f32 -%5, %11, %6 kills vcc_lo
;;     %13:v1 = v_div_fmas_f32 %12, %10, %11 kills vcc_lo
;;     %14:v1 = v_div_fixup_f32 %13, %15, 1.0
;;     global_store_b32 %16, %14, %18 offset:256
;; }
;;     end
;; }

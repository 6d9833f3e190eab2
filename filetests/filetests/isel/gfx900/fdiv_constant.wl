; test isel precise-output
; target gfx900
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
;; machine kernel %by_two target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = v_mul_f32_e32 0.5, %5
;;     global_store_dword %6, %4, %8 offset:256
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
;; machine kernel %by_eight_f64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, 0x0
;;     %9:v2 = global_load_dwordx2 %10, %12
;;     %6.0:s2 = s_mov_b32 0
;;     %7.1:s2 tied(%6) = s_mov_b32 0x3fc00000
;;     %8:v2 = v_mul_f64 %9, %7
;;     global_store_dwordx2 %10, %8, %12 offset:256
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
;; machine kernel %reciprocal target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     %24:s2 = s_load_dwordx2 %23, 0x0
;;     %21:v1 = global_load_dword %22, %24
;;     %3:v1 = v_mov_b32_e32 1.0
;;     %5:s1 = s_mov_b32 0xd800000
;;     %6:s2 = v_cmp_gt_f32_e64 %5, |%3|
;;     %7:v1 = v_cndmask_b32_e64 0, 64, %6
;;     %8:v1 = v_ldexp_f32 %3, %7
;;     %9:v1 = v_ldexp_f32 %21, %7
;;     %11:v1, %10:s2 = v_div_scale_f32 %9, %9, %8
;;     %12:v1, vcc = v_div_scale_f32 %8, %9, %8 kills vcc
;;     %13:v1 = v_rcp_f32_e32 %11 kills vcc
;;     %14:v1 = v_fma_f32 -%11, %13, 1.0 kills vcc
;;     %15:v1 = v_or_b32_e32 1, %13 kills vcc
;;     %16:v1 = v_fma_f32 %15, %14, %13 kills vcc
;;     %17:v1 = v_mul_f32_e32 %12, %16 kills vcc
;;     %18:v1 = v_fma_f32 -%11, %17, %12 kills vcc
;;     %19:v1 = v_div_fmas_f32 %18, %16, %17 kills vcc
;;     %20:v1 = v_div_fixup_f32 %19, %21, %3
;;     global_store_dword %22, %20, %24 offset:256
;; }
;;     end
;; }

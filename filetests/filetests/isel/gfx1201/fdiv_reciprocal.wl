; test isel precise-output
; target gfx1201
; One by a number that nobody has flushed: it is flushed, and nothing is scaled.

kernel %reciprocal {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fconst.f32 1.0
    v7 = fdiv.f32.near.ftz v6, v5
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %reciprocal target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_b64 %18, 0x0
;;     %16:v1 = global_load_b32 %17, %19
;;     %4:v1 = v_mul_f32_e32 1.0, %16
;;     %5:v1 = v_frexp_mant_f32_e32 %4
;;     %6:v1 = v_frexp_exp_i32_f32_e32 %4
;;     %7:v1 = v_sub_nc_u32_e32 0, %6
;;     %8:v1 = v_rcp_f32_e32 %5
;;     %9:v1 = v_or_b32_e32 1, %8
;;     %10:v1 = v_fma_f32 -%5, %8, 1.0
;;     %11:v1 = v_fma_f32 %9, %10, %8
;;     %12:v1 = v_fma_f32 -%5, %11, 1.0
;;     %13:v1 = v_fma_f32 %12, %11, %11
;;     %14:v1 = v_ldexp_f32 %13, %7
;;     %15:v1 = v_div_fixup_f32 %14, %4, 1.0
;;     global_store_b32 %17, %15, %19 offset:256
;; }
;;     end
;; }

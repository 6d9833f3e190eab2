; test isel precise-output
; target gfx1201
; Square roots of halves.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fsqrt.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26=s[0:1]:s2, %25=v0:v1 = inputs
;;     %27:s2 = s_load_b64 %26, 0x0
;;     %24:v1 = global_load_u16 %25, %27
;;     %23:v1 = v_cvt_f32_f16_e64 %24
;;     %6:s1 = v_cmp_gt_f32_e64 0x1f800000, %23
;;     %7:v1 = v_mul_f32_e32 0x5f800000, %23
;;     %8:v1 = v_cndmask_b32_e64 %23, %7, %6
;;     %9:v1 = v_sqrt_f32_e32 %8
;;     %10:v1 = v_add_nc_u32_e32 -1, %9
;;     %11:v1 = v_add_nc_u32_e32 1, %9
;;     %12:v1 = v_fma_f32 -%10, %9, %8
;;     %13:v1 = v_fma_f32 -%11, %9, %8
;;     %14:s1 = v_cmp_ge_f32_e64 0, %12
;;     %15:v1 = v_cndmask_b32_e64 %9, %10, %14
;;     %16:s1 = v_cmp_lt_f32_e64 0, %13
;;     %17:v1 = v_cndmask_b32_e64 %15, %11, %16
;;     %18:v1 = v_mul_f32_e32 0x2f800000, %17
;;     %19:v1 = v_cndmask_b32_e64 %17, %18, %6
;;     %20:s1 = v_cmp_class_f32_e64 %8, 0x260
;;     %21:v1 = v_cndmask_b32_e64 %19, %8, %20
;;     %4:v1 = v_cvt_f16_f32_e64 %21
;;     global_store_b16 %25, %4, %27 offset:256
;; }
;;     end
;; }

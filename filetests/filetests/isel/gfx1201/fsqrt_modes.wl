; test isel precise-output
; target gfx1201
; Square roots rounded otherwise.

kernel %zero {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fsqrt.zero.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %zero target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %35=s[0:1]:s2, %34=v0:v1 = inputs
;;     %36:s2 = s_load_b64 %35, 0x0
;;     %33:v1 = global_load_b32 %34, %36
;;     %17:s1 = v_cmp_gt_f32_e64 0x1f800000, %33
;;     %18:v1 = v_mul_f32_e32 0x5f800000, %33
;;     %19:v1 = v_cndmask_b32_e64 %33, %18, %17
;;     %20:v1 = v_sqrt_f32_e32 %19
;;     %21:v1 = v_add_nc_u32_e32 -1, %20
;;     %22:v1 = v_add_nc_u32_e32 1, %20
;;     %23:v1 = v_fma_f32 -%21, %20, %19
;;     %24:v1 = v_fma_f32 -%22, %20, %19
;;     %25:s1 = v_cmp_ge_f32_e64 0, %23
;;     %26:v1 = v_cndmask_b32_e64 %20, %21, %25
;;     %27:s1 = v_cmp_lt_f32_e64 0, %24
;;     %28:v1 = v_cndmask_b32_e64 %26, %22, %27
;;     %29:v1 = v_mul_f32_e32 0x2f800000, %28
;;     %30:v1 = v_cndmask_b32_e64 %28, %29, %17
;;     %31:s1 = v_cmp_class_f32_e64 %19, 0x260
;;     %32:v1 = v_cndmask_b32_e64 %30, %19, %31
;;     %16:v2 = v_cvt_f64_f32_e32 %32
;;     %15:v2 = v_cvt_f64_f32_e32 %33
;;     %13:v2 = v_mul_f64_e32 %16, %16
;;     %10:s1 = v_cmp_gt_f64_e64 %13, %15
;;     %6:v1, %7:s1 = v_sub_co_ci_u32_e64 %32, 0, %10
;;     global_store_b32 %34, %6, %36 offset:256
;; }
;;     end
;; }

kernel %flush {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fsqrt.ftz.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %flush target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     %23:s2 = s_load_b64 %22, 0x0
;;     %20:v1 = global_load_b32 %21, %23
;;     %4:s1 = v_cmp_gt_f32_e64 0x1f800000, %20
;;     %5:v1 = v_mul_f32_e32 0x5f800000, %20
;;     %6:v1 = v_cndmask_b32_e64 %20, %5, %4
;;     %7:v1 = v_sqrt_f32_e32 %6
;;     %8:v1 = v_add_nc_u32_e32 -1, %7
;;     %9:v1 = v_add_nc_u32_e32 1, %7
;;     %10:v1 = v_fma_f32 -%8, %7, %6
;;     %11:v1 = v_fma_f32 -%9, %7, %6
;;     %12:s1 = v_cmp_ge_f32_e64 0, %10
;;     %13:v1 = v_cndmask_b32_e64 %7, %8, %12
;;     %14:s1 = v_cmp_lt_f32_e64 0, %11
;;     %15:v1 = v_cndmask_b32_e64 %13, %9, %14
;;     %16:v1 = v_mul_f32_e32 0x2f800000, %15
;;     %17:v1 = v_cndmask_b32_e64 %15, %16, %4
;;     %18:s1 = v_cmp_class_f32_e64 %6, 0x260
;;     %19:v1 = v_cndmask_b32_e64 %17, %6, %18
;;     global_store_b32 %21, %19, %23 offset:256
;; }
;;     end
;; }

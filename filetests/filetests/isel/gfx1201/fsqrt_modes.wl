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
;;     %37=s[0:1]:s2, %35=v0:v1 = inputs
;;     %38:s2 = s_load_b64 %37, 0x0
;;     %36:v1 = v_and_b32_e32 0x3ff, %35
;;     %34:v1 = global_load_b32 %36, %38
;;     %18:s1 = v_cmp_gt_f32_e64 0x1f800000, %34
;;     %19:v1 = v_mul_f32_e32 0x5f800000, %34
;;     %20:v1 = v_cndmask_b32_e64 %34, %19, %18
;;     %21:v1 = v_sqrt_f32_e32 %20
;;     %22:v1 = v_add_nc_u32_e32 -1, %21
;;     %23:v1 = v_add_nc_u32_e32 1, %21
;;     %24:v1 = v_fma_f32 -%22, %21, %20
;;     %25:v1 = v_fma_f32 -%23, %21, %20
;;     %26:s1 = v_cmp_ge_f32_e64 0, %24
;;     %27:v1 = v_cndmask_b32_e64 %21, %22, %26
;;     %28:s1 = v_cmp_lt_f32_e64 0, %25
;;     %29:v1 = v_cndmask_b32_e64 %27, %23, %28
;;     %30:v1 = v_mul_f32_e32 0x2f800000, %29
;;     %31:v1 = v_cndmask_b32_e64 %29, %30, %18
;;     %32:s1 = v_cmp_class_f32_e64 %20, 0x260
;;     %33:v1 = v_cndmask_b32_e64 %31, %20, %32
;;     %17:v2 = v_cvt_f64_f32_e32 %33
;;     %16:v2 = v_cvt_f64_f32_e32 %34
;;     %14:v2 = v_mul_f64_e32 %17, %17
;;     %11:s1 = v_cmp_gt_f64_e64 %14, %16
;;     %8:v1 = v_cndmask_b32_e64 0, 1, %11
;;     %6:v1 = v_sub_nc_u32_e32 %33, %8
;;     global_store_b32 %36, %6, %38 offset:256
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
;;     %23=s[0:1]:s2, %21=v0:v1 = inputs
;;     %24:s2 = s_load_b64 %23, 0x0
;;     %22:v1 = v_and_b32_e32 0x3ff, %21
;;     %20:v1 = global_load_b32 %22, %24
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
;;     global_store_b32 %22, %19, %24 offset:256
;; }
;;     end
;; }

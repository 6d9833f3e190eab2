; test isel precise-output
; target gfx1201
; Square roots of single precision, correctly rounded: an estimate, tested one step to either side.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fsqrt.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes target gfx1201 wave 32 after isel {
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

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = fsqrt.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %21=v0:v1 = inputs
;;     %25:s4 = s_load_b128 %24, 0x0
;;     %4:v1 = v_mov_b32_e32 %25.2
;;     %5:s1 = v_cmp_gt_f32_e64 0x1f800000, %4
;;     %6:v1 = v_mul_f32_e32 0x5f800000, %4
;;     %7:v1 = v_cndmask_b32_e64 %4, %6, %5
;;     %8:v1 = v_sqrt_f32_e32 %7
;;     %9:v1 = v_add_nc_u32_e32 -1, %8
;;     %10:v1 = v_add_nc_u32_e32 1, %8
;;     %11:v1 = v_fma_f32 -%9, %8, %7
;;     %12:v1 = v_fma_f32 -%10, %8, %7
;;     %13:s1 = v_cmp_ge_f32_e64 0, %11
;;     %14:v1 = v_cndmask_b32_e64 %8, %9, %13
;;     %15:s1 = v_cmp_lt_f32_e64 0, %12
;;     %16:v1 = v_cndmask_b32_e64 %14, %10, %15
;;     %17:v1 = v_mul_f32_e32 0x2f800000, %16
;;     %18:v1 = v_cndmask_b32_e64 %16, %17, %5
;;     %19:s1 = v_cmp_class_f32_e64 %7, 0x260
;;     %20:v1 = v_cndmask_b32_e64 %18, %7, %19
;;     global_store_b32 %21, %20, %25.0-1 offset:256
;; }
;;     end
;; }

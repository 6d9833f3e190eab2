; test isel precise-output
; target gfx900
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
;; machine kernel %lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     %25:s2 = s_load_dwordx2 %24, 0x0
;;     %22:v1 = global_load_dword %23, %25
;;     %5:s1 = s_mov_b32 0x1f800000
;;     %4:s2 = v_cmp_gt_f32_e64 %5, %22
;;     %6:v1 = v_mul_f32_e32 0x5f800000, %22
;;     %7:v1 = v_cndmask_b32_e64 %22, %6, %4
;;     %8:v1 = v_sqrt_f32_e32 %7
;;     %9:v1 = v_add_u32_e32 -1, %8
;;     %10:v1 = v_add_u32_e32 1, %8
;;     %11:v1 = v_fma_f32 -%9, %8, %7
;;     %12:v1 = v_fma_f32 -%10, %8, %7
;;     %13:s2 = v_cmp_ge_f32_e64 0, %11
;;     %14:v1 = v_cndmask_b32_e64 %8, %9, %13
;;     %15:s2 = v_cmp_lt_f32_e64 0, %12
;;     %16:v1 = v_cndmask_b32_e64 %14, %10, %15
;;     %17:v1 = v_mul_f32_e32 0x2f800000, %16
;;     %18:v1 = v_cndmask_b32_e64 %16, %17, %4
;;     %20:s1 = s_mov_b32 0x260
;;     %19:s2 = v_cmp_class_f32_e64 %7, %20
;;     %21:v1 = v_cndmask_b32_e64 %18, %7, %19
;;     global_store_dword %23, %21, %25 offset:256
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
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26=s[0:1]:s2, %23=v0:v1 = inputs
;;     %27:s4 = s_load_dwordx4 %26, 0x0
;;     %4:v1 = v_mov_b32_e32 %27.2
;;     %6:s1 = s_mov_b32 0x1f800000
;;     %5:s2 = v_cmp_gt_f32_e64 %6, %4
;;     %7:v1 = v_mul_f32_e32 0x5f800000, %4
;;     %8:v1 = v_cndmask_b32_e64 %4, %7, %5
;;     %9:v1 = v_sqrt_f32_e32 %8
;;     %10:v1 = v_add_u32_e32 -1, %9
;;     %11:v1 = v_add_u32_e32 1, %9
;;     %12:v1 = v_fma_f32 -%10, %9, %8
;;     %13:v1 = v_fma_f32 -%11, %9, %8
;;     %14:s2 = v_cmp_ge_f32_e64 0, %12
;;     %15:v1 = v_cndmask_b32_e64 %9, %10, %14
;;     %16:s2 = v_cmp_lt_f32_e64 0, %13
;;     %17:v1 = v_cndmask_b32_e64 %15, %11, %16
;;     %18:v1 = v_mul_f32_e32 0x2f800000, %17
;;     %19:v1 = v_cndmask_b32_e64 %17, %18, %5
;;     %21:s1 = s_mov_b32 0x260
;;     %20:s2 = v_cmp_class_f32_e64 %8, %21
;;     %22:v1 = v_cndmask_b32_e64 %19, %8, %20
;;     global_store_dword %23, %22, %27.0-1 offset:256
;; }
;;     end
;; }

; test isel precise-output
; target gfx900
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
;; machine kernel %lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %28=s[0:1]:s2, %27=v0:v1 = inputs
;;     %29:s2 = s_load_dwordx2 %28, 0x0
;;     %26:v1 = global_load_ushort %27, %29
;;     %25:v1 = v_cvt_f32_f16_e32 %26
;;     %7:s1 = s_mov_b32 0x1f800000
;;     %6:s2 = v_cmp_gt_f32_e64 %7, %25
;;     %8:v1 = v_mul_f32_e32 0x5f800000, %25
;;     %9:v1 = v_cndmask_b32_e64 %25, %8, %6
;;     %10:v1 = v_sqrt_f32_e32 %9
;;     %11:v1 = v_add_u32_e32 -1, %10
;;     %12:v1 = v_add_u32_e32 1, %10
;;     %13:v1 = v_fma_f32 -%11, %10, %9
;;     %14:v1 = v_fma_f32 -%12, %10, %9
;;     %15:s2 = v_cmp_ge_f32_e64 0, %13
;;     %16:v1 = v_cndmask_b32_e64 %10, %11, %15
;;     %17:s2 = v_cmp_lt_f32_e64 0, %14
;;     %18:v1 = v_cndmask_b32_e64 %16, %12, %17
;;     %19:v1 = v_mul_f32_e32 0x2f800000, %18
;;     %20:v1 = v_cndmask_b32_e64 %18, %19, %6
;;     %22:s1 = s_mov_b32 0x260
;;     %21:s2 = v_cmp_class_f32_e64 %9, %22
;;     %23:v1 = v_cndmask_b32_e64 %20, %9, %21
;;     %4:v1 = v_cvt_f16_f32_e32 %23
;;     global_store_short %27, %4, %29 offset:256
;; }
;;     end
;; }

; test isel precise-output
; target gfx900
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
;; machine kernel %zero target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %37=s[0:1]:s2, %36=v0:v1 = inputs
;;     %38:s2 = s_load_dwordx2 %37, 0x0
;;     %35:v1 = global_load_dword %36, %38
;;     %18:s1 = s_mov_b32 0x1f800000
;;     %17:s2 = v_cmp_gt_f32_e64 %18, %35
;;     %19:v1 = v_mul_f32_e32 0x5f800000, %35
;;     %20:v1 = v_cndmask_b32_e64 %35, %19, %17
;;     %21:v1 = v_sqrt_f32_e32 %20
;;     %22:v1 = v_add_u32_e32 -1, %21
;;     %23:v1 = v_add_u32_e32 1, %21
;;     %24:v1 = v_fma_f32 -%22, %21, %20
;;     %25:v1 = v_fma_f32 -%23, %21, %20
;;     %26:s2 = v_cmp_ge_f32_e64 0, %24
;;     %27:v1 = v_cndmask_b32_e64 %21, %22, %26
;;     %28:s2 = v_cmp_lt_f32_e64 0, %25
;;     %29:v1 = v_cndmask_b32_e64 %27, %23, %28
;;     %30:v1 = v_mul_f32_e32 0x2f800000, %29
;;     %31:v1 = v_cndmask_b32_e64 %29, %30, %17
;;     %33:s1 = s_mov_b32 0x260
;;     %32:s2 = v_cmp_class_f32_e64 %20, %33
;;     %34:v1 = v_cndmask_b32_e64 %31, %20, %32
;;     %16:v2 = v_cvt_f64_f32_e32 %34
;;     %15:v2 = v_cvt_f64_f32_e32 %35
;;     %13:v2 = v_mul_f64 %16, %16
;;     %10:s2 = v_cmp_gt_f64_e64 %13, %15
;;     %6:v1, %7:s2 = v_subb_co_u32_e64 %34, 0, %10
;;     global_store_dword %36, %6, %38 offset:256
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
;; machine kernel %flush target gfx900 wave 64 after isel {
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

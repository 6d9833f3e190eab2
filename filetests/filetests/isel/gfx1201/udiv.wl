; test isel precise-output
; target gfx1201
; Unsigned quotients of words: an estimate by a reciprocal of single precision, then corrections.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = udiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %44=s[0:1]:s2, %43=v0:v1 = inputs
;;     %45:s2 = s_load_b64 %44, 0x0
;;     %42:v2 = global_load_b64 %43, %45
;;     %41:v1 = v_cvt_f32_u32_e32 %42.1
;;     %40:v1 = v_rcp_f32_e32 %41
;;     %38:v1 = v_mul_f32_e32 0x4f7ffffe, %40
;;     %36:v1 = v_cvt_u32_f32_e32 %38
;;     %34:v1 = v_sub_nc_u32_e32 0, %42.1
;;     %33:v1 = v_mul_lo_u32 %34, %36
;;     %31:v1 = v_mul_hi_u32 %36, %33
;;     %29:v1 = v_add_nc_u32_e32 %36, %31
;;     %26:v1 = v_mul_hi_u32 %42.0, %29
;;     %24:v1 = v_mul_lo_u32 %26, %42.1
;;     %23:v1 = v_sub_nc_u32_e32 %42.0, %24
;;     %20:s1 = v_cmp_ge_u32_e64 %23, %42.1
;;     %19:v1 = v_add_nc_u32_e32 1, %26
;;     %18:v1 = v_sub_nc_u32_e32 %23, %42.1
;;     %17:v1 = v_cndmask_b32_e64 %26, %19, %20
;;     %13:v1 = v_min_u32_e32 %23, %18
;;     %10:s1 = v_cmp_ge_u32_e64 %13, %42.1
;;     %7:v1 = v_add_nc_u32_e32 1, %17
;;     %6:v1 = v_cndmask_b32_e64 %17, %7, %10
;;     global_store_b32 %43, %6, %45 offset:256
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = udiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %44=s[0:1]:s2, %42=v0:v1 = inputs
;;     %45:s4 = s_load_b128 %44, 0x0
;;     %41:s1 = s_cvt_f32_u32 %45.3
;;     %40:v1 = v_rcp_f32_e32 %41
;;     %38:v1 = v_mul_f32_e32 0x4f7ffffe, %40
;;     %36:v1 = v_cvt_u32_f32_e32 %38
;;     %34:s1 = s_sub_co_u32 0, %45.3
;;     %33:v1 = v_mul_lo_u32 %34, %36
;;     %31:v1 = v_mul_hi_u32 %36, %33
;;     %29:v1 = v_add_nc_u32_e32 %36, %31
;;     %26:v1 = v_mul_hi_u32 %45.2, %29
;;     %24:v1 = v_mul_lo_u32 %26, %45.3
;;     %23:v1 = v_sub_nc_u32_e32 %45.2, %24
;;     %20:s1 = v_cmp_ge_u32_e64 %23, %45.3
;;     %19:v1 = v_add_nc_u32_e32 1, %26
;;     %18:v1 = v_sub_nc_u32_e64 %23, %45.3
;;     %17:v1 = v_cndmask_b32_e64 %26, %19, %20
;;     %13:v1 = v_min_u32_e32 %23, %18
;;     %10:s1 = v_cmp_ge_u32_e64 %13, %45.3
;;     %7:v1 = v_add_nc_u32_e32 1, %17
;;     %6:v1 = v_cndmask_b32_e64 %17, %7, %10
;;     global_store_b32 %42, %6, %45.0-1 offset:256
;; }
;;     end
;; }

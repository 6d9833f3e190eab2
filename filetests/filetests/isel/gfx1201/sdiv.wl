; test isel precise-output
; target gfx1201
; Signed quotients of words: the quotient of the absolute values, with the sign of both.

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
    v7 = sdiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %62=s[0:1]:s2, %61=v0:v1 = inputs
;;     %63:s2 = s_load_b64 %62, 0x0
;;     %60:v2 = global_load_b64 %61, %63
;;     %59:v1 = v_ashrrev_i32_e32 31, %60.0
;;     %58:v1 = v_ashrrev_i32_e32 31, %60.1
;;     %57:v1 = v_xor_b32_e32 %60.0, %59
;;     %55:v1 = v_sub_nc_u32_e32 %57, %59
;;     %53:v1 = v_xor_b32_e32 %60.1, %58
;;     %51:v1 = v_sub_nc_u32_e32 %53, %58
;;     %50:v1 = v_cvt_f32_u32_e32 %51
;;     %49:v1 = v_rcp_f32_e32 %50
;;     %47:v1 = v_mul_f32_e32 0x4f7ffffe, %49
;;     %45:v1 = v_cvt_u32_f32_e32 %47
;;     %43:v1 = v_sub_nc_u32_e32 %58, %53
;;     %41:v1 = v_mul_lo_u32 %43, %45
;;     %39:v1 = v_mul_hi_u32 %45, %41
;;     %37:v1 = v_add_nc_u32_e32 %45, %39
;;     %34:v1 = v_mul_hi_u32 %55, %37
;;     %32:v1 = v_mul_lo_u32 %34, %51
;;     %31:v1 = v_sub_nc_u32_e32 %55, %32
;;     %28:s1 = v_cmp_ge_u32_e64 %31, %51
;;     %27:v1 = v_add_nc_u32_e32 1, %34
;;     %26:v1 = v_sub_nc_u32_e32 %31, %51
;;     %25:v1 = v_cndmask_b32_e64 %34, %27, %28
;;     %21:v1 = v_min_u32_e32 %31, %26
;;     %18:s1 = v_cmp_ge_u32_e64 %21, %51
;;     %15:v1 = v_add_nc_u32_e32 1, %25
;;     %14:v1 = v_cndmask_b32_e64 %25, %15, %18
;;     %10:v1 = v_xor_b32_e32 %59, %58
;;     %7:v1 = v_xor_b32_e32 %14, %10
;;     %5:v1 = v_sub_nc_u32_e32 %7, %10
;;     global_store_b32 %61, %5, %63 offset:256
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
    v7 = sdiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %62=s[0:1]:s2, %60=v0:v1 = inputs
;;     %63:s4 = s_load_b128 %62, 0x0
;;     %59:s1 = s_ashr_i32 %63.2, 31
;;     %58:s1 = s_ashr_i32 %63.3, 31
;;     %57:s1 = s_xor_b32 %63.2, %59
;;     %55:s1 = s_sub_co_u32 %57, %59
;;     %53:s1 = s_xor_b32 %63.3, %58
;;     %51:s1 = s_sub_co_u32 %53, %58
;;     %50:s1 = s_cvt_f32_u32 %51
;;     %49:v1 = v_rcp_f32_e32 %50
;;     %47:v1 = v_mul_f32_e32 0x4f7ffffe, %49
;;     %45:v1 = v_cvt_u32_f32_e32 %47
;;     %43:s1 = s_sub_co_u32 %58, %53
;;     %41:v1 = v_mul_lo_u32 %43, %45
;;     %39:v1 = v_mul_hi_u32 %45, %41
;;     %37:v1 = v_add_nc_u32_e32 %45, %39
;;     %34:v1 = v_mul_hi_u32 %55, %37
;;     %32:v1 = v_mul_lo_u32 %34, %51
;;     %31:v1 = v_sub_nc_u32_e32 %55, %32
;;     %28:s1 = v_cmp_ge_u32_e64 %31, %51
;;     %27:v1 = v_add_nc_u32_e32 1, %34
;;     %26:v1 = v_sub_nc_u32_e64 %31, %51
;;     %25:v1 = v_cndmask_b32_e64 %34, %27, %28
;;     %21:v1 = v_min_u32_e32 %31, %26
;;     %18:s1 = v_cmp_ge_u32_e64 %21, %51
;;     %15:v1 = v_add_nc_u32_e32 1, %25
;;     %14:v1 = v_cndmask_b32_e64 %25, %15, %18
;;     %10:s1 = s_xor_b32 %59, %58
;;     %7:v1 = v_xor_b32_e32 %10, %14
;;     %5:v1 = v_sub_nc_u32_e64 %7, %10
;;     global_store_b32 %60, %5, %63.0-1 offset:256
;; }
;;     end
;; }

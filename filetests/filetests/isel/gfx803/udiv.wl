; test isel precise-output
; target gfx803
; Unsigned quotients of words: an estimate by a reciprocal of single precision, then corrections.
; Here are the forms whose code is not that of gfx900.

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
;; machine kernel %lanes target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %65=s[0:1]:s2, %64=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %66:s2 = s_load_dwordx2 %65, 0x0
;;     %62.0:v2, %58:s2 = v_add_u32_e64 %66.0, %64
;;     %61:v1 = v_mov_b32_e32 %66.1
;;     %63.1:v2 tied(%62), %60:s2 = v_addc_u32_e64 %61, 0, %58
;;     %54:v2 = flat_load_dwordx2 %63
;;     %53:v1 = v_cvt_f32_u32_e32 %54.1
;;     %52:v1 = v_rcp_f32_e32 %53
;;     %50:v1 = v_mul_f32_e32 0x4f7ffffe, %52
;;     %48:v1 = v_cvt_u32_f32_e32 %50
;;     %45:v1, %46:s2 = v_sub_u32_e64 0, %54.1
;;     %44:v1 = v_mul_lo_u32 %45, %48
;;     %42:v1 = v_mul_hi_u32 %48, %44
;;     %39:v1, %40:s2 = v_add_u32_e64 %48, %42
;;     %36:v1 = v_mul_hi_u32 %54.0, %39
;;     %34:v1 = v_mul_lo_u32 %36, %54.1
;;     %32:v1, %33:s2 = v_sub_u32_e64 %54.0, %34
;;     %29:s2 = v_cmp_ge_u32_e64 %32, %54.1
;;     %27:v1, %28:s2 = v_add_u32_e64 %36, 1
;;     %25:v1, %26:s2 = v_sub_u32_e64 %32, %54.1
;;     %24:v1 = v_cndmask_b32_e64 %36, %27, %29
;;     %20:v1 = v_min_u32_e32 %32, %25
;;     %17:s2 = v_cmp_ge_u32_e64 %20, %54.1
;;     %13:v1, %14:s2 = v_add_u32_e64 %24, 1
;;     %12:v1 = v_cndmask_b32_e64 %24, %13, %17
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %63.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %63.1, %2
;;     flat_store_dword %7, %12
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
;; machine kernel %wave target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %64=s[0:1]:s2, %62=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %65:s4 = s_load_dwordx4 %64, 0x0
;;     %60.0:v2, %56:s2 = v_add_u32_e64 %65.0, %62
;;     %59:v1 = v_mov_b32_e32 %65.1
;;     %61.1:v2 tied(%60), %58:s2 = v_addc_u32_e64 %59, 0, %56
;;     %52:v1 = v_cvt_f32_u32_e32 %65.3
;;     %51:v1 = v_rcp_f32_e32 %52
;;     %49:v1 = v_mul_f32_e32 0x4f7ffffe, %51
;;     %47:v1 = v_cvt_u32_f32_e32 %49
;;     %45:s1 = s_sub_u32 0, %65.3
;;     %44:v1 = v_mul_lo_u32 %45, %47
;;     %42:v1 = v_mul_hi_u32 %47, %44
;;     %39:v1, %40:s2 = v_add_u32_e64 %47, %42
;;     %36:v1 = v_mul_hi_u32 %65.2, %39
;;     %34:v1 = v_mul_lo_u32 %36, %65.3
;;     %32:v1, %33:s2 = v_sub_u32_e64 %65.2, %34
;;     %29:s2 = v_cmp_ge_u32_e64 %32, %65.3
;;     %27:v1, %28:s2 = v_add_u32_e64 %36, 1
;;     %25:v1, %26:s2 = v_sub_u32_e64 %32, %65.3
;;     %24:v1 = v_cndmask_b32_e64 %36, %27, %29
;;     %20:v1 = v_min_u32_e32 %32, %25
;;     %17:s2 = v_cmp_ge_u32_e64 %20, %65.3
;;     %13:v1, %14:s2 = v_add_u32_e64 %24, 1
;;     %12:v1 = v_cndmask_b32_e64 %24, %13, %17
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %61.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %61.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

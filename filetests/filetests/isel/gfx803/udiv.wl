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
;;     %72=s[0:1]:s2, %71=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %73:s2 = s_load_dwordx2 %72, 0x0
;;     %69.0:v2, %65:s2 = v_add_u32_e64 %73.0, %71
;;     %68:v1 = v_mov_b32_e32 %73.1
;;     %70.1:v2 tied(%69), %67:s2 = v_addc_u32_e64 %68, 0, %65
;;     %61:v1 = flat_load_dword %70
;;     %58.0:v2, %55:s2 = v_add_u32_e64 4, %70.0
;;     %59.1:v2 tied(%58), %57:s2 = v_addc_u32_e64 0, %70.1, %55
;;     %60:v1 = flat_load_dword %59
;;     %53:v1 = v_cvt_f32_u32_e32 %60
;;     %52:v1 = v_rcp_f32_e32 %53
;;     %50:v1 = v_mul_f32_e32 0x4f7ffffe, %52
;;     %48:v1 = v_cvt_u32_f32_e32 %50
;;     %45:v1, %46:s2 = v_sub_u32_e64 0, %60
;;     %44:v1 = v_mul_lo_u32 %45, %48
;;     %42:v1 = v_mul_hi_u32 %48, %44
;;     %39:v1, %40:s2 = v_add_u32_e64 %48, %42
;;     %36:v1 = v_mul_hi_u32 %61, %39
;;     %34:v1 = v_mul_lo_u32 %36, %60
;;     %32:v1, %33:s2 = v_sub_u32_e64 %61, %34
;;     %29:s2 = v_cmp_ge_u32_e64 %32, %60
;;     %27:v1, %28:s2 = v_add_u32_e64 %36, 1
;;     %25:v1, %26:s2 = v_sub_u32_e64 %32, %60
;;     %24:v1 = v_cndmask_b32_e64 %36, %27, %29
;;     %21:v1 = v_cndmask_b32_e64 %32, %25, %29
;;     %17:s2 = v_cmp_ge_u32_e64 %21, %60
;;     %13:v1, %14:s2 = v_add_u32_e64 %24, 1
;;     %12:v1 = v_cndmask_b32_e64 %24, %13, %17
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %70.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %70.1, %2
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
;;     %53=s[0:1]:s2, %65=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %66:s2 = s_load_dwordx2 %53, 0x0
;;     %63.0:v2, %59:s2 = v_add_u32_e64 %66.0, %65
;;     %62:v1 = v_mov_b32_e32 %66.1
;;     %64.1:v2 tied(%63), %61:s2 = v_addc_u32_e64 %62, 0, %59
;;     %55:s1 = s_load_dword %53, 0x8
;;     %54:s1 = s_load_dword %53, 0xc
;;     %52:v1 = v_cvt_f32_u32_e32 %54
;;     %51:v1 = v_rcp_f32_e32 %52
;;     %49:v1 = v_mul_f32_e32 0x4f7ffffe, %51
;;     %47:v1 = v_cvt_u32_f32_e32 %49
;;     %45:s1 = s_sub_u32 0, %54
;;     %44:v1 = v_mul_lo_u32 %45, %47
;;     %42:v1 = v_mul_hi_u32 %47, %44
;;     %39:v1, %40:s2 = v_add_u32_e64 %47, %42
;;     %36:v1 = v_mul_hi_u32 %55, %39
;;     %34:v1 = v_mul_lo_u32 %36, %54
;;     %32:v1, %33:s2 = v_sub_u32_e64 %55, %34
;;     %29:s2 = v_cmp_ge_u32_e64 %32, %54
;;     %27:v1, %28:s2 = v_add_u32_e64 %36, 1
;;     %25:v1, %26:s2 = v_sub_u32_e64 %32, %54
;;     %24:v1 = v_cndmask_b32_e64 %36, %27, %29
;;     %21:v1 = v_cndmask_b32_e64 %32, %25, %29
;;     %17:s2 = v_cmp_ge_u32_e64 %21, %54
;;     %13:v1, %14:s2 = v_add_u32_e64 %24, 1
;;     %12:v1 = v_cndmask_b32_e64 %24, %13, %17
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %64.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %64.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

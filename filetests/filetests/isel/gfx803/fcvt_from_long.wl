; test isel precise-output
; target gfx803
; Integers of 64 bits to floats, rounded once.
; Here are the forms whose code is not that of gfx900.

kernel %signed_single {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = fcvt_from_sint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %signed_single target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %71=s[0:1]:s2, %70=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %72:s2 = s_load_dwordx2 %71, 0x0
;;     %68.0:v2, %64:s2 = v_add_u32_e64 %72.0, %70
;;     %67:v1 = v_mov_b32_e32 %72.1
;;     %69.1:v2 tied(%68), %66:s2 = v_addc_u32_e64 %67, 0, %64
;;     %60:v2 = flat_load_dwordx2 %69
;;     %59:v1 = v_ashrrev_i32_e32 31, %60.1
;;     %56.0:v2 = v_xor_b32_e32 %60.0, %59
;;     %57.1:v2 tied(%56) = v_xor_b32_e32 %60.1, %59
;;     %51.0:v2, %48:s2 = v_sub_u32_e64 %57.0, %59
;;     %52.1:v2 tied(%51), %50:s2 = v_subb_u32_e64 %57.1, %59, %48
;;     %45:v1 = v_ffbh_u32_e32 %52.1
;;     %44:v1 = v_min_u32_e32 32, %45
;;     %42:v2 = v_lshlrev_b64 %44, %52
;;     %39:v1 = v_min_u32_e32 1, %42.0
;;     %37:v1 = v_or_b32_e32 %42.1, %39
;;     %34:v1 = v_cvt_f32_u32_e32 %37
;;     %31:v1, %32:s2 = v_sub_u32_e64 32, %44
;;     %29:v1 = v_lshlrev_b32_e32 23, %31
;;     %25:v1, %26:s2 = v_add_u32_e64 %34, %29
;;     %22:v1 = v_or_b32_e32 %52.0, %52.1
;;     %19:s2 = v_cmp_eq_u32_e64 %22, 0
;;     %17:v1 = v_cndmask_b32_e64 %25, 0, %19
;;     %14:v1 = v_and_b32_e32 0x80000000, %59
;;     %12:v1 = v_or_b32_e32 %17, %14
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %69.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %69.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

kernel %unsigned_single {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = fcvt_from_uint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %unsigned_single target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %52=s[0:1]:s2, %51=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %53:s2 = s_load_dwordx2 %52, 0x0
;;     %49.0:v2, %45:s2 = v_add_u32_e64 %53.0, %51
;;     %48:v1 = v_mov_b32_e32 %53.1
;;     %50.1:v2 tied(%49), %47:s2 = v_addc_u32_e64 %48, 0, %45
;;     %41:v2 = flat_load_dwordx2 %50
;;     %40:v1 = v_ffbh_u32_e32 %41.1
;;     %39:v1 = v_min_u32_e32 32, %40
;;     %37:v2 = v_lshlrev_b64 %39, %41
;;     %34:v1 = v_min_u32_e32 1, %37.0
;;     %32:v1 = v_or_b32_e32 %37.1, %34
;;     %29:v1 = v_cvt_f32_u32_e32 %32
;;     %26:v1, %27:s2 = v_sub_u32_e64 32, %39
;;     %24:v1 = v_lshlrev_b32_e32 23, %26
;;     %20:v1, %21:s2 = v_add_u32_e64 %29, %24
;;     %17:v1 = v_or_b32_e32 %41.0, %41.1
;;     %14:s2 = v_cmp_eq_u32_e64 %17, 0
;;     %12:v1 = v_cndmask_b32_e64 %20, 0, %14
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %50.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %50.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

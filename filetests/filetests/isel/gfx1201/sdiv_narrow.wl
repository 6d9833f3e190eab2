; test isel precise-output
; target gfx1201
; Signed quotients of bytes and halves: sign extended and divided as words.

kernel %bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = sdiv.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %bytes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %66=s[0:1]:s2, %65=v0:v1 = inputs
;;     %67:s2 = s_load_b64 %66, 0x0
;;     %64:v1 = global_load_i8 %65, %67
;;     %63:v1 = global_load_i8 %65, %67 offset:4
;;     %60:v1 = v_ashrrev_i32_e32 31, %64
;;     %59:v1 = v_ashrrev_i32_e32 31, %63
;;     %58:v1 = v_xor_b32_e32 %64, %60
;;     %56:v1 = v_sub_nc_u32_e32 %58, %60
;;     %54:v1 = v_xor_b32_e32 %63, %59
;;     %52:v1 = v_sub_nc_u32_e32 %54, %59
;;     %51:v1 = v_cvt_f32_u32_e32 %52
;;     %50:v1 = v_rcp_f32_e32 %51
;;     %48:v1 = v_mul_f32_e32 0x4f7ffffe, %50
;;     %46:v1 = v_cvt_u32_f32_e32 %48
;;     %44:v1 = v_sub_nc_u32_e32 %59, %54
;;     %42:v1 = v_mul_lo_u32 %44, %46
;;     %40:v1 = v_mul_hi_u32 %46, %42
;;     %38:v1 = v_add_nc_u32_e32 %46, %40
;;     %35:v1 = v_mul_hi_u32 %56, %38
;;     %33:v1 = v_mul_lo_u32 %35, %52
;;     %32:v1 = v_sub_nc_u32_e32 %56, %33
;;     %29:s1 = v_cmp_ge_u32_e64 %32, %52
;;     %28:v1 = v_add_nc_u32_e32 1, %35
;;     %27:v1 = v_sub_nc_u32_e32 %32, %52
;;     %26:v1 = v_cndmask_b32_e64 %35, %28, %29
;;     %22:v1 = v_min_u32_e32 %32, %27
;;     %19:s1 = v_cmp_ge_u32_e64 %22, %52
;;     %16:v1 = v_add_nc_u32_e32 1, %26
;;     %15:v1 = v_cndmask_b32_e64 %26, %16, %19
;;     %11:v1 = v_xor_b32_e32 %60, %59
;;     %8:v1 = v_xor_b32_e32 %15, %11
;;     %6:v1 = v_sub_nc_u32_e32 %8, %11
;;     global_store_b8 %65, %6, %67 offset:256
;; }
;;     end
;; }

kernel %halves {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = load.i16 global align 2 [v4+4]
    v7 = sdiv.i16 v5, v6
    store.i16 global align 2 [v4+256], v7
    return
}
;; machine kernel %halves target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %66=s[0:1]:s2, %65=v0:v1 = inputs
;;     %67:s2 = s_load_b64 %66, 0x0
;;     %64:v1 = global_load_i16 %65, %67
;;     %63:v1 = global_load_i16 %65, %67 offset:4
;;     %60:v1 = v_ashrrev_i32_e32 31, %64
;;     %59:v1 = v_ashrrev_i32_e32 31, %63
;;     %58:v1 = v_xor_b32_e32 %64, %60
;;     %56:v1 = v_sub_nc_u32_e32 %58, %60
;;     %54:v1 = v_xor_b32_e32 %63, %59
;;     %52:v1 = v_sub_nc_u32_e32 %54, %59
;;     %51:v1 = v_cvt_f32_u32_e32 %52
;;     %50:v1 = v_rcp_f32_e32 %51
;;     %48:v1 = v_mul_f32_e32 0x4f7ffffe, %50
;;     %46:v1 = v_cvt_u32_f32_e32 %48
;;     %44:v1 = v_sub_nc_u32_e32 %59, %54
;;     %42:v1 = v_mul_lo_u32 %44, %46
;;     %40:v1 = v_mul_hi_u32 %46, %42
;;     %38:v1 = v_add_nc_u32_e32 %46, %40
;;     %35:v1 = v_mul_hi_u32 %56, %38
;;     %33:v1 = v_mul_lo_u32 %35, %52
;;     %32:v1 = v_sub_nc_u32_e32 %56, %33
;;     %29:s1 = v_cmp_ge_u32_e64 %32, %52
;;     %28:v1 = v_add_nc_u32_e32 1, %35
;;     %27:v1 = v_sub_nc_u32_e32 %32, %52
;;     %26:v1 = v_cndmask_b32_e64 %35, %28, %29
;;     %22:v1 = v_min_u32_e32 %32, %27
;;     %19:s1 = v_cmp_ge_u32_e64 %22, %52
;;     %16:v1 = v_add_nc_u32_e32 1, %26
;;     %15:v1 = v_cndmask_b32_e64 %26, %16, %19
;;     %11:v1 = v_xor_b32_e32 %60, %59
;;     %8:v1 = v_xor_b32_e32 %15, %11
;;     %6:v1 = v_sub_nc_u32_e32 %8, %11
;;     global_store_b16 %65, %6, %67 offset:256
;; }
;;     end
;; }

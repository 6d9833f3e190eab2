; test isel precise-output
; target gfx1201
; Unsigned quotients of bytes and halves: zero extended and divided as words.

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
    v7 = udiv.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %bytes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %48=s[0:1]:s2, %47=v0:v1 = inputs
;;     %49:s2 = s_load_b64 %48, 0x0
;;     %46:v1 = global_load_u8 %47, %49
;;     %45:v1 = global_load_u8 %47, %49 offset:4
;;     %42:v1 = v_cvt_f32_u32_e32 %45
;;     %41:v1 = v_rcp_f32_e32 %42
;;     %39:v1 = v_mul_f32_e32 0x4f7ffffe, %41
;;     %37:v1 = v_cvt_u32_f32_e32 %39
;;     %35:v1 = v_sub_nc_u32_e32 0, %45
;;     %34:v1 = v_mul_lo_u32 %35, %37
;;     %32:v1 = v_mul_hi_u32 %37, %34
;;     %30:v1 = v_add_nc_u32_e32 %37, %32
;;     %27:v1 = v_mul_hi_u32 %46, %30
;;     %25:v1 = v_mul_lo_u32 %27, %45
;;     %24:v1 = v_sub_nc_u32_e32 %46, %25
;;     %21:s1 = v_cmp_ge_u32_e64 %24, %45
;;     %20:v1 = v_add_nc_u32_e32 1, %27
;;     %19:v1 = v_sub_nc_u32_e32 %24, %45
;;     %18:v1 = v_cndmask_b32_e64 %27, %20, %21
;;     %14:v1 = v_min_u32_e32 %24, %19
;;     %11:s1 = v_cmp_ge_u32_e64 %14, %45
;;     %8:v1 = v_add_nc_u32_e32 1, %18
;;     %7:v1 = v_cndmask_b32_e64 %18, %8, %11
;;     global_store_b8 %47, %7, %49 offset:256
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
    v7 = udiv.i16 v5, v6
    store.i16 global align 2 [v4+256], v7
    return
}
;; machine kernel %halves target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %48=s[0:1]:s2, %47=v0:v1 = inputs
;;     %49:s2 = s_load_b64 %48, 0x0
;;     %46:v1 = global_load_u16 %47, %49
;;     %45:v1 = global_load_u16 %47, %49 offset:4
;;     %42:v1 = v_cvt_f32_u32_e32 %45
;;     %41:v1 = v_rcp_f32_e32 %42
;;     %39:v1 = v_mul_f32_e32 0x4f7ffffe, %41
;;     %37:v1 = v_cvt_u32_f32_e32 %39
;;     %35:v1 = v_sub_nc_u32_e32 0, %45
;;     %34:v1 = v_mul_lo_u32 %35, %37
;;     %32:v1 = v_mul_hi_u32 %37, %34
;;     %30:v1 = v_add_nc_u32_e32 %37, %32
;;     %27:v1 = v_mul_hi_u32 %46, %30
;;     %25:v1 = v_mul_lo_u32 %27, %45
;;     %24:v1 = v_sub_nc_u32_e32 %46, %25
;;     %21:s1 = v_cmp_ge_u32_e64 %24, %45
;;     %20:v1 = v_add_nc_u32_e32 1, %27
;;     %19:v1 = v_sub_nc_u32_e32 %24, %45
;;     %18:v1 = v_cndmask_b32_e64 %27, %20, %21
;;     %14:v1 = v_min_u32_e32 %24, %19
;;     %11:s1 = v_cmp_ge_u32_e64 %14, %45
;;     %8:v1 = v_add_nc_u32_e32 1, %18
;;     %7:v1 = v_cndmask_b32_e64 %18, %8, %11
;;     global_store_b16 %47, %7, %49 offset:256
;; }
;;     end
;; }

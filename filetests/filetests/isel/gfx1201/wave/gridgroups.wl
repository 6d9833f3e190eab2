; test isel precise-output
; target gfx1201
; Numbers of work-groups: a quotient, rounded up.

kernel %x {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = gridgroups.i32 0
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %x target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %51=s[0:1]:s2, %49=s[2:3]:s2, %48=v0:v1 = inputs
;;     %0:s4 = s_load_b128 %51, 0x4
;;     %50:s2 = s_load_b64 %49, 0x0
;;     %47:s1 = s_and_b32 %0.0, 0xffff
;;     %46:s1 = s_add_co_u32 %0.2, -1
;;     %44:s1 = s_cvt_f32_u32 %47
;;     %43:v1 = v_rcp_f32_e32 %44
;;     %41:v1 = v_mul_f32_e32 0x4f7ffffe, %43
;;     %39:v1 = v_cvt_u32_f32_e32 %41
;;     %37:s1 = s_sub_co_u32 0, %47
;;     %36:v1 = v_mul_lo_u32 %37, %39
;;     %34:v1 = v_mul_hi_u32 %39, %36
;;     %32:v1 = v_add_nc_u32_e32 %39, %34
;;     %29:v1 = v_mul_hi_u32 %46, %32
;;     %27:v1 = v_mul_lo_u32 %29, %47
;;     %26:v1 = v_sub_nc_u32_e32 %46, %27
;;     %23:s1 = v_cmp_ge_u32_e64 %26, %47
;;     %22:v1 = v_add_nc_u32_e32 1, %29
;;     %21:v1 = v_sub_nc_u32_e64 %26, %47
;;     %20:v1 = v_cndmask_b32_e64 %29, %22, %23
;;     %16:v1 = v_min_u32_e32 %26, %21
;;     %13:s1 = v_cmp_ge_u32_e64 %16, %47
;;     %10:v1 = v_add_nc_u32_e32 1, %20
;;     %9:v1 = v_cndmask_b32_e64 %20, %10, %13
;;     %5:v1 = v_add_nc_u32_e32 1, %9
;;     global_store_b32 %48, %5, %50 offset:256
;; }
;;     end
;; }

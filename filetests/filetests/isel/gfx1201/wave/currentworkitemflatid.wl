; test isel precise-output
; target gfx1201
; Flat indices in this work-group.

kernel %all {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = currentworkitemflatid.i32
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %all target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %41=s[0:1]:s2, %39=s[2:3]:s2, %35=v0:v1 = inputs
;;     %0:s4 = s_load_b128 %41, 0x4
;;     %40:s2 = s_load_b64 %39, 0x0
;;     %38:v1 = v_and_b32_e32 0x3ff, %35
;;     %37:v1 = v_bfe_u32 %35, 10, 10
;;     %36:v1 = v_lshrrev_b32_e32 20, %35
;;     %34:s1 = s_mov_b32 ttmp9
;;     %33:s1 = s_and_b32 %0.0, 0xffff
;;     %32:s1 = s_mul_i32 %34, %33
;;     %30:s1 = s_sub_co_u32 %0.2, %32
;;     %27:s1 = s_min_u32 %30, %33
;;     %24:s1 = s_and_b32 ttmp7, 0xffff
;;     %23:s1 = s_lshr_b32 %0.0, 16
;;     %22:s1 = s_mul_i32 %24, %23
;;     %20:s1 = s_sub_co_u32 %0.3, %22
;;     %17:s1 = s_min_u32 %20, %23
;;     %14:v1 = v_mul_lo_u32 %36, %17
;;     %11:v1 = v_add_nc_u32_e32 %37, %14
;;     %8:v1 = v_mul_lo_u32 %11, %27
;;     %5:v1 = v_add_nc_u32_e32 %38, %8
;;     global_store_b32 %38, %5, %40 offset:256
;; }
;;     end
;; }

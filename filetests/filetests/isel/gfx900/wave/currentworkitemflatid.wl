; test isel precise-output
; target gfx900
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
;; machine kernel %all target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %42=s[2:3]:s2, %38=s4:s1, %26=s5:s1, %41=v0:v1, %40=v1:v1, %39=v2:v1 = inputs
;;     %43:s2 = s_load_dwordx2 %42, 0x0
;;     %36:s1 = s_load_dword %20, 0x4
;;     %37:s1 = s_and_b32 %36, 0xffff
;;     %35:s1 = s_mul_i32 %38, %37
;;     %33:s1 = s_load_dword %20, 0xc
;;     %32:s1 = s_sub_u32 %33, %35
;;     %29:s1 = s_min_u32 %32, %37
;;     %24:s1 = s_load_dword %20, 0x4
;;     %25:s1 = s_lshr_b32 %24, 16
;;     %23:s1 = s_mul_i32 %26, %25
;;     %21:s1 = s_load_dword %20, 0x10
;;     %19:s1 = s_sub_u32 %21, %23
;;     %16:s1 = s_min_u32 %19, %25
;;     %13:v1 = v_mul_lo_u32 %39, %16
;;     %10:v1 = v_add_u32_e32 %40, %13
;;     %7:v1 = v_mul_lo_u32 %10, %29
;;     %4:v1 = v_add_u32_e32 %41, %7
;;     global_store_dword %41, %4, %43 offset:256
;; }
;;     end
;; }

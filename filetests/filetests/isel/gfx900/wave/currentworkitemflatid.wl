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
;;     %40=s[0:1]:s2, %38=s[2:3]:s2, %34=s4:s1, %24=s5:s1, %37=v0:v1, %36=v1:v1, %35=v2:v1 = inputs
;;     %0:s4 = s_load_dwordx4 %40, 0x4
;;     %39:s2 = s_load_dwordx2 %38, 0x0
;;     %33:s1 = s_and_b32 %0.0, 0xffff
;;     %32:s1 = s_mul_i32 %34, %33
;;     %30:s1 = s_sub_u32 %0.2, %32
;;     %27:s1 = s_min_u32 %30, %33
;;     %23:s1 = s_lshr_b32 %0.0, 16
;;     %22:s1 = s_mul_i32 %24, %23
;;     %20:s1 = s_sub_u32 %0.3, %22
;;     %17:s1 = s_min_u32 %20, %23
;;     %14:v1 = v_mul_lo_u32 %35, %17
;;     %11:v1 = v_add_u32_e32 %36, %14
;;     %8:v1 = v_mul_lo_u32 %11, %27
;;     %5:v1 = v_add_u32_e32 %37, %8
;;     global_store_dword %37, %5, %39 offset:256
;; }
;;     end
;; }

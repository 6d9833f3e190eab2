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
;;     %37=s[0:1]:s2, %35=s[2:3]:s2, %31=v0:v1 = inputs
;;     %0:s4 = s_load_b128 %37, 0x4
;;     %36:s2 = s_load_b64 %35, 0x0
;;     %34:v1 = v_and_b32_e32 0x3ff, %31
;;     %33:v1 = v_bfe_u32 %31, 10, 10
;;     %32:v1 = v_lshrrev_b32_e32 20, %31
;;     %30:s1 = s_mov_b32 ttmp9
;;     %29:s1 = s_and_b32 %0.0, 0xffff
;;     %28:s1 = s_mul_i32 %30, %29
;;     %26:s1 = s_sub_co_u32 %0.2, %28
;;     %23:s1 = s_min_u32 %26, %29
;;     %20:s1 = s_and_b32 ttmp7, 0xffff
;;     %19:s1 = s_lshr_b32 %0.0, 16
;;     %18:s1 = s_mul_i32 %20, %19
;;     %16:s1 = s_sub_co_u32 %0.3, %18
;;     %13:s1 = s_min_u32 %16, %19
;;     %10:v1 = v_mad_u32_u24 %32, %13, %33
;;     %6:v1 = v_mad_u32_u24 %10, %23, %34
;;     global_store_b32 %34, %6, %36 offset:256
;; }
;;     end
;; }

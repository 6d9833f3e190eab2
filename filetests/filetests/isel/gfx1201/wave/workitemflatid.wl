; test isel precise-output
; target gfx1201
; Flat indices in the full work-group.

kernel %all {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workitemflatid.i32
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %all target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %21=s[2:3]:s2, %17=v0:v1 = inputs
;;     %0:s1 = s_load_b32 %23, 0x4
;;     %22:s2 = s_load_b64 %21, 0x0
;;     %20:v1 = v_and_b32_e32 0x3ff, %17
;;     %19:v1 = v_bfe_u32 %17, 10, 10
;;     %18:v1 = v_lshrrev_b32_e32 20, %17
;;     %16:s1 = s_and_b32 %0, 0xffff
;;     %15:s1 = s_lshr_b32 %0, 16
;;     %14:v1 = v_mul_lo_u32 %18, %15
;;     %11:v1 = v_add_nc_u32_e32 %19, %14
;;     %8:v1 = v_mul_lo_u32 %11, %16
;;     %5:v1 = v_add_nc_u32_e32 %20, %8
;;     global_store_b32 %20, %5, %22 offset:256
;; }
;;     end
;; }

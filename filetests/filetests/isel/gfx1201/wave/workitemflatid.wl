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
;;     %14=s[0:1]:s2, %23=s[2:3]:s2, %19=v0:v1 = inputs
;;     %24:s2 = s_load_b64 %23, 0x0
;;     %22:v1 = v_and_b32_e32 0x3ff, %19
;;     %21:v1 = v_bfe_u32 %19, 10, 10
;;     %20:v1 = v_lshrrev_b32_e32 20, %19
;;     %17:s1 = s_load_b32 %14, 0x4
;;     %18:s1 = s_and_b32 %17, 0xffff
;;     %15:s1 = s_load_b32 %14, 0x4
;;     %16:s1 = s_lshr_b32 %15, 16
;;     %13:v1 = v_mul_lo_u32 %20, %16
;;     %10:v1 = v_add_nc_u32_e32 %21, %13
;;     %7:v1 = v_mul_lo_u32 %10, %18
;;     %4:v1 = v_add_nc_u32_e32 %22, %7
;;     global_store_b32 %22, %4, %24 offset:256
;; }
;;     end
;; }

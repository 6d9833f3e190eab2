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
;;     %19=s[0:1]:s2, %17=s[2:3]:s2, %13=v0:v1 = inputs
;;     %0:s1 = s_load_b32 %19, 0x4
;;     %18:s2 = s_load_b64 %17, 0x0
;;     %16:v1 = v_and_b32_e32 0x3ff, %13
;;     %15:v1 = v_bfe_u32 %13, 10, 10
;;     %14:v1 = v_lshrrev_b32_e32 20, %13
;;     %12:s1 = s_and_b32 %0, 0xffff
;;     %11:s1 = s_lshr_b32 %0, 16
;;     %10:v1 = v_mad_u32_u24 %14, %11, %15
;;     %6:v1 = v_mad_u32_u24 %10, %12, %16
;;     global_store_b32 %16, %6, %18 offset:256
;; }
;;     end
;; }

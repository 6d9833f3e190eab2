; test isel precise-output
; target gfx900
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
;; machine kernel %all target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %20=s[2:3]:s2, %19=v0:v1, %18=v1:v1, %17=v2:v1 = inputs
;;     %0:s1 = s_load_dword %22, 0x4
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %16:s1 = s_and_b32 %0, 0xffff
;;     %15:s1 = s_lshr_b32 %0, 16
;;     %14:v1 = v_mul_lo_u32 %17, %15
;;     %11:v1 = v_add_u32_e32 %18, %14
;;     %8:v1 = v_mul_lo_u32 %11, %16
;;     %5:v1 = v_add_u32_e32 %19, %8
;;     global_store_dword %19, %5, %21 offset:256
;; }
;;     end
;; }

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
;;     %14=s[0:1]:s2, %22=s[2:3]:s2, %21=v0:v1, %20=v1:v1, %19=v2:v1 = inputs
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %17:s1 = s_load_dword %14, 0x4
;;     %18:s1 = s_and_b32 %17, 0xffff
;;     %15:s1 = s_load_dword %14, 0x4
;;     %16:s1 = s_lshr_b32 %15, 16
;;     %13:v1 = v_mul_lo_u32 %19, %16
;;     %10:v1 = v_add_u32_e32 %20, %13
;;     %7:v1 = v_mul_lo_u32 %10, %18
;;     %4:v1 = v_add_u32_e32 %21, %7
;;     global_store_dword %21, %4, %23 offset:256
;; }
;;     end
;; }

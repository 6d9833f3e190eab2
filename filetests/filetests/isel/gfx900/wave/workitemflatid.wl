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
;;     %18=s[0:1]:s2, %16=s[2:3]:s2, %15=v0:v1, %14=v1:v1, %13=v2:v1 = inputs
;;     %0:s1 = s_load_dword %18, 0x4
;;     %17:s2 = s_load_dwordx2 %16, 0x0
;;     %12:s1 = s_and_b32 %0, 0xffff
;;     %11:s1 = s_lshr_b32 %0, 16
;;     %10:v1 = v_mad_u32_u24 %13, %11, %14
;;     %6:v1 = v_mad_u32_u24 %10, %12, %15
;;     global_store_dword %15, %6, %17 offset:256
;; }
;;     end
;; }

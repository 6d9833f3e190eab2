; test isel precise-output
; target gfx900
; The lane: ones below it are counted.

kernel %laneid {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = laneid.i32
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %laneid target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, 0x0
;;     %3:v1 = v_mbcnt_lo_u32_b32 -1, 0
;;     %4:v1 = v_mbcnt_hi_u32_b32 -1, %3
;;     global_store_dword %5, %4, %7 offset:256
;; }
;;     end
;; }

; test isel precise-output
; target gfx1201
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
;; machine kernel %laneid target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v1 = v_mbcnt_lo_u32_b32 -1, 0
;;     global_store_b32 %4, %3, %6 offset:256
;; }
;;     end
;; }

; test isel precise-output
; target gfx1201
; The number of dimensions: a field of the dispatch packet.

kernel %dim {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = dim.i32
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %dim target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=s[2:3]:s2, %6=v0:v1 = inputs
;;     %0:s1 = s_load_b32 %9, 0x0
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:s1 = s_bfe_u32 %0, 0x20010
;;     %4:v1 = v_mov_b32_e32 %5
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

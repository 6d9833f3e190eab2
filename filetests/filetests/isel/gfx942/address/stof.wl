; test isel precise-output
; target gfx942
; Segment addresses as flat ones: the aperture of the segment is the high word.
; Here are the forms whose code is not that of gfx900.

kernel %private {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = stof.i64 private v2
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %private target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_dwordx2 %12, 0x0
;;     %3:s2 = s_mov_b64 src_private_base
;;     %4:v1 = v_mov_b32_e32 %11
;;     %5:v1 = v_mov_b32_e32 %3.1
;;     %6:s2 = v_cmp_ne_u32_e64 -1, %4
;;     %9.0:v2 = v_cndmask_b32_e64 0, %4, %6
;;     %10.1:v2 tied(%9) = v_cndmask_b32_e64 0, %5, %6
;;     global_store_dwordx2 %11, %10, %13 offset:256
;; }
;;     end
;; }

kernel %private_nonull {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = stof.i64 private nonull v2
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %private_nonull target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %3:s2 = s_mov_b64 src_private_base
;;     %6.0:v2 = v_mov_b32_e32 %8
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %3.1
;;     global_store_dwordx2 %8, %7, %10 offset:256
;; }
;;     end
;; }

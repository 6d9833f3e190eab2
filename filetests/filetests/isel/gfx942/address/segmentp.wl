; test isel precise-output
; target gfx942
; Whether a flat address lies in a segment: its high word is compared with apertures.
; Here are the forms whose code is not that of gfx900.

kernel %private {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = segmentp private v5
    v7 = uextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %private target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_dwordx2 %12, 0x0
;;     %10:v2 = global_load_dwordx2 %11, %13
;;     %6:s2 = s_mov_b64 src_private_base
;;     %7:s2 = v_cmp_eq_u32_e64 %6.1, %10.1
;;     %8:s2 = v_cmp_eq_u64_e64 0, %10
;;     %9:s2 = s_or_b64 %7, %8
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %9
;;     global_store_dword %11, %4, %13 offset:256
;; }
;;     end
;; }

kernel %global {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = segmentp global v5
    v7 = uextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %global target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, 0x0
;;     %13:v2 = global_load_dwordx2 %14, %16
;;     %6:s2 = s_mov_b64 src_shared_base
;;     %7:s2 = v_cmp_ne_u32_e64 %6.1, %13.1
;;     %8:s2 = s_mov_b64 src_private_base
;;     %9:s2 = v_cmp_ne_u32_e64 %8.1, %13.1
;;     %10:s2 = s_and_b64 %7, %9
;;     %11:s2 = v_cmp_eq_u64_e64 0, %13
;;     %12:s2 = s_or_b64 %10, %11
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %12
;;     global_store_dword %14, %4, %16 offset:256
;; }
;;     end
;; }

; test isel precise-output
; target gfx942
; Indices of work-items in the group: given in registers, as fields of one where they are packed.
; Here are the forms whose code is not that of gfx900.

kernel %y {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workitemid.i32 1
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %y target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %3=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, 0x0
;;     %5:v1 = v_and_b32_e32 0x3ff, %3
;;     %4:v1 = v_bfe_u32 %3, 10, 10
;;     global_store_dword %5, %4, %7 offset:256
;; }
;;     end
;; }

kernel %z {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workitemid.i32 2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %z target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %3=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, 0x0
;;     %5:v1 = v_and_b32_e32 0x3ff, %3
;;     %4:v1 = v_lshrrev_b32_e32 20, %3
;;     global_store_dword %5, %4, %7 offset:256
;; }
;;     end
;; }

kernel %all {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workitemid.i32 1
    v6 = workitemid.i32 2
    v7 = iadd.i32 v5, v6
    v8 = iadd.i32 v7, v2
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %all target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %6=v0:v1 = inputs
;;     %11:s2 = s_load_dwordx2 %10, 0x0
;;     %9:v1 = v_and_b32_e32 0x3ff, %6
;;     %8:v1 = v_bfe_u32 %6, 10, 10
;;     %7:v1 = v_lshrrev_b32_e32 20, %6
;;     %5:v1 = v_add3_u32 %8, %7, %9
;;     global_store_dword %9, %5, %11 offset:256
;; }
;;     end
;; }

; test isel precise-output
; target gfx900
; A value where a bit is one and zero elsewhere: no comparison. One whose comparison something else reads stays a choice.

kernel %bits {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v1 = iconst.i32 1
    v2 = iconst.i32 0
    v3 = band.i32 v0, v1
    v4 = icmp.eq v3, v2
    v5 = iconst.i32 0xedb88320
    v6 = select.i32 v4, v2, v5
    v7 = iconst.i32 64
    v8 = band.i32 v0, v7
    v9 = icmp.ne v8, v2
    v10 = select.i32 v9, v6, v2
    store.i32 global align 4 [v91], v10
    return
}
;; machine kernel %bits target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %11=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = v_bfe_i32 %11, 0, 1
;;     %8:v1 = v_and_b32_e32 0xedb88320, %7
;;     %4:v1 = v_bfe_i32 %11, 6, 1
;;     %6:v1 = v_and_b32_e32 %4, %8
;;     %1:v1 = v_mov_b32_e32 0
;;     global_store_dword %1, %6, %10
;; }
;;     end
;; }

kernel %several {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v2 = iconst.i32 0
    v1 = iconst.i32 3
    v3 = band.i32 v0, v1
    v4 = icmp.eq v3, v2
    v6 = select.i32 v4, v2, v0
    store.i32 global align 4 [v91], v6
    return
}
;; machine kernel %several target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %11=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %8:v1 = v_and_b32_e32 3, %11
;;     %7:s2 = v_cmp_eq_u32_e64 %8, 0
;;     %5:v1 = v_cndmask_b32_e64 %11, 0, %7
;;     %1:v1 = v_mov_b32_e32 0
;;     global_store_dword %1, %5, %10
;; }
;;     end
;; }

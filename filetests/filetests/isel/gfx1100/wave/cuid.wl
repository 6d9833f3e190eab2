; test isel precise-output
; target gfx1100
; The compute unit: a hardware register is asked.
; Here are the forms whose code is not that of gfx1030.

kernel %cuid {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = cuid.i32
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %cuid target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, null
;;     %4:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID1, 16, 1)
;;     %5:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID1, 10, 4)
;;     %6:s1 = s_lshl4_add_u32 %4, %5
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_b32 %7, %3, %9 offset:256
;; }
;;     end
;; }

kernel %maxcuid {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = maxcuid.i32
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %maxcuid target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4=s[0:1]:s2, %3=v0:v1 = inputs
;;     %5:s2 = s_load_b64 %4, null
;;     %2:v1 = v_mov_b32_e32 31
;;     global_store_b32 %3, %2, %5 offset:256
;; }
;;     end
;; }

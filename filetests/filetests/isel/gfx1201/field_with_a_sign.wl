; test isel precise-output
; target gfx1201
; A shift up and a shift down that keeps the sign are one field; not if the first is the longer one.

kernel %field {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 7
    v7 = ishl.i32 v5, v6
    v8 = iconst.i32 20
    v9 = sshr.i32 v7, v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %field target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_bfe_i32 %5, 13, 12
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %no_field {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 20
    v7 = ishl.i32 v5, v6
    v8 = iconst.i32 7
    v9 = sshr.i32 v7, v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %no_field target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v1 = global_load_b32 %8, %10
;;     %6:v1 = v_lshlrev_b32_e32 20, %7
;;     %4:v1 = v_ashrrev_i32_e32 7, %6
;;     global_store_b32 %8, %4, %10 offset:256
;; }
;;     end
;; }

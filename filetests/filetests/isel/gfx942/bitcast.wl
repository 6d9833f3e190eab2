; test isel precise-output
; target gfx942
; The same bits as another type.
; Here are the forms whose code is not that of gfx900.

kernel %words_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x2 global align 8 [v4+0]
    v6 = bitcast.i64 v5
    v7 = iadd.i64 v6, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %words_long target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v2 = global_load_dwordx2 %7, %9
;;     %4:v2 = v_lshl_add_u64 %6, 0, %6
;;     global_store_dwordx2 %7, %4, %9 offset:256
;; }
;;     end
;; }

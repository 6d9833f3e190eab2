; test isel precise-output
; target gfx1030
; Truth values that are constants.

kernel %other_types {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = bconst 1
    v6 = uextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %other_types target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4=s[0:1]:s2, %3=v0:v1 = inputs
;;     %5:s2 = s_load_dwordx2 %4, null
;;     %2:v1 = v_mov_b32_e32 1
;;     global_store_dword %3, %2, %5 offset:256
;; }
;;     end
;; }

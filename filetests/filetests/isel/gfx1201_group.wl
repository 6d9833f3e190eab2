; test isel precise-output
; target gfx1201
; Group memory, and a barrier.

group %tile : 256 align 4

kernel %group {
    param %out : i64 at 0 align 8
    required_group_size 64 1 1
block0:
    v0 = workitemid.i32 0
    v1 = symbol_addr.i32 %tile
    v2 = iconst.i32 2
    v3 = ishl.i32 v0, v2
    v4 = iadd.i32 v1, v3
    store.i32 group align 4 [v4], v0
    barrier
    v5 = load.i32 group align 4 [v4+4]
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    store.i32 global align 4 [v91], v5
    return
}
;; machine kernel %group target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %3=s[0:1]:s2, %9=v0:v1 = inputs
;;     %8:v1 = v_lshlrev_b32_e32 2, %9
;;     ds_store_b32 %8, %9
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     s_barrier_signal -1
;;     s_barrier_wait 0xffff
;;     %6:v1 = ds_load_b32 %8 offset:4
;;     %4:s2 = s_load_b64 %3, 0x0
;;     %1:v1 = v_mov_b32_e32 0
;;     global_store_b32 %1, %6, %4
;; }
;;     end
;; }

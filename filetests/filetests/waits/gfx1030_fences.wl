; test waits precise-output
; target gfx1030
; Fences of gfx10 wait for loads, stores and group memory alike, and an acquire invalidates caches.

kernel %k {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 width all [v1]
    v3 = iconst.i32 0
    store.i32 group align 4 [v3], v0
    fence screl wg
    v4 = atomic_rmw.i32 add group align 4 rlx wg [v3], v0
    fence scacq wg
    store.i32 global align 4 [v2], v4
    fence screl agent
    atomic_store.i32 st global align 4 rlx agent [v2+4], v0
    return
}
;; machine kernel %k target gfx1030 wave 32 after waits {
;; mb0: wave of block1
;;     s[0:1] = s_load_dwordx2 s[0:1], null
;;     v1 = v_mov_b32_e32 0
;;     ds_write_b32 v1, v0
;;     s_waitcnt lgkmcnt(0)
;;     v2 = ds_add_rtn_u32 v1, v0
;;     s_waitcnt lgkmcnt(0)
;;     buffer_gl0_inv
;;     global_store_dword v1, v2, s[0:1]
;;     s_waitcnt_vscnt null, 0x0
;;     global_store_dword v1, v0, s[0:1] offset:4 makes order
;;     end
;; }

; test waits precise-output
; target gfx90a
; Fences of gfx90a: beyond the device the second-level cache is written back before, and invalidated after.

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
    fence screl system
    atomic_store.i32 st global align 4 rlx system [v2+8], v0
    v5 = atomic_load.i32 ld global align 4 rlx system [v2+12]
    fence scacq system
    store.i32 global align 4 [v2+16], v5
    return
}
;; machine kernel %k target gfx90a wave 64 after waits {
;; mb0: wave of block1
;;     vcc = s_load_dwordx2 s[0:1], 0x0
;;     v1 = v_mov_b32_e32 0
;;     ds_write_b32 v1, v0
;;     s_waitcnt lgkmcnt(0)
;;     v2 = ds_add_rtn_u32 v1, v0
;;     s_waitcnt lgkmcnt(0)
;;     global_store_dword v1, v2, vcc
;;     s_waitcnt vmcnt(0)
;;     global_store_dword v1, v0, vcc offset:4 makes order
;;     buffer_wbl2
;;     s_waitcnt vmcnt(0)
;;     global_store_dword v1, v0, vcc offset:8 makes order
;;     v0 = global_load_dword v1, vcc offset:12 glc makes order
;;     s_waitcnt vmcnt(0)
;;     buffer_invl2
;;     buffer_wbinvl1_vol
;;     global_store_dword v1, v0, vcc offset:16
;;     end
;; }

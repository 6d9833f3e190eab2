; test waits precise-output
; target gfx900
; From the IR: the address is waited for in front of the load, the load in front of the store.

kernel %add {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 width all [v1]
    v3 = load.i32 global align 4 [v2]
    v4 = iadd.i32 v3, v0
    store.i32 global align 4 [v2+4], v4
    return
}
;; machine kernel %add target gfx900 wave 64 after waits {
;; mb0: wave of block1
;;     vcc = s_load_dwordx2 s[0:1], 0x0
;;     v1 = v_mov_b32_e32 0
;;     s_waitcnt lgkmcnt(0)
;;     s0 = s_load_dword vcc, 0x0 makes initial
;;     s_waitcnt lgkmcnt(0)
;;     v0 = v_add_u32_e32 s0, v0
;;     global_store_dword v1, v0, vcc offset:4
;;     end
;; }

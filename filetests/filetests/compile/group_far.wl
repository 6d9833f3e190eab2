; test compile precise-output
; target gfx900
; Constant addresses of group memory that the offset of an instruction does not reach: the null address, and one after all memory.

kernel %far {
block0:
    v0 = nullptr.i32 group
    v1 = iconst.i32 7
    store.i32 group align 4 [v0], v1
    v2 = iconst.i32 100000
    store.i32 group align 4 [v2], v1
    v3 = iconst.i32 64
    store.i32 group align 4 [v3], v1
    return
}
;;     v_mov_b32_e32 v0, -1
;;     v_mov_b32_e32 v1, 7
;;     ds_write_b32 v0, v1
;;     v_mov_b32_e32 v0, 0x186a0
;;     ds_write_b32 v0, v1
;;     v_mov_b32_e32 v0, 0
;;     ds_write_b32 v0, v1 offset:64
;;     s_endpgm

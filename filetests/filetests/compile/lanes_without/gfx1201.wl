; test compile precise-output
; target gfx1201
; Lanes that a condition does not hold for go on: one instruction keeps the lanes and narrows them.

kernel %lanes_without {
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    branch v2, block2, block1
block1:
    v3 = ishl.i32 v0, v1
    store.i32 group align 4 [v3], v0
    jump block2
block2:
    store.i32 group align 4 [v0+4], v1
    return
}
;;     v_cmp_lt_u32_e64 vcc_lo, v0, 5
;;     s_and_not0_saveexec_b32 s0, vcc_lo
;;     s_cbranch_execz L0
;;     v_lshlrev_b32_e32 v1, 5, v0
;;     ds_store_b32 v1, v0
;; L0:
;;     s_mov_b32 exec_lo, s0
;;     v_mov_b32_e32 v1, 5
;;     ds_store_b32 v0, v1 offset:4
;;     s_endpgm

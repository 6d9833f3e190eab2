; test waits precise-output
; target gfx700
; Fences are those of GFX8: the loads of an agent pass the first-level cache, which an acquire invalidates.

kernel %k {
    param %out : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = atomic_load.i32 ld global align 4 scacq agent [v1]
    v4 = iadd.i32 v3, v2
    atomic_store.i32 st global align 4 screl agent [v1+4], v4
    return
}
;; machine kernel %k target gfx700 wave 64 after waits {
;; mb0: wave of block1
;;     vcc = s_load_dwordx2 s[0:1], 0x0
;;     m0 = s_mov_b32 -1
;;     s_waitcnt lgkmcnt(0)
;;     v1 = v_mov_b32_e32 vcc_lo
;;     v2 = v_mov_b32_e32 vcc_hi
;;     v3 = flat_load_dword v[1:2] glc makes order
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     buffer_wbinvl1_vol
;;     v1, s[0:1] = v_add_i32_e64 4, vcc_lo
;;     v2 = v_mov_b32_e32 vcc_hi
;;     v2, vcc = v_addc_u32_e64 0, v2, s[0:1]
;;     v0, vcc = v_add_i32_e32 v3, v0
;;     flat_store_dword v[1:2], v0 makes order
;;     end
;; }

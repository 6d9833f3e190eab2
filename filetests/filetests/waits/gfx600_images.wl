; test waits precise-output
; target gfx600
; A store to an image has not read its data when it is issued.

kernel %k {
    param %image : i64 at 0 align 8
    param %sampler : i64 at 8 align 8
    param %out : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i64 kernarg align 8 width all [v0+8]
    v3 = load.i64 kernarg align 8 width all [v0+16]
    v4 = workitemid.i32 0
    v5 = fcvt_from_sint.f32 v4
    v6 = image_sample.f32 2ddepth v1, v2, v5, v5
    v7 = image_load.f32 2ddepth v3, v4, v4
    v8 = fadd.f32 v6, v7
    image_store.f32 2ddepth v3, v4, v4, v8
    image_fence
    v9 = image_load.f32 2ddepth v3, v4, v4
    image_store.f32 2ddepth v1, v4, v4, v9
    return
}
;; machine kernel %k target gfx600 wave 64 after waits {
;; mb0: wave of block1
;;     s[0:7] = s_load_dwordx8 s[0:1], 0x0
;;     v2 = v_cvt_f32_i32_e32 v0
;;     v3 = v_mov_b32_e32 v2
;;     v1 = v_mov_b32_e32 v0
;;     v1 = v_mov_b32_e32 v0
;;     v1 = v_mov_b32_e32 v0
;;     s_waitcnt lgkmcnt(0)
;;     s[8:15] = s_load_dwordx8 s[0:1], 0x0
;;     s[40:43] = s_load_dwordx4 s[2:3], 0x0
;;     s[16:23] = s_load_dwordx8 s[4:5], 0x0
;;     s[24:31] = s_load_dwordx8 s[4:5], 0x0
;;     s[32:39] = s_load_dwordx8 s[4:5], 0x0
;;     s[0:7] = s_load_dwordx8 s[0:1], 0x0
;;     s_waitcnt lgkmcnt(0)
;;     v2 = image_sample_lz v[2:3], s[8:15], s[40:43] dmask:0x1
;;     v3 = image_load v[0:1], s[16:23] dmask:0x1 unorm
;;     s_waitcnt vmcnt(0)
;;     v2 = v_add_f32_e32 v2, v3
;;     image_store v2, v[0:1], s[24:31] dmask:0x1 unorm
;;     s_waitcnt vmcnt(0)
;;     buffer_wbinvl1
;;     s_waitcnt expcnt(0)
;;     v2 = image_load v[0:1], s[32:39] dmask:0x1 unorm
;;     v1 = v_mov_b32_e32 v0
;;     s_waitcnt vmcnt(0)
;;     image_store v2, v[0:1], s[0:7] dmask:0x1 unorm
;;     end
;; }

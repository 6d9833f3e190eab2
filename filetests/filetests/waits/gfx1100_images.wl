; test waits precise-output
; target gfx1100
; A fence of images waits for stores and invalidates the caches.

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
;; machine kernel %k target gfx1100 wave 32 after waits {
;; mb0: wave of block1
;;     s[0:7] = s_load_b256 s[0:1], null
;;     v1 = v_cvt_f32_i32_e32 v0
;;     s_waitcnt lgkmcnt(0)
;;     s[8:15] = s_load_b256 s[0:1], null
;;     s[40:43] = s_load_b128 s[2:3], null
;;     s[16:23] = s_load_b256 s[4:5], null
;;     s[24:31] = s_load_b256 s[4:5], null
;;     s[32:39] = s_load_b256 s[4:5], null
;;     s[0:7] = s_load_b256 s[0:1], null
;;     s_waitcnt lgkmcnt(0)
;;     v1 = image_sample_lz [v1, v1], s[8:15], s[40:43] dmask:0x1 dim:SQ_RSRC_IMG_2D
;;     v2 = image_load [v0, v0], s[16:23] dmask:0x1 dim:SQ_RSRC_IMG_2D unorm
;;     s_waitcnt vmcnt(0)
;;     v1 = v_add_f32_e32 v1, v2
;;     image_store v1, [v0, v0], s[24:31] dmask:0x1 dim:SQ_RSRC_IMG_2D unorm
;;     s_waitcnt_vscnt null, 0x0
;;     buffer_gl1_inv
;;     buffer_gl0_inv
;;     v1 = image_load [v0, v0], s[32:39] dmask:0x1 dim:SQ_RSRC_IMG_2D unorm
;;     s_waitcnt vmcnt(0)
;;     image_store v1, [v0, v0], s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D unorm
;;     end
;; }
